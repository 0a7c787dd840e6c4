import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Param, Seat, Message } from '../../../kernel/words/message.ts';
import type { DecisiveMoment, Fact, PastOf, RetrospectOf, RoundChart } from '../../../boards/retrospect.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { chartOf } from '../../../boards/retrospect.ts';
import { say } from '../text/say.ts';
import type { TextKey } from '../text/en.ts';
import type { StarCraftView } from '../view.ts';

/** What players see of a finished match of StarCraft when they look back. */
export const starcraftRetrospect: RetrospectOf<StarCraftView> = {
  chart: pointsByRound,
  facts: ({ events, view }, context) => factsOf(countBattles(events), view, context),
  decisive: decisiveEvents,
};

/**
 * The decisive part of the log: the last battle after which a winner held the area, in the last round with one; without
 * one, the last regrouping.
 */
function decisiveEvents({ events, view: { outcome } }: PastOf<StarCraftView>): DecisiveMoment | null {
  const round = events.findLastIndex(({ words }) => words.key === 'planning.round');
  const victoryIndex = events.findLastIndex(
    ({ words: { key, with: params = {} } }, at) =>
      at > round && key === 'battle.ends' && outcome?.winners.includes(seatOf(params.holder) ?? -1) === true,
  );
  const lastBefore = (key: string, before: number): number =>
    events.findLastIndex(({ words }, at) => words.key === key && at <= before);
  const startIndex =
    victoryIndex >= 0 ? lastBefore('battle.begins', victoryIndex) : lastBefore('regrouping.begins', events.length);
  const first = events[startIndex];
  const last = victoryIndex >= 0 ? events[victoryIndex] : events.at(-1);
  const holder = events[victoryIndex]?.words.with?.holder;
  const why = holder === undefined ? say('past.decisive.regrouping') : say('past.decisive.battle', { seat: holder });
  return first === undefined || last === undefined ? null : { from: first.index, to: last.index + 1, why };
}

/**
 * The chart of all seats' conquest points at the end of each round; `null` in Galactic Conquest, which has none
 * (SC-23.1.5).
 */
function pointsByRound(past: PastOf<StarCraftView>, { format }: PaneContext): RoundChart | null {
  const chart = chartOf(past, format(say('past.chart')));
  const goals = past.view.seats.flatMap(({ standing }) => standing?.pointsNeeded ?? []);
  return chart === null ? null : { ...chart, goals: [...new Set(goals)] };
}

/** A battle as recorded in the log. */
interface BattleSizes {
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly area: Param;
  readonly attackers: readonly Message[];
  readonly defenders: readonly Message[];
}

interface BattleCounts {
  readonly battles: readonly BattleSizes[];
  /** The numbers of battles won and units lost, by seat. */
  readonly won: ReadonlyMap<Seat, number>;
  readonly lost: ReadonlyMap<Seat, number>;
  /** How often each unit type was in a battle line, by the key of its name; `fallen` is how often it fell. */
  readonly fighters: ReadonlyMap<string, number>;
  readonly fallen: ReadonlyMap<string, number>;
  readonly givenUp: number;
}

/** The keys of events that record a destroyed unit and its owner. */
const LOSS_EVENTS: ReadonlySet<string> = new Set([
  'battle.destroyed',
  'battle.ability.destroyed',
  'battle.withdraw.nowhere',
  'battle.splash.destroyed',
  'battle.perished',
]);

/** Counts battles and losses in the log. The side that holds the area after a battle has won it. */
function countBattles(events: readonly LogEvent[]): BattleCounts {
  const battles: BattleSizes[] = [];
  const winsBySeat = new Map<Seat, number>();
  const lossesBySeat = new Map<Seat, number>();
  const fighters = new Map<string, number>();
  const fallenByUnit = new Map<string, number>();
  let ordersGivenUp = 0;
  for (const { words } of events) {
    const { key, with: params = {} } = words;
    if (key === 'battle.begins') {
      const battle = battleFrom(params);
      if (battle === null) continue;
      battles.push(battle);
      for (const unit of [...battle.attackers, ...battle.defenders]) incrementCount(fighters, unit.key);
    } else if (key === 'battle.ends') {
      const holder = seatOf(params.holder);
      const battle = battles.at(-1);
      if (holder !== null && (holder === battle?.attacker || holder === battle?.defender))
        incrementCount(winsBySeat, holder);
    } else if (LOSS_EVENTS.has(key)) {
      const seat = seatOf(params.seat);
      const unit = wordsOf(params.unit);
      if (seat !== null) incrementCount(lossesBySeat, seat);
      if (unit !== null) incrementCount(fallenByUnit, unit.key);
    } else if (key === 'execution.event-card-taken') ordersGivenUp += 1;
  }
  return { battles, won: winsBySeat, lost: lossesBySeat, fighters, fallen: fallenByUnit, givenUp: ordersGivenUp };
}

function battleFrom(params: Readonly<Record<string, Param>>): BattleSizes | null {
  const attacker = seatOf(params.attacker);
  const defender = seatOf(params.defender);
  if (attacker === null || defender === null || params.area === undefined) return null;
  return {
    attacker,
    defender,
    area: params.area,
    attackers: listOf(params.attackers),
    defenders: listOf(params.defenders),
  };
}

function factsOf(counted: BattleCounts, { round, seats }: StarCraftView, { format }: PaneContext): readonly Fact[] {
  const { battles, won, lost, fighters, fallen, givenUp } = counted;
  const fact = (label: TextKey, ...parts: readonly Message[]): Fact => ({
    label: format(say(label)),
    text: parts.map(format).join(', '),
  });
  const bySeat = (counts: ReadonlyMap<Seat, number>): Message[] =>
    seats.map(({ seat }) => say('past.count', { seat: { seat }, count: counts.get(seat) ?? 0 }));
  const facts = [
    ...goalFacts(seats, fact),
    fact('past.rounds', say('past.rounds.text', { count: round })),
    fact('past.battles', say('past.battles.text', { count: battles.length })),
  ];
  if (battles.length > 0) facts.push(fact('past.won', ...bySeat(won)));
  if (lost.size > 0) facts.push(fact('past.lost', ...bySeat(lost)));
  const biggestBattle = battles.reduce<BattleSizes | null>(
    (mostSoFar, battle) => (mostSoFar === null || sizeOf(battle) > sizeOf(mostSoFar) ? battle : mostSoFar),
    null,
  );
  if (biggestBattle !== null) {
    const { area, attacker, defender, attackers, defenders } = biggestBattle;
    const words = say('past.biggest.text', {
      area,
      attacker: { seat: attacker },
      defender: { seat: defender },
      attackers: attackers.length,
      defenders: defenders.length,
    });
    facts.push(fact('past.biggest', words));
  }
  for (const [label, counts] of [
    ['past.fighter', fighters],
    ['past.fallen', fallen],
  ] as const) {
    const mostFrequent = mostOf(counts);
    if (mostFrequent !== null)
      facts.push(fact(label, say('past.fighter.text', { unit: { key: mostFrequent.key }, count: mostFrequent.count })));
  }
  if (givenUp > 0) facts.push(fact('past.events', say('past.events.text', { count: givenUp })));
  return facts;
}

/** The points of each seat and the points it needed, since factions need different totals (SC-19.1). */
function goalFacts(
  seats: StarCraftView['seats'],
  fact: (label: TextKey, ...parts: readonly Message[]) => Fact,
): readonly Fact[] {
  const parts = seats.flatMap(({ seat, faction, conquestPoints, standing }): Message[] => {
    const needed = standing?.pointsNeeded ?? null;
    if (needed === null || faction === null) return [];
    const pointsNow = standing?.teamFigures?.points ?? conquestPoints;
    return [say('past.goal', { seat: { seat }, has: pointsNow, needed, faction: say(`faction.${faction}.short`) })];
  });
  return parts.length === 0 ? [] : [fact('past.goals', ...parts)];
}

function sizeOf({ attackers, defenders }: BattleSizes): number {
  return attackers.length + defenders.length;
}

/** The entry with the highest count; the first one if several are equal. */
function mostOf(counts: ReadonlyMap<string, number>): { readonly key: string; readonly count: number } | null {
  let mostSoFar: { key: string; count: number } | null = null;
  for (const [key, count] of counts) if (mostSoFar === null || count > mostSoFar.count) mostSoFar = { key, count };
  return mostSoFar;
}

function incrementCount<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

function seatOf(param: Param | undefined): Seat | null {
  return typeof param === 'object' && 'seat' in param ? param.seat : null;
}

function wordsOf(param: Param | undefined): Message | null {
  return typeof param === 'object' && 'key' in param ? param : null;
}

function listOf(param: Param | undefined): readonly Message[] {
  return isList(param) ? param : [];
}

function isList(param: Param | undefined): param is readonly Message[] {
  return Array.isArray(param);
}
