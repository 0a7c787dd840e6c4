import { numberIn } from '../../../kernel/match/decision.ts';
import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { LessonOf, StageProgress, WayAnswer } from '../../../lessons/lesson.ts';
import { goalWriting } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import type { HexId } from '../data/hexes.ts';
import type { PieceKind, UnitKind } from '../data/units.ts';
import type { TextKey } from '../text/en.ts';
import { hexName, hexRef, say } from '../text/say.ts';
import { viewedAt } from '../view.ts';
import type { EmpiresView, SeatView } from '../view.ts';

// What the goals of lessons ask: only of the learner's view and of what it was told.

export type EmpiresLesson = LessonOf<EmpiresView>;
export type Now = StageProgress<EmpiresView>;

export const { goal, told } = goalWriting<EmpiresView, TextKey>(say);

/** What the learner knows of its own things alone. Throws when the view has no such seat. */
export function own({ view }: Now): NonNullable<SeatView['own']> {
  const found = view.seats[LEARNER]?.own ?? null;
  if (found === null) throw new Error('there is no learner');
  return found;
}

/** How many units of a type a seat has in a hex, as far as the learner sees. */
export function unitsAt({ view }: Now, seat: Seat, hex: HexId, kind?: UnitKind): number {
  return viewedAt(view, hex, seat)
    .filter(piece => kind === undefined || piece.kind === kind)
    .reduce((sum, { count }) => sum + (count ?? 0), 0);
}

/** Whether a marker has been turned up. */
export function isFound({ view }: Now, hex: HexId): boolean {
  return view.hexes[hex]?.hidden === false;
}

/** What a production sheet has left to spend, where it is asked for. */
export function leftToSpend({ decision }: Now): string {
  const left = decision === null ? null : numberIn(decision, 'left');
  return left === null ? '' : String(left);
}

/** What ships cost in the economic phase whose sheet is open. */
export function maintenanceDue(now: Now): string {
  const { income } = own(now);
  return income === null ? '' : String(income.carried + income.colonies - Number(leftToSpend(now)));
}

/** How many units of these types stand on the learner's sheet. */
export function bought(now: Now, ...kinds: readonly UnitKind[]): number {
  const units = own(now).sheet?.units ?? [];
  return units.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);
}

/** The first of these types that the homeworld's Ship Yards do not offer; empty: they offer all. */
export function notOffered({ decision }: Now, kinds: readonly UnitKind[]): string {
  return kinds.find(kind => decision === null || optionThat(decision, 'buy', kind, 'c4') === null) ?? '';
}

/** Whether units of a type may be moved in the decision that is asked. */
export function canGo({ decision }: Now, kind: UnitKind): boolean {
  return decision !== null && optionThat(decision, 'go', kind) !== null;
}

/** How many events of the stage have a key. */
export function countEvents({ events }: Now, ...keys: readonly TextKey[]): number {
  return events.filter(({ words }) => keys.some(key => key === words.key)).length;
}

/** The first event of the stage with a key; `null`: there was none. */
export function firstTold({ events }: Now, key: TextKey): LogEvent | null {
  return events.find(({ words }) => words.key === key) ?? null;
}

// ---- what a prediction may say

/** Numbers. */
export function numbersToSay(...numbers: readonly number[]): readonly ShownOption[] {
  return numbers.map(number => ({ id: String(number), words: say('lesson-number', { number }) }));
}

/** Hexes, which can be pointed at. */
export function hexesToSay(...hexes: readonly HexId[]): readonly ShownOption[] {
  return hexes.map(hex => ({ id: hex, words: say('hex', { hex: hexName(hex) }), refs: [hexRef(hex)] }));
}

/** Types of units. */
export function unitsToSay(...kinds: readonly UnitKind[]): readonly ShownOption[] {
  return kinds.map(kind => ({ id: kind, words: say(`unit.${kind}`) }));
}

/** Anything else. */
export function wordsToSay(words: Readonly<Record<string, TextKey>>): readonly ShownOption[] {
  return Object.entries(words).map(([id, key]) => ({ id, words: say(key) }));
}

// ---- right answers: handles are dealt by chance, so options are known by what they do, and with what

/** The first option that does that, with units of the type and from or in the hex if they are named. */
export function optionThat({ options }: Decision, doing: string, unit?: PieceKind, hex?: HexId): string | null {
  const found = options.find(
    ({ details, refs = [] }) =>
      details?.do === doing &&
      (unit === undefined || details.unit === unit) &&
      (hex === undefined || refs.includes(hexRef(hex))),
  );
  return found?.id ?? null;
}

/** Finds the option that does something with units of a type: `withUnits('go', 'scout', 'c4')`. */
export function withUnits(doing: string, kind: UnitKind, hex?: HexId): (decision: Decision) => string {
  return decision => optionThat(decision, doing, kind, hex) ?? doing;
}

/** An option of where to go, for units of a type only: `forUnits('miner', 'to:c3')`. */
export function forUnits(kind: UnitKind, option: string): (decision: Decision) => string {
  return ({ details }) => (details?.unit === kind ? option : `${kind} ${option}`);
}

/** Moves units of a type from one hex to the next. */
export function moves(kind: UnitKind, from: HexId, to: HexId): readonly WayAnswer[] {
  return [withUnits('go', kind, from), `to:${to}`];
}

/** Fires at the first target that there is. */
export function firesAt(decision: Decision): string {
  return optionThat(decision, 'at') ?? 'at';
}

/** Fires at the colony with the first group that can. */
export function bombards(decision: Decision): string {
  return optionThat(decision, 'fire') ?? 'fire';
}

/** Brings the first group that there is to the newest technology, whole. */
export function refitsAll({ options }: Decision): string {
  const units = (option: ShownOption): number => numberIn(option, 'units') ?? 0;
  return options.toSorted((one, other) => units(other) - units(one)).find(option => units(option) > 0)?.id ?? 'refit';
}

/** Settles with the first ship that can. */
export function settles(decision: Decision): string {
  return optionThat(decision, 'settle') ?? 'settle';
}

/** The answer of a rival who wants to move units of a type from a hex; `null`: it can't. */
export function rivalGoes(decision: Decision, kind: UnitKind, from: HexId): string | null {
  return optionThat(decision, 'go', kind, from);
}
