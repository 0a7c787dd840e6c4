import { isEndOfRow } from '../../../../kernel/match/decision.ts';
import type { Answer, Decision } from '../../../../kernel/match/decision.ts';
import type { PaneQuestion } from '../../../../boards/board.ts';
import { broughtToFront, broughtForQuestion } from '../../board/turning.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import { isLessonsOwn } from '../../../../session/teaching/own-options.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import { focusOf } from '../question/asked.ts';
import { openQuestion } from '../question/opening.ts';
import { shownRows } from '../question/rows.ts';
import type { QuestionState } from '../question/asked.ts';
import { LAY_COMMANDS, layingQuestionOf } from '../question/laying.ts';
import type { LayingQuestion } from '../question/laying.ts';
import { isMarchWoken, withCursorAtNearestGoal, marchWords } from './marching.ts';
import { withMotion } from './motion.ts';
import { withSteadyPanes, withCursorKept, cursorToBoard, cursorToPlaces } from './pointing.ts';
import type { PlayState, PlayStep } from './state.ts';

/** Updates the cursor and the panes after something has happened to the match. */
export function followPlay(previousState: PlayState, match: MatchNow, context: FeatureContext): PlayStep {
  const state = withMotion(withForm(inCurrentLanguage(previousState, match)), match, context);
  const { picture } = match;
  const decision = picture.show === 'table' ? picture.decision : null;
  if (decision === null) {
    const withoutQuestion = state.asked === null ? state : { ...state, asked: null, lastAsked: state.asked };
    return { state: withOwnPane(withoutQuestion, match) };
  }
  if (state.asked?.decision === decision)
    return { state: withFocus(withLastAsked(withHint(withWatched(state, match), match, context)), match) };
  // The same question again, after the screen was covered or somebody looked at their own view: the cursor stays where
  // it was.
  if (state.lastAsked?.decision === decision) {
    const restoredState = { ...state, asked: state.lastAsked };
    const withPane =
      state.broughtFor === PEEK_REASON
        ? broughtForQuestion(restoredState, match, questionOf(state.lastAsked), match.viewer)
        : restoredState;
    return { state: withPane };
  }
  const layingQuestion = layingQuestionOf(match.board, decision);
  const keys = keysOf(decision, layingQuestion, match, context);
  const digitAnswers = digitAnswersOf(decision, match);
  const watchedIds = watchedOptions(decision, match);
  const openedQuestion = openQuestion(decision, match.format, match.blocked, state.form, state.given, state.lastAsked, {
    deeds: deedsIn(decision, match),
    others: match.others,
  });
  const question = {
    ...openedQuestion,
    ...layingStart(openedQuestion, layingQuestion, state.laidAt, match),
    laying: layingQuestion,
    keys,
    nameKeys: layingQuestion === null ? nameKeysOf(decision, match) : {},
    onward: digitAnswers,
    allButOne: takeBackFollowUps(decision, match),
    ...undoneThings(decision, match, watchedIds),
    watched: watchedIds,
    goals: goalsOf(decision, match),
    under: marchWords(decision, match),
  };
  // A question for a place to put something always starts with the cursor on the board. The question after it does not.
  const wasLayingQuestion = (state.lastAsked?.laying ?? null) !== null;
  // If the previous question moved the cursor to the board, the cursor returns to the list.
  const wasOnBoard = state.at?.asked === true;
  const steadiedState = withSteadyPanes(state, match, context, decision.seat);
  // Marked things are sent along with the next thing that is sent, and are then forgotten.
  const squad = question.goals.length > 0 ? steadiedState.squad : [];
  const openedState = {
    ...steadiedState,
    asked: question,
    lastAsked: question,
    squad,
    // A question without `laying` ends the series, so its places are forgotten.
    laidAt: layingQuestion === null ? NOTHING_LAID : state.laidAt,
    ...(wasLayingQuestion || wasOnBoard || layingQuestion !== null ? { at: null } : {}),
  };
  const withPane = broughtForQuestion(
    { ...withCursorKept(openedState, match, context), back: 0 },
    match,
    questionOf(question),
    match.viewer,
  );
  const boardCursorState =
    layingQuestion?.part === 'place'
      ? cursorToBoard(withPane, match, context)
      : withPane.at === null
        ? cursorToPlaces(withPane, match, context)
        : null;
  const nextState = withLastAsked(withExploredPlace(boardCursorState ?? withPane, match, context));
  return state.back === 0 ? { state: nextState } : { state: nextState, effects: [{ do: 'log-back', back: 0 }] };
}

const NOTHING_LAID: PlayState['laidAt'] = {};

/**
 * The first cursor of a question for a place to put something. If the seat has just put something at a place, the
 * cursor is there and counts as moved by the person; else it is where the board suggests.
 */
function layingStart(
  asked: QuestionState,
  laying: QuestionState['laying'],
  laidAt: PlayState['laidAt'],
  { picture }: MatchNow,
): Pick<QuestionState, 'list' | 'isPut'> {
  const { list, isPut, decision } = asked;
  if (laying?.part !== 'place' || picture.show !== 'table') return { list, isPut };
  const rowOf = (id: Answer | null | undefined): number =>
    id === null || id === undefined ? -1 : shownRows(asked).findIndex(({ takes }) => takes === id);
  const lastRow = rowOf(laidAt[decision.seat]);
  if (lastRow >= 0) return { list: { ...list, cursor: lastRow }, isPut: true };
  const firstRow = rowOf(laying.laying.start(picture.view, decision));
  return { list: firstRow < 0 ? list : { ...list, cursor: firstRow }, isPut };
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

/** Moves the cursor to the nearest place to explore, if people asked for that with the question before. */
function withExploredPlace(state: PlayState, match: MatchNow, context: FeatureContext): PlayState {
  if (!state.isExploring) return state;
  const withoutExploring = { ...state, isExploring: false };
  return withCursorAtNearestGoal(withoutExploring, match, context) ?? withoutExploring;
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

/** The options whose things are on watch, unless something has come near them. */
function watchedOptions(decision: Decision, { board: { marching }, picture, marches }: MatchNow): readonly string[] {
  if (picture.show !== 'table' || marching?.optionOf === undefined) return [];
  const { optionOf } = marching;
  const { view } = picture;
  return marches.flatMap(march => {
    const option = march.goal === null ? optionOf(view, decision, march) : null;
    return option === null || isMarchWoken(marching, view, decision, march) ? [] : [option];
  });
}

/**
 * Updates the question after things were put on watch or taken off it. If more are on watch now, the cursor moves on.
 */
function withWatched(state: PlayState, match: MatchNow): PlayState {
  const { asked } = state;
  if (asked === null) return state;
  const { decision } = asked;
  const watchedIds = watchedOptions(decision, match);
  if (watchedIds.join() === asked.watched.join()) return state;
  const updatedQuestion = {
    ...asked,
    ...undoneThings(decision, match, watchedIds),
    watched: watchedIds,
    under: marchWords(decision, match),
  };
  const hasMoreWatched = watchedIds.length > asked.watched.length;
  return {
    ...state,
    asked: hasMoreWatched ? withCursorPastWatched({ ...updatedQuestion, isPut: false }) : updatedQuestion,
  };
}

/** Marks the answer that a hint recommends, and moves the cursor to it, unless a person has moved the cursor. */
function withHint(state: PlayState, match: MatchNow, context: FeatureContext): PlayState {
  const { asked } = state;
  const { hint } = match;
  const hintedAnswer = hint === null || hint === 'awaited' || hint === 'failed' ? null : hint.answer;
  if (asked === null || asked.hinted === hintedAnswer) return state;
  const hintedQuestion = { ...asked, hinted: hintedAnswer };
  const cursor = shownRows(hintedQuestion).findIndex(({ takes }) => takes === hintedAnswer);
  if (cursor < 0 || asked.isPut) return { ...state, asked: hintedQuestion };
  // No person has moved the cursor, so Enter must not take an answer that spends something.
  const stateAtHint = {
    ...state,
    asked: { ...hintedQuestion, list: { ...hintedQuestion.list, cursor }, isPut: false },
    at: null,
  };
  const isCursorOnBoard = state.at !== null && (shownRows(hintedQuestion)[cursor]?.option.refs ?? []).length > 0;
  return (isCursorOnBoard ? cursorToBoard(stateAtHint, match, context) : null) ?? stateAtHint;
}

/** Moves the cursor from an option on watch to the first one that is not; if there is none, it stays. */
function withCursorPastWatched(asked: QuestionState): QuestionState {
  const rows = shownRows(asked);
  const isWatched = (id: string | null | undefined): boolean =>
    id !== null && id !== undefined && asked.watched.includes(id);
  if (asked.isPut || !isWatched(rows[asked.list.cursor]?.takes)) return asked;
  const cursor = rows.findIndex(
    ({ option, takes, less }) => takes !== null && takes !== less && !isEndOfRow(option) && !isWatched(takes),
  );
  return cursor < 0 ? asked : { ...asked, list: { ...asked.list, cursor } };
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
function deedsIn(decision: Decision, { board, picture, lesson }: MatchNow): QuestionState['deeds'] {
  // In a lesson there are no deeds, because a deed would choose for the learner and show the best answer.
  if (lesson !== null || picture.show !== 'table') return [];
  return board.deeds?.(picture.view, decision) ?? [];
}

/** The question as the choice of a pane needs it, with the subjects of the option under the cursor. */
function questionOf(asked: QuestionState): PaneQuestion {
  return { ...asked.decision, focus: focusOf(asked) };
}

/**
 * Brings the pane with the subject of the option under the cursor to the front, if the question is about several panes.
 */
function withFocus(state: PlayState, match: MatchNow): PlayState {
  const { asked, at, broughtFor: last } = state;
  if (asked === null || at !== null || last === PEEK_REASON) return state;
  return broughtForQuestion(state, match, questionOf(asked), match.viewer);
}

/**
 * Brings the pane with the seat's secrets to the front while somebody looks at their own view. Afterwards the pane of
 * the question comes back.
 */
function withOwnPane(state: PlayState, { board, panes, picture }: MatchNow): PlayState {
  const { ownPane } = board;
  if (ownPane === undefined || picture.show !== 'table' || !picture.peek || state.broughtFor === PEEK_REASON)
    return state;
  return { ...broughtToFront(state, { panes }, ownPane), broughtFor: PEEK_REASON };
}

const PEEK_REASON = 'peek';

function withLastAsked(state: PlayState): PlayState {
  return state.lastAsked === state.asked ? state : { ...state, lastAsked: state.asked };
}

/** Remembers the form on the screen, for the case that the same form is asked again. */
function withForm(state: PlayState): PlayState {
  const { asked, form } = state;
  return (asked?.order ?? null) === null || asked === form ? state : { ...state, form: asked };
}

/**
 * Switches the question to the current viewer's language; its previews are dropped, because they are texts in the
 * former language.
 */
function inCurrentLanguage(state: PlayState, { format }: MatchNow): PlayState {
  const inCurrentFormat = (asked: QuestionState | null): QuestionState | null =>
    asked === null || asked.format === format ? asked : { ...asked, format, previews: {} };
  const currentQuestion = inCurrentFormat(state.asked);
  const lastAsked = state.lastAsked === state.asked ? currentQuestion : inCurrentFormat(state.lastAsked);
  return currentQuestion === state.asked && lastAsked === state.lastAsked
    ? state
    : { ...state, asked: currentQuestion, lastAsked };
}
