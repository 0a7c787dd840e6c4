type Filled = Readonly<Record<string, string | number>>;

/** What the coach says in a practice whose places and numbers are dealt. */
export const dealtLessonTexts = {
  'lesson.dealt.walk':
    'A unit that leaves a sector walks clockwise, as many sectors as units stand there, itself among them. {unit} starts here: {from}.',
  'lesson.dealt.walk.because':
    'All units of its sector count, of both sides, and the unit itself; then as many sectors, clockwise.',
  'lesson.dealt.passage':
    'Alien 1 starts here: {from}. It walks as many sectors as units stand there, itself among them, and your Shaft Passage takes it one sector further.',
  'lesson.dealt.passage.because': 'Its steps by the count, and one more by the card.',
  'lesson.dealt.fetcher':
    'A Mine of yours is pending in the Docking Bay. A Marine walks as many sectors, clockwise, as units stand where it starts.',
  'lesson.dealt.collector':
    'The Video Cameras in the Control Room are theirs, and the marker on them stands at {marker}. A unit takes as many steps as there are units where it starts.',
  'lesson.dealt.assault':
    'Marine 3 walks from the Nest into room {room} of the Corridors: an assault. A Marine on its base side attacks one enemy in reach, on its upgraded side all of them. In reach is who stands in the same sector, where a passage leads.',
  'lesson.dealt.assault.because':
    'Each Marine by its own room: a base side hits one that a passage leads to, an upgraded side all of those; through a wall nobody hits.',
  'lesson.dealt.cameras': ({ marker, tokens }: Filled) =>
    `Your Video Cameras watch the Corridors. Each enemy that stops there moves their marker up, by 1 and by 1 more for each token on the card; ${tokens === 0 ? 'none lies there' : `tokens there: ${tokens}`}. It stands at ${marker}, and Alien 1 leaves the Nest next, alone there.`,
  'lesson.dealt.cameras.because': 'One for the enemy that stopped, and one for each token on the card.',
  'lesson.dealt.tokens': ({ tokens, stock }: Filled) =>
    `For the next token on a card you give away as many tokens as lie there already, besides the one that you put there. On the Battle Position: ${tokens === 0 ? 'none' : tokens}; in your stock: ${stock}.`,
  'lesson.dealt.tokens.because': 'One is put there, and as many are given away as lay there before.',
  'lesson.dealt.waking': ({ tokens }: Filled) =>
    `The malfunction token lies on your Battle Position, number 1, with ${tokens === 0 ? 'no token' : `tokens on it: ${tokens}`}. Marine 2 goes to the Control Room and puts the malfunction token elsewhere.`,
  'lesson.dealt.waking.because': 'A card that slept has lost nothing: its number and its tokens.',
  'lesson.dealt.finish':
    'You lead the Marines; Professor leads the Scientists. A duel is won by taking the last life point of the other side, or with 20 data points of one’s own. The standings show how far each side is.',
  'lesson.dealt.finish.because':
    'For each victory count what is missing: the life points that the other side has left, or the data points up to 20.',
} as const;
