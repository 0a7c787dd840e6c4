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

// Functions for the goals of lessons. They read only the learner's view and the events that the learner saw.

export type EmpiresLesson = LessonOf<EmpiresView>;
export type Progress = StageProgress<EmpiresView>;

export const { goal, told } = goalWriting<EmpiresView, TextKey>(say);

/** The learner's private state. Throws if the view does not show it. */
export function ownState({ view }: Progress): NonNullable<SeatView['own']> {
  const learnerState = view.seats[LEARNER]?.own ?? null;
  if (learnerState === null) throw new Error('there is no learner');
  return learnerState;
}

/** How many units of a type a seat has in a hex, as far as the learner sees. */
export function unitsAt({ view }: Progress, seat: Seat, hex: HexId, kind?: UnitKind): number {
  return viewedAt(view, hex, seat)
    .filter(piece => kind === undefined || piece.kind === kind)
    .reduce((sum, { count }) => sum + (count ?? 0), 0);
}

/** Whether the marker of a hex is face up. */
export function isMarkerFound({ view }: Progress, hex: HexId): boolean {
  return view.hexes[hex]?.hidden === false;
}

/** The CP left to spend on the open production sheet, as text; empty if no sheet is open. */
export function leftToSpend({ decision }: Progress): string {
  const moneyLeft = decision === null ? null : numberIn(decision, 'left');
  return moneyLeft === null ? '' : String(moneyLeft);
}

/** The maintenance in the current economic phase, as text, computed from the open sheet; empty without income. */
export function maintenanceDue(progress: Progress): string {
  const { income } = ownState(progress);
  return income === null ? '' : String(income.carried + income.colonies - Number(leftToSpend(progress)));
}

/** How many units of some types are on the learner's sheet. */
export function boughtCount(progress: Progress, ...kinds: readonly UnitKind[]): number {
  const units = ownState(progress).sheet?.units ?? [];
  return units.reduce((sum, { kind, count }) => sum + (kinds.includes(kind) ? count : 0), 0);
}

/** The first of some unit types that the homeworld's Ship Yards do not offer; empty if they offer all. */
export function firstNotOffered({ decision }: Progress, kinds: readonly UnitKind[]): string {
  return kinds.find(kind => decision === null || optionId(decision, 'buy', kind, 'c4') === null) ?? '';
}

/** Whether the current question lets units of a type move. */
export function canMoveUnit({ decision }: Progress, kind: UnitKind): boolean {
  return decision !== null && optionId(decision, 'go', kind) !== null;
}

/** How many events of the stage have one of the given keys. */
export function countEvents({ events }: Progress, ...keys: readonly TextKey[]): number {
  return events.filter(({ words }) => keys.some(key => key === words.key)).length;
}

/** The first event of the stage with the given key; `null` if there is none. */
export function firstTold({ events }: Progress, key: TextKey): LogEvent | null {
  return events.find(({ words }) => words.key === key) ?? null;
}

// Answers to choose from in a prediction:

/** Numbers as answers to a prediction. */
export function numberChoices(...numbers: readonly number[]): readonly ShownOption[] {
  return numbers.map(number => ({ id: String(number), words: say('lesson-number', { number }) }));
}

/** Hexes as answers to a prediction; the learner can point at them on the map. */
export function hexChoices(...hexes: readonly HexId[]): readonly ShownOption[] {
  return hexes.map(hex => ({ id: hex, words: say('hex', { hex: hexName(hex) }), refs: [hexRef(hex)] }));
}

/** Unit types as answers to a prediction. */
export function unitChoices(...kinds: readonly UnitKind[]): readonly ShownOption[] {
  return kinds.map(kind => ({ id: kind, words: say(`unit.${kind}`) }));
}

/** Texts as answers to a prediction, by id. */
export function textChoices(words: Readonly<Record<string, TextKey>>): readonly ShownOption[] {
  return Object.entries(words).map(([id, key]) => ({ id, words: say(key) }));
}

// Right answers. Handles are random, so options are found by their action, unit type and hex:

/** The id of the first option with an action and, if given, a unit type and a hex; `null` if there is none. */
export function optionId({ options }: Decision, action: string, unit?: PieceKind, hex?: HexId): string | null {
  const foundOption = options.find(
    ({ details, refs = [] }) =>
      details?.do === action &&
      (unit === undefined || details.unit === unit) &&
      (hex === undefined || refs.includes(hexRef(hex))),
  );
  return foundOption?.id ?? null;
}

/** An answer that does something with units of a type, as in `withUnits('go', 'scout', 'c4')`. */
export function unitAnswer(action: string, kind: UnitKind, hex?: HexId): (decision: Decision) => string {
  return decision => optionId(decision, action, kind, hex) ?? action;
}

/** An answer that gives a destination only to units of one type, as in `forUnits('miner', 'to:c3')`. */
export function answerForUnits(kind: UnitKind, option: string): (decision: Decision) => string {
  return ({ details }) => (details?.unit === kind ? option : `${kind} ${option}`);
}

/** The two answers that move units of a type from one hex to the next. */
export function moveAnswers(kind: UnitKind, startHex: HexId, nextHex: HexId): readonly WayAnswer[] {
  return [unitAnswer('go', kind, startHex), `to:${nextHex}`];
}

/** The answer that fires at the first target. */
export function fireAnswer(decision: Decision): string {
  return optionId(decision, 'at') ?? 'at';
}

/** The answer that bombards the colony with the first group. */
export function bombardAnswer(decision: Decision): string {
  return optionId(decision, 'fire') ?? 'fire';
}

/** The answer that refits as many units as possible. */
export function refitAnswer({ options }: Decision): string {
  const unitsOfOption = (option: ShownOption): number => numberIn(option, 'units') ?? 0;
  return (
    options
      .toSorted((one, other) => unitsOfOption(other) - unitsOfOption(one))
      .find(option => unitsOfOption(option) > 0)?.id ?? 'refit'
  );
}

/** The answer that settles with the first ship that can. */
export function settleAnswer(decision: Decision): string {
  return optionId(decision, 'settle') ?? 'settle';
}

/** The rival's answer that moves units of a type from a hex; `null` if it is not possible. */
export function rivalMoveAnswer(decision: Decision, kind: UnitKind, startHex: HexId): string | null {
  return optionId(decision, 'go', kind, startHex);
}
