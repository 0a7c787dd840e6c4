import type { Message, Param, Ref, Seat } from '../../../kernel/words/message.ts';
import type { ShownOption } from '../../../kernel/match/decision.ts';
import type { LessonOf, StageProgress } from '../../../lessons/lesson.ts';
import { goalWriting } from '../../../lessons/goals.ts';
import { LEARNER } from '../../../lessons/position.ts';
import type { SpaceId } from '../data/spaces.ts';
import { controlledBy } from '../state/board.ts';
import type { TextKey } from '../text/en.ts';
import { say, spaceName } from '../text/say.ts';
import type { EmperorView, SeatView } from '../view.ts';

// Queries for lesson goals. They only read the learner's view and the events that the learner saw.

export type EmperorLesson = LessonOf<EmperorView>;
export type EmperorProgress = StageProgress<EmperorView>;

export const { goal, told } = goalWriting<EmperorView, TextKey>(say);

/** How many events with this key concern the seat since the stage began. */
export function timesTold({ events }: EmperorProgress, textKey: TextKey, seat: Seat): number {
  return events.filter(({ words }) => words.key === textKey && isSeat(words.with?.seat, seat)).length;
}

/** Whether a message parameter names this seat. */
function isSeat(param: Param | undefined, seat: Seat): boolean {
  return typeof param === 'object' && 'seat' in param && param.seat === seat;
}

/** The learner's goods, marks, points and technologies. Throws if the view has no such seat. */
export function learnerSeat({ view }: EmperorProgress): SeatView {
  const seatView = view.seats[LEARNER];
  if (seatView === undefined) throw new Error('there is no learner');
  return seatView;
}

/** Whether the learner controls a space. */
export function learnerHolds({ view }: EmperorProgress, space: SpaceId): boolean {
  return view.sectors[space]?.seat === LEARNER;
}

/** Numbers to choose from in a prediction. */
export function numbersToSay(...numbers: readonly number[]): readonly ShownOption[] {
  return numbers.map(number => ({ id: String(number), words: say('lesson-number', { number }) }));
}

/** Spaces to choose from in a prediction. The learner can point at them on the map. */
export function spacesToSay(...spaces: readonly SpaceId[]): readonly ShownOption[] {
  return spaces.map(space => ({ id: space, words: spaceName({ tiles: {} }, space), refs: [`space:${space}`] }));
}

/** The addresses of spaces, to point at. */
export function placesOf(spaces: readonly SpaceId[]): readonly Ref[] {
  return spaces.map((space): Ref => `space:${space}`);
}

/** Other answers to choose from in a prediction, by option id. */
export function wordsToSay(words: Readonly<Record<string, Message>>): readonly ShownOption[] {
  return Object.entries(words).map(([id, told]) => ({ id, words: told }));
}

const PLAYER_NAMES = ['learner', 'vega', 'mira'] as const;

/** The people of a lesson, to choose from in a prediction. */
export function playersToSay(): readonly ShownOption[] {
  return PLAYER_NAMES.map(who => ({ id: who, words: say(`lesson-name.${who}`) }));
}

/** The option id, as in `playersToSay`, of the person with the highest of these numbers, which are in seat order. */
export function personWithMost(numbers: readonly number[]): string {
  return PLAYER_NAMES[numbers.indexOf(Math.max(...numbers))] ?? '';
}

/** For each seat, whether it has food on any sector. */
export function fedSeats(view: EmperorView): readonly boolean[] {
  return view.seats.map((_, seat) => controlledBy(view, seat).some(space => (view.food[space] ?? 0) > 0));
}

/** The learner's amount of a good or of marks, written as a prediction answer. */
export function ownNumber(progress: EmperorProgress, goodOrMarks: 'marks' | 'metal' | 'energy'): string {
  return String(learnerSeat(progress)[goodOrMarks]);
}
