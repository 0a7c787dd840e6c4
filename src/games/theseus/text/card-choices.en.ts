/** The questions and events of single cards (TH-16). */
export const cardChoiceTexts = {
  'card.none': 'No card',
  'why.nowhere': 'No slot could take it.',
  'trap-detector.sector': ({ left }: Filled) =>
    `Where does a deactivation token go (${left === 1 ? 'one' : left} to place)?`,
  'trap-detector.placed': 'A deactivation token goes to {sector}.',
  'malfunction.which': 'Where does the malfunction token go?',
  'station-plans.card': 'Which of your pending cards do you deploy?',
  'gripper.holds': '{card} holds {unit}.',
  'remote-control.card': 'Which action card do you carry out from afar?',
  'incubator.room': 'In which room does {unit} appear?',
  'incubator.launch': 'The sector is full: which unit is launched into space, so that {unit} takes its room?',
  'incubator.born': '{unit} appears in {room}.',
  'ghost-strike.unit': 'Which of your units attacks?',
  'kidnap.unit': 'Which enemy unit do you carry off?',
  'kidnap.sector': 'To which sector is {unit} carried off?',
  'parasite.placed': ({ unit, count }: Filled) =>
    `${unit} carries ${count === 1 ? 'a parasite' : `${count} parasites`}.`,
  'transfer.first': 'Which unit do you exchange? It meets the traps first.',
  'transfer.second': 'Which unit changes places with {unit}?',
  'transfer.none': 'No exchange',
  'transfer.done': '{unit} and {other} change places.',
  'invisibility.unit': 'Which of your units becomes invisible?',
  'invisibility.placed': '{unit} is invisible.',
  'decay.whom': 'Which opponent loses upgrades?',
  'decay.what': ({ left }: Filled) => `Which upgrade do you lose (${left === 1 ? 'one' : left} to lose)?`,
  'decay.stock': 'An upgrade token in stock',
  'decay.token': 'An upgrade token on {card} ({slot})',
  'decay.side': '{unit}, back to its base side',
  'decay.lost-stock': '{seat} loses an upgrade token.',
  'decay.lost-token': '{seat} loses an upgrade token on {card}.',
  'decay.lost-side': '{seat} turns {unit} back to its base side.',
} as const;

type Filled = Readonly<Record<string, string | number>>;
