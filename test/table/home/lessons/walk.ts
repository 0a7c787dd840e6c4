import { answerOn } from '../../../../src/lessons/lesson.ts';
import type { Lesson, WayAnswer } from '../../../../src/lessons/lesson.ts';
import type { Answer } from '../../../../src/kernel/match/decision.ts';
import { openQuestion } from '../../../../src/table/match/play/question/opening.ts';
import { optionsOnRequest, shownRows } from '../../../../src/table/match/play/question/rows.ts';
import type { QuestionState } from '../../../../src/table/match/play/question/asked.ts';
import { PROGRAM_GAMES } from '../../../../src/session/setting/games.ts';
import type { MatchNow } from '../../../../src/session/running/match-now.ts';
import { isLessonsOwn } from '../../../../src/session/teaching/own-options.ts';
import type { Size } from '../../../../src/table/frame/edge/too-small.ts';
import type { Settings } from '../../../../src/table/frame/preferences/settings.ts';
import { tableAt } from '../../table-at.tsx';

/** Keys that lead further than any lesson needs. */
const LONGEST = 900;

/** What stands on the screen where the learner is asked something. */
export interface Sight {
  readonly lesson: string;
  readonly stage: number;
  readonly match: MatchNow;
  readonly rows: readonly string[];
  readonly text: string;
}

/** How cards are shown on the way, and who looks at each of them. */
interface Cards {
  readonly speed?: Settings['speed'];
  readonly moment?: (match: MatchNow) => void;
}

/**
 * Plays a lesson by keys, by its own ways, and shows each screen on which the learner is asked. Throws where no key
 * gives an answer.
 */
export async function walkOnScreen(
  game: string,
  lesson: Lesson,
  size: Size,
  show: (sight: Sight) => void,
  { speed = 'instant', moment }: Cards = {},
): Promise<void> {
  const start = { learn: { game, lesson: lesson.id } };
  const { press, rows, text, table } = await tableAt(size, { start, shelf: PROGRAM_GAMES, settings: { speed } });
  let stage = -1;
  let way: WayAnswer[] = [];
  let form: QuestionState | null = null;
  for (let keys = 0; keys < LONGEST; keys += 1) {
    const { match } = table.store.state();
    const running = match?.lesson?.stage ?? null;
    if (!match?.lesson) throw new Error(`${lesson.id} has been left at stage ${stage}`);
    if (running === null) return;
    const { picture } = match;
    if (stage !== match.lesson.standing.stage) {
      stage = match.lesson.standing.stage;
      way = [...(running.way ?? [])];
    }
    if (picture.show === 'moment') moment?.(match);
    if (picture.show !== 'table' || picture.decision === null) {
      await press('enter');
      continue;
    }
    const { decision } = picture;
    show({ lesson: lesson.id, stage, match, rows: rows(), text: text() });
    const own = decision.options.find(({ id }) => isLessonsOwn(id))?.id ?? way.shift();
    if (own === undefined) throw new Error(`${lesson.id}: the way of stage ${stage} is too short`);
    const asked = openQuestion(decision, ({ key }) => key, match.blocked, form);
    if (asked.order !== null) form = asked;
    await press(...keysFor(asked, answerOn(own, decision)));
  }
  throw new Error(`${lesson.id} does not come to its end`);
}

/** The keys that give an answer to what is asked. */
function keysFor(asked: QuestionState, answer: Answer): readonly string[] {
  if (asked.amount !== null) return [...Array.from(String(answer)), 'enter'];
  const kept = optionsOnRequest(asked).findIndex(({ id }) => id === answer);
  if (kept >= 0) return ['D', String(kept + 2)];
  const all = shownRows(asked);
  const place = all.findIndex(({ takes }) => takes === answer);
  const back = all.findIndex(({ less }) => less === answer);
  if (place < 0 && back >= 0) return ['home', ...Array.from({ length: back }, () => 'j'), '-'];
  if (place < 0) throw new Error(`${asked.decision.kind}: no row gives ${answer}`);
  const toList = asked.decision.kind === 'planning.planet' ? ['g'] : [];
  // A row is chosen by its place: some have keys that only the board knows.
  return [...toList, 'home', ...Array.from({ length: place }, () => 'j'), 'enter'];
}

/** What a reference is called on a board: `hex:c4` is C4, `sector:docking-bay` Docking Bay. */
function labelOf(ref: string): string {
  const name = ref.slice(ref.indexOf(':') + 1);
  if (/^[a-z]\d+$/.test(name)) return name.toUpperCase();
  return name
    .split('-')
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}

/** Spaces have the names of their tiles: their map has to be in front. A tile is told apart by what it yields. */
function isInSight(ref: string, text: string): boolean {
  if (ref.startsWith('tile:')) return true;
  if (ref.startsWith('space:')) return /\[Galaxy\]|┌ Galaxy/.test(text);
  return text.includes(labelOf(ref).slice(0, KNOWN_BY));
}

/** So much of a long name is enough to know it by. */
const KNOWN_BY = 7;

/** The things that a stage speaks of and that are not on the screen, where the learner is first asked in it. */
export function outOfSight({ match, text }: Pick<Sight, 'match' | 'text'>): readonly string[] {
  const { refs = [] } = match.lesson?.stage ?? {};
  return refs.filter(ref => !isInSight(ref, text));
}
