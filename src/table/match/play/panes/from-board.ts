import type { Decision } from '../../../../kernel/match/decision.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import { isLessonsOwn } from '../../../../session/teaching/own-options.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import type { QuestionState } from '../question/asked.ts';
import { LAY_COMMANDS } from '../question/laying.ts';
import type { LayingQuestion } from '../question/laying.ts';
import { isMarchWoken, marchWords } from './marching.ts';

/** What the board of the game says about things that are sent farther than one answer, or stay on watch. */
type MarchFacts = Pick<QuestionState, 'left' | 'leaves' | 'watched' | 'under'>;

/** What the board of the game says about a question. */
type BoardFacts = MarchFacts & Pick<QuestionState, 'keys' | 'nameKeys' | 'onward' | 'allButOne' | 'goals'>;

/** Asks the board what it says about a new question. */
export function fromBoard(
  decision: Decision,
  laying: LayingQuestion | null,
  match: MatchNow,
  context: FeatureContext,
): BoardFacts {
  return {
    keys: keysOf(decision, laying, match, context),
    nameKeys: laying === null ? nameKeysOf(decision, match) : {},
    onward: digitAnswersOf(decision, match),
    allButOne: takeBackFollowUps(decision, match),
    ...marchesFromBoard(decision, match, watchedOptions(decision, match)),
    goals: goalsOf(decision, match),
  };
}

/** Asks the board again after things were put on watch or taken off it. `watched`: the options on watch now. */
export function marchesFromBoard(decision: Decision, match: MatchNow, watched: readonly string[]): MarchFacts {
  return { ...undoneThings(decision, match, watched), watched, under: marchWords(decision, match) };
}

/** The keys that the board gives to the options of a question, by option. */
function keysOf(
  decision: Decision,
  laying: LayingQuestion | null,
  { board, blocked, others, picture }: MatchNow,
  { appearance: { keymap } }: FeatureContext,
): QuestionState['keys'] {
  if (laying?.part === 'what') {
    const keys = laying.laying.things.flatMap(({ id }, at) => {
      const command = LAY_COMMANDS[at];
      const key = command === undefined ? undefined : keymap[command][0];
      return key === undefined ? [] : [[id, key] as const];
    });
    return Object.fromEntries(keys);
  }
  if (picture.show !== 'table' || board.keyOf === undefined) return {};
  const keys = keyedOptions(decision, { blocked, others }).flatMap(option => {
    const key = board.keyOf?.(picture.view, decision, option);
    return key === undefined ? [] : [[option.id, key] as const];
  });
  return Object.fromEntries(keys);
}

/** Further keys of the options: their places by name, by option. */
function nameKeysOf(decision: Decision, { board, blocked, others, picture }: MatchNow): QuestionState['nameKeys'] {
  const { nameKeyOf } = board;
  if (picture.show !== 'table' || nameKeyOf === undefined) return {};
  const { view } = picture;
  const keys = keyedOptions(decision, { blocked, others }).flatMap(option => {
    const key = nameKeyOf(view, decision, option);
    return key === null ? [] : [[option.id, key] as const];
  });
  return Object.fromEntries(keys);
}

/**
 * The options that may have a key, including blocked ones, which keep their keys. A lesson's own options are unknown to
 * the board.
 */
function keyedOptions({ options }: Decision, { blocked, others }: Pick<MatchNow, 'blocked' | 'others'>) {
  return [...options, ...blocked, ...others].filter(({ id }) => !isLessonsOwn(id));
}

/** What digits do with the options of a question, by option. */
function digitAnswersOf(decision: Decision, { board, picture }: MatchNow): QuestionState['onward'] {
  const { onward } = board;
  if (picture.show !== 'table' || onward === undefined) return {};
  const { view } = picture;
  const entries = decision.options.map(option => [option.id, onward(view, decision, option)] as const);
  return Object.fromEntries(entries.filter(([, each]) => each.length > 0));
}

/**
 * The follow-up answers for options that take several things back, by option. With the follow-up, only one of these is
 * taken back.
 */
function takeBackFollowUps(decision: Decision, { board, picture }: MatchNow): QuestionState['allButOne'] {
  const { allButOne } = board;
  if (picture.show !== 'table' || allButOne === undefined) return {};
  const { view } = picture;
  return Object.fromEntries(
    decision.options.flatMap(option => {
      const followUp = option.takesBack === undefined ? null : allButOne(view, decision, option);
      return followUp === null ? [] : [[option.id, followUp] as const];
    }),
  );
}

/** The deeds that the board offers for a question: answers to it and the questions after it with one key. */
export function deedsIn(decision: Decision, { board, picture, lesson }: MatchNow): QuestionState['deeds'] {
  // In a lesson there are no deeds, because a deed would choose for the learner and show the best answer.
  if (lesson !== null || picture.show !== 'table') return [];
  return board.deeds?.(picture.view, decision) ?? [];
}

/**
 * The places to which the thing in question can be sent. If the board fails, there are none, and people go step by
 * step.
 */
function goalsOf(decision: Decision, { board, picture, lesson }: MatchNow): QuestionState['goals'] {
  // A lesson teaches each step, so nothing can be sent farther.
  if (picture.show !== 'table' || lesson !== null) return [];
  try {
    return board.marching?.goals(picture.view, decision) ?? [];
  } catch {
    return [];
  }
}

/** The options whose things are on watch, unless something has come near them. */
export function watchedOptions(
  decision: Decision,
  { board: { marching }, picture, marches }: MatchNow,
): readonly string[] {
  if (picture.show !== 'table' || marching?.optionOf === undefined) return [];
  const { optionOf } = marching;
  const { view } = picture;
  return marches.flatMap(march => {
    const option = march.goal === null ? optionOf(view, decision, march) : null;
    return option === null || isMarchWoken(marching, view, decision, march) ? [] : [option];
  });
}

/** What would be left undone if the series of choices ended now, and which things of these would stay on watch. */
function undoneThings(
  decision: Decision,
  { board, picture }: MatchNow,
  watched: readonly string[],
): Pick<QuestionState, 'left' | 'leaves'> {
  const nothingUndone = { left: { words: null, things: [] }, leaves: null };
  if (picture.show !== 'table' || board.left === undefined) return nothingUndone;
  const { view } = picture;
  const undoneNow = board.left(view, decision, new Set(watched));
  const { watchOf } = board.marching ?? {};
  if (undoneNow.things.length === 0 || watchOf === undefined) return { ...nothingUndone, left: undoneNow };
  return { left: undoneNow, leaves: undoneNow.things.flatMap(id => watchOf(view, decision, id) ?? []) };
}
