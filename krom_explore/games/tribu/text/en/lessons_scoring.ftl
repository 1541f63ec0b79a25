### Lessons on closing a challenge and counting spheres. How they are written: see lessons_building.ftl.

lesson-scoring-close-title = The last chain
lesson-scoring-close = You have three complete chains. A fourth one closes the challenge. Close it in this turn.
lesson-scoring-close-hint-1 = One chain lacks its last vase.
lesson-scoring-close-hint-2 = “{ $weaver }” asks for a statue. You hold one.
lesson-scoring-close-hint-3 = Draw, then lay “{ $blue_statue }”.
lesson-scoring-close-done = The challenge closed at once. You counted what lay on your table; what you still held did not matter.
lesson-scoring-close-failed = Your turn is over, and the challenge is still open.

lesson-scoring-hostile-title = Out of the hand
lesson-scoring-hostile = Bruno will close the challenge in his next turn. Whatever you hold then is subtracted. Get at least ten spheres for this challenge.
lesson-scoring-hostile-hint-1 = A card that you lay counts twice: it no longer counts against you, and it counts for you. Which of yours has the most spheres?
lesson-scoring-hostile-hint-2 = Even a character alone counts on the table.
lesson-scoring-hostile-done = Spheres in the hand are hostile when somebody else closes. On the table every card counts, even in an unfinished chain.
lesson-scoring-hostile-failed = Too little is left.
lesson-scoring-hostile-failed-little = You still held too many spheres. The heaviest card should have been on the table.

lesson-scoring-leader-title = A leader in glory
lesson-scoring-leader = You have 40 spheres, { $spheres } win. Closing now is not enough. Bruno is harmless, and you have two turns. Win.
lesson-scoring-leader-hint-1 = A magical protected chain brings { $magic } spheres more, that of your leader { $leader_magic }. Your leader is “{ $rider }”.
lesson-scoring-leader-done = The Totem first, then the last chain. Once the challenge is closed, it is too late for a Totem.
lesson-scoring-leader-failed = Two turns are over, and you have not won.
lesson-scoring-leader-failed-early = The challenge is closed, but no chain of yours was magical, and the spheres were too few.
lesson-scoring-leader-failed-wasted = One of your two turns is over, and the Totem is still in your hand.
lesson-scoring-leader-failed-other = A magical chain, but not that of your leader. It would have brought more.

lesson-scoring-ahead-title = Only when you are ahead
# $goal_tie
lesson-scoring-ahead = You have 70 spheres from before, Bruno 84, and { $spheres } win. { $goal_tie ->
    [closer] If several have enough, whoever closed the challenge wins.
   *[highest] If several have enough, the highest total wins.
} Win this game.
lesson-scoring-ahead-hint-1 = Count what Bruno would have if you closed now. Then see what lies face down beside “{ $weaver }”.
lesson-scoring-ahead-done = Closing is only good for whoever is ahead then. The bison made the difference.
lesson-scoring-ahead-failed = You have used up your moves.
lesson-scoring-ahead-failed-behind = You closed the challenge and had enough spheres. Bruno had more.
