import type { Future, Futures } from '../../../kernel/history/preview.ts';
import { refParts } from '../../../kernel/words/message.ts';
import type { Seat, Message } from '../../../kernel/words/message.ts';
import type { Param } from '../../../kernel/words/message.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { say } from '../text/say.ts';

/** A gain or loss of a seat, and its cause. The amount is between `least` and `most`, depending on choices. */
export interface Change {
  readonly cause: Message | null;
  readonly seat: Seat;
  readonly what: 'life' | 'data' | 'upgrades' | 'lost';
  readonly least: number;
  readonly most: number;
}

/** A predicted result: gains and losses, other effects, launched units, and the end of the match if it comes. */
export interface Outlook {
  readonly changes: readonly Change[];
  /** Certain effects without an amount, such as units that are held or tokens that are moved. */
  readonly notes: readonly Message[];
  readonly launched: readonly { readonly unit: UnitId; readonly sure: boolean }[];
  /** The end of the match; `sure` if it comes with all choices. `null`: it does not come. */
  readonly end: { readonly words: Message; readonly sure: boolean } | null;
}

interface Tally {
  readonly change: Omit<Change, 'least' | 'most'>;
  amount: number;
}

/** Sums up the events of all futures: their common effects, and the range of each amount. */
export function outlookOf({ all }: Futures): Outlook {
  const tallies = all.map(talliesOf);
  const keys = new Map<string, Omit<Change, 'least' | 'most'>>();
  for (const tally of tallies) for (const [key, { change }] of tally) if (!keys.has(key)) keys.set(key, change);
  const changes = [...keys].map(([key, change]): Change => {
    const amounts = tallies.map(tally => tally.get(key)?.amount ?? 0);
    return { ...change, least: Math.min(...amounts), most: Math.max(...amounts) };
  });
  const launches = all.map(({ events }) => launchedIn(events));
  const launched = UNIT_IDS.filter(unit => launches.some(units => units.includes(unit))).map(unit => ({
    unit,
    sure: launches.every(units => units.includes(unit)),
  }));
  const notesByFuture = all.map(({ events }) => events.flatMap(({ words }) => noteOf(words) ?? []));
  const notes = (notesByFuture[0] ?? []).filter(note =>
    notesByFuture.every(others => others.some(other => isSame(other, note))),
  );
  const outcomes = all.flatMap(({ outcome }) => outcome?.words ?? []);
  const [words] = outcomes;
  const matchEnd = words === undefined ? null : { words, sure: outcomes.length === all.length };
  return { changes: changes.filter(({ least, most }) => least !== 0 || most !== 0), notes, launched, end: matchEnd };
}

/** The gains and losses in one future, by cause, seat and track. */
function talliesOf({ events }: Future): ReadonlyMap<string, Tally> {
  const tallies = new Map<string, Tally>();
  let cause: Message | null = null;
  for (const { words, rule } of events) {
    cause = causeOf(words) ?? cause;
    const foundTally = changeOf(words);
    if (foundTally === null) continue;
    const actualCause = rule === 'TH-16.2.5' ? say('outlook.parasite') : cause;
    const key = `${JSON.stringify(actualCause)} ${foundTally.seat} ${foundTally.what}`;
    const tally = tallies.get(key) ?? {
      change: { cause: actualCause, seat: foundTally.seat, what: foundTally.what },
      amount: 0,
    };
    tally.amount += foundTally.amount;
    tallies.set(key, tally);
  }
  return tallies;
}

/**
 * The cause that an event names for the following gains and losses: a trap, an assault, or an action card; `null`:
 * none.
 */
function causeOf({ key, with: params = {} }: Message): Message | null {
  switch (key) {
    case 'trap.springs':
    case 'actions.runs':
    case 'actions.copies':
    case 'attack.adds':
    case 'attack.adds-data':
      return isMessage(params.card) ? params.card : null;
    case 'attack.minor':
      return say('outlook.minor-assault');
    case 'attack.assault':
      return say('outlook.assault');
    default:
      return null;
  }
}

function changeOf({ key, with: params = {} }: Message): (Pick<Change, 'seat' | 'what'> & { amount: number }) | null {
  const seat = seatIn(params.seat);
  const amount = typeof params.amount === 'number' ? params.amount : 0;
  if (seat === null) return null;
  switch (key) {
    case 'track.wounded':
      return { seat, what: 'life', amount: -amount };
    case 'track.wounds-for':
    case 'track.healed':
      return { seat, what: 'life', amount };
    case 'track.data':
      return { seat, what: 'data', amount };
    case 'upgrade.gained':
      return { seat, what: 'upgrades', amount };
    case 'decay.lost-stock':
    case 'decay.lost-token':
    case 'decay.lost-side':
      return { seat, what: 'lost', amount: -1 };
    default:
      return null;
  }
}

/** The short text for an event without an amount; `null` if none is shown. */
function noteOf({ key, with: params = {} }: Message): Message | null {
  switch (key) {
    case 'gripper.holds':
      return say('outlook.held', params);
    case 'gripper.frees':
      return say('outlook.freed', params);
    case 'parasite.placed':
      return say('outlook.infested', params);
    case 'trap.deactivated':
      return say('outlook.saved', params);
    case 'malfunction.drawn':
      return say('outlook.drawn', params);
    case 'take-over.ends':
      return say('outlook.leaves', params);
    case 'countdown.next':
      return say('outlook.countdown', params);
    default:
      return null;
  }
}

function isSame(one: Message, other: Message): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function launchedIn(events: Future['events']): readonly string[] {
  return events
    .filter(({ words }) => words.key === 'move.launched')
    .flatMap(({ refs = [] }) => refs.map(ref => refParts(ref).name));
}

function seatIn(param: Param | undefined): Seat | null {
  return typeof param === 'object' && 'seat' in param ? param.seat : null;
}

function isMessage(param: Param | undefined): param is Message {
  return typeof param === 'object' && 'key' in param;
}
