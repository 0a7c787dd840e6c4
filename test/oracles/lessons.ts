import { describe, expect, test, vi } from 'vitest';
import { answerOn } from '../../src/lessons/lesson.ts';
import type { Lesson, Stage, WayAnswer, WrongTurn } from '../../src/lessons/lesson.ts';
import type { Answer, Decision } from '../../src/kernel/match/decision.ts';
import type { Game } from '../../src/kernel/history/playable.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { message } from '../../src/kernel/words/message.ts';
import type { Message } from '../../src/kernel/words/message.ts';
import type { BotPlayer } from '../../src/bots/player.ts';
import { beginLesson, lessonMatch } from '../../src/session/teaching/begin-lesson.ts';
import { lostMessage } from '../../src/session/teaching/standing.ts';
import { wordsAfterPrediction } from '../../src/session/teaching/coach-words.ts';
import type { LessonState } from '../../src/session/teaching/standing.ts';
import { forEyesOnly } from './eyes-only.ts';
import { pointsAtTheAnswer, saysTheAnswer } from './given-away.ts';
import { RightAnswers } from './lesson-thoughts.ts';
import { ownAnswer } from './lesson-walks.ts';
import { isHint } from '../../src/session/teaching/hints.ts';
import { TaughtMatch } from '../../src/session/teaching/taught-match.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';
import { wrap } from '../../src/boards/drawing/wrapping.ts';

/** The coach has so much room at 80x23. */
const ROOM = { columns: 71, lines: 5 };
const LONGEST = 2000;

/** What must be true of the lessons of every game. */
export function describeLessons(game: Game, lessons: readonly Lesson[], bot: BotPlayer): void {
  test('every lesson has a name of its own', () => {
    expect(lessons.length).toBeGreaterThan(0);
    expect(new Set(lessons.map(({ id }) => id)).size).toBe(lessons.length);
  });

  describe.each(lessons.map(lesson => [lesson.id, lesson] as const))('the lesson %s', (_, lesson) => {
    test('is played to its end by its own ways, and its wrong turns are refused; it can be taken back to its beginning, and done again', () => {
      const { taught, opponent, format } = beginLesson(game, lesson, bot);
      playTaught(lesson, taught, opponent);
      expect(taught.stage).toBeNull();
      expect(taught.blocked().map(({ why }) => format(why))).toEqual([]);
      while (!(taught.undoable() instanceof Refusal)) taught.undo();
      expect(taught.standing.stage).toBe(0);
      playTaught(lesson, taught, opponent);
      expect(taught.stage).toBeNull();
    });

    test('asks for nothing but what its learner may know', () => {
      const match = lessonMatch(game, lesson);
      const view = vi.spyOn(match, 'view');
      const events = vi.spyOn(match, 'events');
      const secret = vi.spyOn(match, 'secretState');
      const taught = new TaughtMatch(lesson, match, tableFormatter(game.texts.en));
      playTaught(lesson, taught, turn => lesson.reply?.(turn.decision) ?? bot({ ...turn, view: 'unseen' }), false);
      expect(new Set(view.mock.calls.map(([viewer]) => viewer))).toEqual(new Set([lesson.learner]));
      expect(new Set(events.mock.calls.map(([viewer]) => viewer))).toEqual(new Set([lesson.learner]));
      expect(secret).not.toHaveBeenCalled();
    });

    test('gives each stage as many orders or turns as its own way takes; what can be said has come where the learner says what comes; it goes back to each of its marks', () => {
      const { taught, opponent } = beginLesson(game, lesson, bot);
      const ended = lesson.stages.map(() => 0);
      const came = new Map<number, string>();
      const format = tableFormatter(game.texts.en);
      const right = new RightAnswers(lesson, taught, format);
      playTaught(lesson, taught, opponent, false, ({ stage, over, predictionResult: verdict }) => {
        // What came of a prediction is told when the goals are reached: the part may have ended with the answer that
        // reached them.
        if (verdict === null) ended[stage] = over.length;
        else came.set(stage, verdict.outcome);
      });
      expect(ended).toEqual(lesson.stages.map(({ ends = 0 }) => ends));
      for (const [at, { predict }] of lesson.stages.entries()) {
        if (predict === undefined) continue;
        expect(
          predict.choices.map(({ id }) => id),
          `stage ${at}`,
        ).toContain(came.get(at));
        expect(predict.choices.length).toBeGreaterThan(1);
      }
      const betrayed = lesson.stages.flatMap((stage, at) => {
        const answer = came.get(at) ?? '';
        if (stage.predict === undefined) return [];
        const said = `${format(stage.say)} ${format(stage.predict.ask)}`;
        return saysTheAnswer(stage.predict, answer, said, format) || pointsAtTheAnswer(stage, answer) ? [at] : [];
      });
      expect(betrayed, 'nothing that is said or pointed at gives the answer away').toEqual([]);
      expect(right.namedByThoughts(lesson), 'no first hint names a right answer').toEqual([]);
      expect(taught.judged.map(({ key }) => key)).toEqual(
        lesson.stages.flatMap(({ predict }) => (predict === undefined ? [] : [predict.ask.key])),
      );
      const marked = lesson.stages.flatMap(({ mark }, at) => (mark === undefined ? [] : [at]));
      expect(taught.marks).toHaveLength(marked.length);
      for (const at of [...marked.keys()].toReversed()) {
        taught.takeBack(at);
        expect(taught.standing.stage).toBe(marked[at]);
        expect(taught.standing.met).not.toContain(true);
      }
    });

    test('says every sentence from the catalogue, in the room that there is, and for ears as well as for eyes', () => {
      const format = tableFormatter(game.texts.en);
      for (const told of wordsOf(lesson)) expect(format(told)).not.toContain('[');
      for (const told of spoken(lesson)) {
        expect(wrap(format(told), ROOM.columns).length, format(told)).toBeLessThanOrEqual(ROOM.lines);
      }
      expect(wordsOf(lesson).flatMap(told => forEyesOnly(format(told)))).toEqual([]);
    });

    test('ends with three sentences and rules that there are, and takes no longer than it may', () => {
      expect(lesson.remember).toHaveLength(3);
      expect(lesson.rules.length).toBeGreaterThan(0);
      if (game.book !== null) for (const rule of lesson.rules) expect(game.book.rules).toContain(rule);
      expect(lesson.minutes).toBeGreaterThanOrEqual(2);
      expect(lesson.minutes).toBeLessThanOrEqual(6);
    });
  });
}

/**
 * Plays a lesson from where it stands to its end by its own ways; `erring`: each wrong turn is tried where it is
 * offered. `seen` is shown every standing on the way.
 */
export function playTaught(
  lesson: Lesson,
  taught: TaughtMatch,
  opponent: BotPlayer,
  erring = true,
  seen: (standing: LessonState) => void = () => undefined,
): void {
  const random = seededRandom(lesson.id);
  const tried = new Set<string>();
  let way: WayAnswer[] = [];
  let stage = -1;
  for (let given = 0; given < LONGEST && taught.stage !== null; given += 1) {
    if (stage !== taught.standing.stage) {
      expect(way, `stage ${stage} is over before its way is`).toEqual([]);
      stage = taught.standing.stage;
      way = taught.stage.watched === true ? [] : [...(taught.stage.way ?? [])];
    }
    seen(taught.standing);
    const { decision } = taught;
    if (decision === null) throw new Error(`stage ${stage}: nothing is asked`);
    if (decision.seat !== lesson.learner) {
      const turn = { game: taught.game, view: taught.fork().view(decision.seat), decision, random };
      taught.answer(decision.n, opponent(turn));
      continue;
    }
    const own = ownAnswer(taught);
    if (own !== null) {
      taught.answer(decision.n, own);
      continue;
    }
    const [right] = way;
    if (erring)
      tryWrongTurns(taught, taught.stage, decision, tried, right === undefined ? undefined : answerOn(right, decision));
    if (taught.standing.stage !== stage) continue;
    const step = way.shift();
    const next = step === undefined ? undefined : answerOn(step, decision);
    const ids = decision.options.map(({ id }) => id);
    if (next === undefined) throw new Error(`stage ${stage}: its way ends at ${decision.kind}: ${ids.join(', ')}`);
    if (typeof next === 'string') expect(ids, `stage ${stage}, ${decision.kind}`).toContain(next);
    const turn = taught.stage.wrong?.find(({ kind, option }) => kind === decision.kind && option === next);
    if (turn === undefined) taught.answer(decision.n, next);
    else tried.add(refused(taught, decision.n, turn, tried));
  }
  const missing = lesson.stages.flatMap(({ wrong = [] }, at) => wrong.map(({ option }) => `${at} ${option}`));
  if (erring) expect([...tried].toSorted()).toEqual(missing.toSorted());
}

function tryWrongTurns(
  taught: TaughtMatch,
  stage: Stage<unknown>,
  { n, kind, options }: Decision,
  tried: Set<string>,
  right?: Answer,
) {
  const at = taught.standing.stage;
  for (const turn of stage.wrong ?? []) {
    if (turn.kind !== kind || !options.some(({ id }) => id === turn.option) || taught.standing.stage !== at) continue;
    if (turn.option !== right) tried.add(refused(taught, n, turn, tried));
  }
}

/** Tries a wrong turn; returns which one it was. Its own words come first, and a hint when it is tried again. */
function refused(taught: TaughtMatch, n: number, { option, say }: WrongTurn, tried: ReadonlySet<string>): string {
  const at = taught.standing.stage;
  const which = `${at} ${option}`;
  expect(() => taught.answer(n, option)).toThrow(Refusal);
  if (taught.standing.stage === at) {
    const { coach } = taught;
    if (!tried.has(which) || !isHint(coach)) expect(coach).toEqual(say);
  }
  return which;
}

function spoken({ stages }: Lesson): Message[] {
  return stages.flatMap(stage => [
    stage.say,
    ...(stage.thought === undefined ? [] : [message('lesson.hint.thought', { thought: stage.thought })]),
    ...(stage.wrong ?? []).map(turn => turn.say),
    ...(stage.predict === undefined ? [] : wordsAfterPrediction(stage.predict)),
    ...(stage.lost === undefined ? [] : [stage.lost.say]),
    ...(stage.goals === undefined ? [] : [lostMessage(stage, message('lesson.match-over')), ...lostQuestions(stage)]),
  ]);
}

/** What is asked where a goal is out of reach, of each goal. */
function lostQuestions({ goals = [] }: Stage<unknown>): Message[] {
  return goals.map(({ words }) => message('lesson.lost-why', { over: message('lesson.match-over'), goal: words }));
}

function wordsOf(lesson: Lesson): Message[] {
  const { title, remember, stages } = lesson;
  const around = stages.flatMap(({ mark, goals = [], predict }) => [
    ...(predict === undefined ? [] : [predict.ask, ...predict.choices.map(({ words }) => words)]),
    ...(mark === undefined ? [] : [mark]),
    ...goals.map(goal => goal.words),
  ]);
  return [title, ...remember, ...around, ...spoken(lesson)];
}
