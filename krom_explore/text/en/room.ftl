### A class that works together on a served app: what pupils and teachers are told, and the teacher’s page.

# --- what the server says

room-other = The server was started anew. This page sends what it has once more.
room-not-open = The class is not doing this activity just now. What you have done is kept on this page.
room-hurried = That is faster than anybody can play. This page sends it again in a moment.
room-teacher-only = Only the teacher’s address leads the class. The server prints it when it starts.
# $n: how many; more than three
room-dismiss-like = { $n } others have the same address. Take them all out too, and let nobody new in from there until the next activity? Not if the school’s network gives one address to the whole class.
room-unclear = The server cannot make anything of that.
bad-room-full = There are already { $most } pupils in this room, or too many at your address.
bad-room-dismissed = Your teacher has taken this page out of the class.
bad-room-nobody = There is nobody of that number.
bad-room-lessons = At most { $most } activities can be opened before the server is started anew.
bad-room-closed = No activity is open yet.

# --- the teacher’s page

ui-wall-here = { $n ->
    [0] Nobody is here yet.
    [one] One pupil is here.
   *[other] { $n } pupils are here.
}
ui-wall-begin = Begin with the class
ui-wall-lead = Bring the class here
ui-wall-still = The class is still at: { $activity }
ui-wall-pause = Pause
ui-wall-go-on = Go on
ui-wall-reveal = Reveal the answer
ui-wall-hide = Hide the answer
ui-wall-next = Next activity
ui-wall-large = Projector view
ui-wall-dismiss = Take { $name } out of the class
ui-wall-dismiss-sure = Take { $name } out of the class, with everything that this page has sent?
# $rounds: how many have been played; at least one
ui-wall-next-sure = The class leaves this activity. { $rounds ->
    [one] The one round stays:
   *[other] All { $rounds } rounds stay:
} come back to this page to look at them or to save them. Go on?
# On the page for teachers
ui-class-running = A class is running: { $activity }
ui-class-running-way = To its page
ui-wall-other = An activity of another game
ui-wall-join = Pupils come in here
ui-wall-copy = Copy the link
ui-wall-code = QR code of the link for pupils
ui-wall-working = { $n ->
    [0] Who is here: everybody is done
    [one] Who is here: one is still working
   *[other] Who is here: { $n } are still working
}
ui-wall-done = done
ui-wall-predicts = is predicting
ui-wall-plays = { $done } of { $of }
ui-wall-waiting = Asking the class how it stands.
ui-wall-lost = The server does not answer. This page tries again by itself.
ui-wall-not-teacher = The class is led from the teacher’s address. The server prints it when it starts: open that address in this browser once, and this page leads.
ui-wall-outdated = The server was started anew, and with it the teacher’s address is a new one. It stands where the server was started: open it once in this browser, and this page leads again. Pupils stay where they are: their pages send once more what they have.
ui-wall-alone = There is no live room here. The class’s results can be collected by codes instead.
ui-wall-codes = Collect codes
bad-wall-news = This is not what the server of a class tells.
