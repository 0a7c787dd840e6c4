/** The texts of the lesson "Mobilize". */
export const mobilizeLessonTexts = {
  'lesson.mobilize': 'Mobilize',
  'lesson.mobilize.active':
    'A Mobilize order moves your units to the planet on which it lies, or from area to area there, and nowhere else. Two such orders lie on Antiga Prime. Five Marines stand on Pridewater, one on Braken, and your only transport flies between Pridewater and Antiga Prime.',
  'lesson.mobilize.active.thought':
    'Consider where your transport flies, and how many it may carry. Then ask which Marines stand at one of its ends.',
  'lesson.mobilize.active.ask': 'How many Marines can one order bring to Antiga Prime?',
  'lesson.mobilize.active.one': 'one, because there is one transport',
  'lesson.mobilize.active.six': 'all six',
  'lesson.mobilize.active.five': 'the five of Pridewater',
  'lesson.mobilize.active.then':
    'Try it: carry the order out and bring as many as you can. Choose the areas as you like. All of them move at once, at Done.',
  'lesson.mobilize.active.because':
    'One transport carries any number of units, but only along its own route. Braken is joined to Antiga Prime too, yet none of your transports flies there.',
  'lesson.mobilize.active.mark': 'The first order',
  'lesson.mobilize.active.goal': 'all Marines that can come have come',
  'lesson.mobilize.active.braken':
    'None of your transports flies between Braken and Antiga Prime, so this Marine can’t come. Take those of Pridewater.',
  'lesson.mobilize.active.advice': 'More Marines could have come. Go back, and bring all that can.',
  'lesson.mobilize.limit':
    'Five Marines, and no area could take them all: every area has a unit limit. Inspect Antiga Prime 1 (i).',
  'lesson.mobilize.limit.thought': 'The area says it itself: inspect it. How many stand there now tells you nothing.',
  'lesson.mobilize.limit.ask': 'How many units may stand on {area}?',
  'lesson.mobilize.limit.because':
    'Limits are checked when all units have moved. While you plan, an area may be too full for a moment.',
  'lesson.mobilize.within':
    'The second order is the last one of this round; afterwards regrouping gives conquest points. Antiga Prime 1 and Braken 1 yield one each. Spread out, so that you hold all three areas of Antiga Prime.',
  'lesson.mobilize.within.thought':
    'Go through the areas with c, on all planets: in which of them will somebody of yours stand at the end?',
  'lesson.mobilize.within.ask': 'How many conquest points will you get?',
  'lesson.mobilize.within.then':
    'Carry it out. On the planet itself no transport is needed. You may also try to send somebody back to Pridewater.',
  'lesson.mobilize.within.because':
    'Points come from areas where units of yours stand, here Antiga Prime 1 and Braken 1. No base is needed for that.',
  'lesson.mobilize.within.mark': 'Moving on the planet',
  'lesson.mobilize.within.all': 'you hold all three areas of Antiga Prime',
  'lesson.mobilize.within.over': 'points are counted',
  'lesson.mobilize.within.back':
    'This order works on Antiga Prime only. To bring units back you would need a Mobilize order on Pridewater.',
  'lesson.mobilize.within.lost':
    'One area of Antiga Prime was empty when the round ended. Go back, and leave at least one Marine in each.',
  'lesson.mobilize.end':
    'Each Mobilize list also has “Destroy own pieces…”: you may give up units, transports or bases of yours in your own turn. They go back to the box and can be built again; that makes room.',
  'lesson.mobilize.remember.1': 'Mobilize moves units to the active planet or within it, never away from it.',
  'lesson.mobilize.remember.2':
    'From another planet they need a transport of yours on a route that joins the two; one carries all.',
  'lesson.mobilize.remember.3': 'All moves happen together, each unit once, and unit limits count after the last one.',
} as const;
