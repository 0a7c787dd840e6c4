/** The texts of the lesson "Roads and trade". */
export const roadsLessonTexts = {
  'lesson.roads': 'Roads and trade',
  'lesson.roads.begin':
    'Pipelines are unarmed counters, for 3 CP each, that go one hex a turn. Where they lie in hexes side by side, they are a chain. You have four of them, your homeworld C4, and colonies on D4 and D2.',
  'lesson.roads.chain':
    'Lay the chain: C4, D4, D3, D2. One pipeline lies on C4 already, two on D4, and one on C2, beside D2. Move the two that are missing.',
  'lesson.roads.chain.thought':
    'See which links of the chain are there already. Where is a pipeline too many, and which one lies beside the chain?',
  'lesson.roads.chain.mark': 'The chain',
  'lesson.roads.chain.goal': 'pipelines lie on C4, D4, D3 and D2',
  'lesson.roads.chain.advice':
    'One of the two on D4 goes to D3, the one on C2 to D2. Everything else stays, the Destroyer too.',
  'lesson.roads.chain.needs':
    'The chain lies, but the Destroyer is needed on C4 for what comes next. Go back, and move the pipelines alone.',
  'lesson.roads.trade.count':
    'The chain holds. In the economic phase it brings 1 CP for each colony that it links to your homeworld. Four pipelines, two colonies.',
  'lesson.roads.trade.thought': 'Ask what is paid for: the links, or what they join to the homeworld? Count only that.',
  'lesson.roads.trade.ask': 'How many CP will the chain bring?',
  'lesson.roads.trade': 'End your turn, and read your sheet.',
  'lesson.roads.trade.because':
    'One for D4 and one for D2. Neither the homeworld itself nor the hexes between count: near colonies need fewer pipelines.',
  'lesson.roads.trade.needs':
    'The chain does not lie any more, or the Destroyer has left C4: next comes their road. Go back, and end your turn with everything where it is.',
  'lesson.roads.trade.mark': 'Trade',
  'lesson.roads.trade.goal': 'your sheet is open',
  'lesson.roads.road.count':
    'A chain is a road as well: a unit whose whole move follows it goes one hex farther, and nothing on the way slows it. Your Destroyer on C4 goes one hex a turn.',
  'lesson.roads.road.thought':
    'Begin with how far it goes by itself, and add what a road gives. Are the pipelines at rest in this turn?',
  'lesson.roads.road.ask': 'How many hexes can it go along the chain in this turn?',
  'lesson.roads.road': 'Keep your sheet, bought or not. Then take the Destroyer along the chain to D3.',
  'lesson.roads.road.because':
    'One more than without a road. The pipelines that it used may not move again this turn; and pipelines that have moved this turn are not a road.',
  'lesson.roads.road.mark': 'The road',
  'lesson.roads.road.goal': 'the Destroyer has come to D3',
  'lesson.roads.road.advice': 'Step by step: first to D4, then to D3, with the pipelines left where they are.',
  'lesson.roads.broken.count':
    'Korr’s Scout has come to E2, beside D2 and D3. On D3 your Destroyer stands; on D2 there is a colony, a pipeline, and nothing armed. The Scout is about to enter D2.',
  'lesson.roads.broken.thought': 'Look for anything on D2 that could fire. Without that, can there be a battle?',
  'lesson.roads.broken.ask': 'What becomes of the pipeline on D2?',
  'lesson.roads.broken.battle': 'It fights back: there is a battle',
  'lesson.roads.broken.gone': 'It is destroyed at once',
  'lesson.roads.broken.safe': 'Nothing, as long as the colony stands',
  'lesson.roads.broken': 'End your turn, and watch.',
  'lesson.roads.broken.because':
    'Unarmed units alone are destroyed by any enemy that enters, without a battle. D2 is no longer linked; and with the Scout above it, it is blockaded as well.',
  'lesson.roads.broken.mark': 'A broken link',
  'lesson.roads.broken.goal': 'Korr has had its turn',
  'lesson.roads.close':
    'A chain pays for itself in three phases or more, and it tells Korr where your colonies are. A link that is gone cuts off all colonies behind it.',
  'lesson.roads.remember.1': 'A chain brings 1 CP for each colony linked to the homeworld.',
  'lesson.roads.remember.2': 'A unit that stays on the chain goes one hex farther.',
  'lesson.roads.remember.3': 'One armed ship breaks an unguarded link at once.',
} as const;
