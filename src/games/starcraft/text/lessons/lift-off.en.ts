/** The texts of the lesson "Lift-off". */
export const liftOffLessonTexts = {
  'lesson.lift-off': 'Lift-off: a base that flies',
  'lesson.lift-off.overrun':
    'An Ultralisk of Kerrigan’s stands over your base on Antiga Prime 2: neither of you controls that area. In regrouping a base with enemy units in its area is destroyed. You have one order left, a Mobilize on Antiga Prime, and two Marines on Pridewater 1.',
  'lesson.lift-off.lift':
    'Terran bases can lift off. Among the moves of a Mobilize order the base on that planet may go, once and for nothing, to another area there that is yours or empty. Antiga Prime 1 and Antiga Prime 3 are empty.',
  'lesson.lift-off.lift.thought':
    'Two areas matter: the one that it leaves, and the one that it enters. In which of them does an enemy stand?',
  'lesson.lift-off.lift.ask': 'If the base lifts off from under the Ultralisk, what becomes of it in regrouping?',
  'lesson.lift-off.lift.only-one': 'it may not leave: an enemy stands there',
  'lesson.lift-off.lift.falls': 'it falls all the same',
  'lesson.lift-off.lift.stands': 'it stands in its new area',
  'lesson.lift-off.lift.then': 'Carry the order out, and let the base lift off to either area.',
  'lesson.lift-off.lift.because':
    'It may leave an area with enemies, but not enter one. No enemy stands where it is now, so nothing happens to it.',
  'lesson.lift-off.lift.mark': 'Lift-off',
  'lesson.lift-off.lift.base': 'the base has left',
  'lesson.lift-off.lift.over': 'regrouping has come',
  'lesson.lift-off.lift.lost':
    'The base did not leave, and an Ultralisk stood over it. Go back, carry the order out, and choose lift-off among the moves.',
  'lesson.lift-off.cards':
    'The base had one more use: beside it you held the Resource card of Antiga Prime 2. Regrouping has been over that too.',
  'lesson.lift-off.cards.thought':
    'A card asks for two things: a base on the planet, and control of the area. Check one after the other.',
  'lesson.lift-off.cards.ask': 'Do you hold the card of Antiga Prime 2 after that regrouping?',
  'lesson.lift-off.cards.kept': 'yes, the base is on the planet',
  'lesson.lift-off.cards.none': 'no, that area is not mine',
  'lesson.lift-off.cards.because':
    'A card belongs to the player who controls its area and has a base on the planet. The Ultralisk holds that area; the new area’s card is gained in regrouping.',
  'lesson.lift-off.points':
    'Where the base lands counts as well. Antiga Prime 1 gives a conquest point each round to the player whose units or base stand there alone; Antiga Prime 3 gives resources.',
  'lesson.lift-off.points.thought': 'Consider where the base has landed. Is there a c behind the number of that area?',
  'lesson.lift-off.points.ask': 'How many points does that regrouping give you?',
  'lesson.lift-off.points.because':
    'One if it landed on Antiga Prime 1, none on Antiga Prime 3. So lift-off saves a base, and it can also take a point or a resource that nobody holds.',
  'lesson.lift-off.remember.1': 'Once in a Mobilize order a Terran base may move within its planet, for nothing.',
  'lesson.lift-off.remember.2': 'It may leave an area with enemies, never enter one.',
  'lesson.lift-off.remember.3': 'Resource cards follow in regrouping; a base can hold an area with points, too.',
} as const;
