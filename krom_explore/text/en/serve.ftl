### The server of the app, and what its page says before the app is there and after it is lost.

cli-serve = Open the app in the browser: a board you can touch, every chapter of the rules, the odds beside it.
cli-serve-host = the address to answer on (default: 127.0.0.1, this machine only; 0.0.0.0 for a class)
cli-serve-port = the port to answer on (default: one that is free)
cli-serve-class-size = how many tables stand ready before anybody comes (default: 4)
cli-serve-no-browser = do not open a browser

serve-ready = Krom Explore is open at { $url } (Ctrl-C closes it).
serve-missing = The app is not installed here: { $name } is missing; “pip install krom-explore[app]” brings it.
serve-port-invalid = A port is a number from 1 to 65535, not “{ $port }”.
serve-port-taken = Port { $port } is taken by another program; choose another one, or leave --port out.
serve-port-denied = Port { $port } may not be used by you; choose one above 1023, or leave --port out.
serve-host-invalid = “{ $host }” is not an address of this machine.
serve-class-size-invalid = A class size is a number from 0 to 200, not “{ $size }”.
serve-failed = The app could not be started; what went wrong stands above.

page-title = Krom Explore
page-loading = The fire is lit, the table is being set.
page-slow = Many tables are being set at once. Yours comes next.
page-no-script = Krom Explore needs JavaScript; please allow it for this page.
page-lost = The connection to your table is lost.
page-kept = Your position is in the link: reload to go on from there.
page-stuck = Your table could not be set.
page-again = Please reload to try once more.
page-reload = Reload
page-away = There is no answer yet. Please try again in a moment.
page-not-found = There is nothing at this address.
page-home = Go to the board
