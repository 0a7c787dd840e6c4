/** The lesson "Mobilize". */
export const mobilizeLessonTexts = {
  'lesson.mobilize': 'Mobilize',
  'lesson.mobilize.active':
    'An order works on one planet only: the active one, on whose stack it lies. A Mobilize order moves your units to that planet or from area to area on it, and nowhere else.',
  'lesson.mobilize.execute':
    'Two Mobilize orders of yours lie on Antiga Prime, and five of your Marines wait next door on Pridewater. Carry the first order out.',
  'lesson.mobilize.execute.mark': 'The first order',
  'lesson.mobilize.execute.goal': 'the moves are planned',
  'lesson.mobilize.first':
    'A transport flies on the route from Pridewater, and one of them carries any number. Send all three Marines of Pridewater 1 to Antiga Prime 1: pick them, then where to.',
  'lesson.mobilize.first.mark': 'Three Marines by transport',
  'lesson.mobilize.first.goal': 'three are to land on Antiga Prime 1',
  'lesson.mobilize.first.braken':
    'Braken is joined to Antiga Prime too, by the z-axis, but no transport of yours flies there. Take the Marines of Pridewater 1.',
  'lesson.mobilize.second':
    'One order may split over several areas. Antiga Prime 1 has a limit of 4 and will have 3, so send the two Marines of Pridewater 2 to Antiga Prime 2. Then Done: only now all of them move, at once.',
  'lesson.mobilize.second.mark': 'Splitting up',
  'lesson.mobilize.second.one': '3 on Antiga Prime 1',
  'lesson.mobilize.second.two': '2 on Antiga Prime 2',
  'lesson.mobilize.second.advice':
    'Go back, and send the two Marines of Pridewater 2 to Antiga Prime 2 before you choose Done.',
  'lesson.mobilize.again':
    'Kerrigan has no orders left and is skipped, so it is your turn again. Carry the second order out.',
  'lesson.mobilize.again.mark': 'The second order',
  'lesson.mobilize.again.goal': 'the second order is carried out',
  'lesson.mobilize.within':
    'Units on the active planet need no transport. Move one Marine from Antiga Prime 1 to the empty Antiga Prime 3. If you are curious, try to send it home to Pridewater first.',
  'lesson.mobilize.within.mark': 'Moving on the planet',
  'lesson.mobilize.within.three': 'one on Antiga Prime 3',
  'lesson.mobilize.within.one': 'two stay on Antiga Prime 1',
  'lesson.mobilize.within.back':
    'Pridewater is not the active planet: to bring it home you would need a Mobilize order there. Antiga Prime 3 is free.',
  'lesson.mobilize.within.advice': 'Go back, and move one Marine, neither more nor fewer, before you choose Done.',
  'lesson.mobilize.end':
    'Five Marines in three areas, none above its limit. Limits are counted once, when everything stands where it will stand; while you plan, an area may be too full for a moment.',
  'lesson.mobilize.remember.1': 'Mobilize moves units to the active planet or within it, never away from it.',
  'lesson.mobilize.remember.2':
    'From another planet they need a transport of yours on a route that joins the two; one carries all.',
  'lesson.mobilize.remember.3': 'All moves happen together, each unit once, and unit limits count after the last one.',
} as const;
