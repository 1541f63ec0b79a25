import { stageRender } from "./stage.js";

/** The stage as an anywidget, for notebooks. */
export default { render: stageRender };
