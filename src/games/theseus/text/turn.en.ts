import { TRACK_END } from '../data/tokens.ts';

/** The texts of a turn: moves, traps, attacks, space (TH-5 to TH-9). */
export const turnTexts = {
  'round.ends': 'Round {round} ends: everybody has had a turn.',
  'turn.begins': '{seat} is to move.',
  'move.unit': 'Which unit do you move?',
  'move.no-unit': 'No unit can move: the turn ends',
  'move.none': '{seat} has no unit that can move.',
  'move.path': 'Which way does {unit} go?',
  'path.to': 'to {sector}',
  'path.to.how': 'to {sector}: {how}',
  'path.skip': 'skipping {sector}',
  'path.stay': 'a point spent in {sector}',
  'path.more': 'one sector more by the Ventilation Shaft',
  'path.less': 'one sector less by the Ventilation Shaft',
  'path.further': 'one sector further by its own ability',
  'path.passages': ({ count }: Filled) => `${count === 1 ? 'one sector' : `${count} sectors`} further by Shaft Passage`,
  'path.passage-used': '{seat} uses Shaft Passage.',
  'move.goes': '{unit} goes {count} sectors: {ways}.',
  'move.step': '{number} {sector}',
  'move.skips': '{unit} skips {sector}.',
  'move.room': 'Where in {sector} does {unit} stop?',
  'move.launch': '{sector} is full: which unit is launched into space, so that {unit} takes its room?',
  'move.launched': '{unit} is launched into space.',
  'move.stops': '{unit} stops in {room}.',
  'move.teleport': 'Where does {unit} stop?',
  'move.teleports': '{unit} is teleported to {sector}.',
  'move.returns': '{unit} comes back from space.',
  'move.return': 'Where does {unit} come back from space?',
  'trap.springs': '{card} in {sector} works on {unit}.',
  'trap.order': 'Which trap works next?',
  'trap.deactivated': 'A deactivation token in {sector} saves {unit} from the traps there.',
  'parasite.gone': '{unit} gets rid of its parasites.',
  'gripper.frees': '{unit} is free again.',
  'attack.assault': '{seat} makes an assault in all sectors.',
  'attack.minor': '{seat} makes a minor assault in {sector}.',
  'attack.target': 'Which enemy does {unit} attack?',
  'attack.hits': '{unit} attacks {target}.',
  'attack.sum': 'Total in {sector}: {sums}.',
  'attack.sum.wounds': ({ seat, amount }: Filled) => `${amount} wound${amount === 1 ? '' : 's'} for ${seat}`,
  'attack.sum.data': ({ seat, amount }: Filled) => `${amount} data point${amount === 1 ? '' : 's'} for ${seat}`,
  'attack.adds': ({ card, amount }: Filled) => `${card} adds ${amount} wound${amount === 1 ? '' : 's'}.`,
  'attack.adds-data': ({ card, amount }: Filled) => `${card} adds ${amount} data point${amount === 1 ? '' : 's'}.`,
  'attack.unseen': '{unit} was invisible in this attack and is visible again.',
  'attack.repeat-question': 'Does a Marine repeat its attacks with Double Shot?',
  'attack.repeat': '{unit} attacks again',
  'attack.lurking': 'Which enemy does Lurking attack?',
  'attack.bonus': ({ amount }: Filled) => `Who takes ${amount} more wound${amount === 1 ? '' : 's'}?`,
  'track.wounded': ({ seat, amount, life }: Filled) =>
    `${seat}: ${amount} wound${amount === 1 ? '' : 's'}, ${life === 0 ? 'LP 0 now' : lifeFrom(life, amount)}.`,
  'track.wounds-for': ({ seat, victim, amount }: Filled) =>
    `${seat} gains ${amount} life point${amount === 1 ? '' : 's'} for wounding ${victim}.`,
  'track.data': ({ seat, amount, data }: Filled) =>
    `${seat}: ${amount} data point${amount === 1 ? '' : 's'}, ${dataNow(data)}.`,
  'track.healed': ({ seat, amount, life }: Filled) =>
    `${seat} regains ${amount} life point${amount === 1 ? '' : 's'}: ${life}.`,
  'countdown.next': ({ left }: Filled) => `The end-of-game marker moves to ${left}.`,
  'countdown.end': 'The end-of-game marker reaches the end.',
  'countdown.tie': 'A tie of {seats}: each has one more turn.',
} as const;

/** The present data points in words. At the end of the track no further points count (TH-3.2). */
function dataNow(data: string | number | undefined): string {
  return data === TRACK_END ? `which fills the track: ${data}` : `${data} in all`;
}

type Filled = Readonly<Record<string, string | number>>;

/** The change of life points by a number of wounds; only the present number if the number of wounds is unknown. */
function lifeFrom(life: string | number | undefined, amount: string | number | undefined): string {
  const lifeBefore = Number(life) + Number(amount);
  return Number.isNaN(lifeBefore) ? `LP ${String(life)}` : `LP ${lifeBefore} to ${String(life)}`;
}
