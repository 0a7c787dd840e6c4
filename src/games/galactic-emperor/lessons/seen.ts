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

// What the goals of lessons ask: only of the learner's view and of what it was told.

export type EmperorLesson = LessonOf<EmperorView>;
export type Now = StageProgress<EmperorView>;

export const { goal, told } = goalWriting<EmperorView, TextKey>(say);

/** How often something was told of a seat since the stage began. */
export function timesTold({ events }: Now, key: TextKey, seat: Seat): number {
  return events.filter(({ words }) => words.key === key && isSeat(words.with?.seat, seat)).length;
}

/** Whether a parameter of a message names that seat. */
function isSeat(param: Param | undefined, seat: Seat): boolean {
  return typeof param === 'object' && 'seat' in param && param.seat === seat;
}

/** The learner's own things. Throws when the view has no such seat. */
export function own({ view }: Now): SeatView {
  const found = view.seats[LEARNER];
  if (found === undefined) throw new Error('there is no learner');
  return found;
}

/** Whether the learner controls a space by a token. */
export function holds({ view }: Now, space: SpaceId): boolean {
  return view.sectors[space]?.seat === LEARNER;
}

/** Numbers that a prediction may say. */
export function numbersToSay(...numbers: readonly number[]): readonly ShownOption[] {
  return numbers.map(number => ({ id: String(number), words: say('lesson-number', { number }) }));
}

/** Spaces that a prediction may say, which can be pointed at. */
export function spacesToSay(...spaces: readonly SpaceId[]): readonly ShownOption[] {
  return spaces.map(space => ({ id: space, words: spaceName({ tiles: {} }, space), refs: [`space:${space}`] }));
}

/** Spaces to point at. */
export function placesOf(spaces: readonly SpaceId[]): readonly Ref[] {
  return spaces.map((space): Ref => `space:${space}`);
}

/** Anything else that a prediction may say. */
export function wordsToSay(words: Readonly<Record<string, Message>>): readonly ShownOption[] {
  return Object.entries(words).map(([id, told]) => ({ id, words: told }));
}

const PEOPLE = ['learner', 'vega', 'mira'] as const;

/** The people of a lesson, whom a prediction may say. */
export function peopleToSay(): readonly ShownOption[] {
  return PEOPLE.map(who => ({ id: who, words: say(`lesson-name.${who}`) }));
}

/** Who has most, of numbers by seat, as `peopleToSay` knows them. */
export function mostOf(numbers: readonly number[]): string {
  return PEOPLE[numbers.indexOf(Math.max(...numbers))] ?? '';
}

/** Which seats have food on some sector. */
export function fedSeats(view: EmperorView): readonly boolean[] {
  return view.seats.map((_, seat) => controlledBy(view, seat).some(space => (view.food[space] ?? 0) > 0));
}

/** What the learner has in a form of the answer to a prediction. */
export function ownNumber(now: Now, what: 'marks' | 'metal' | 'energy'): string {
  return String(own(now)[what]);
}
