import { isEndOfRow, optionOf } from '../../../../kernel/match/decision.ts';
import type { Answer } from '../../../../kernel/match/decision.ts';
import type { PaneQuestion } from '../../../../boards/board.ts';
import { broughtToFront, broughtForQuestion } from '../../board/turning.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import { focusOf } from '../question/asked.ts';
import { openQuestion } from '../question/opening.ts';
import { shownRows } from '../question/rows.ts';
import type { QuestionState } from '../question/asked.ts';
import { layingQuestionOf } from '../question/laying.ts';
import { deedsIn, fromBoard, marchesFromBoard, watchedOptions } from './from-board.ts';
import { withCursorAtNearestGoal } from './marching.ts';
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
    return { state: withOwnPane(picture.show === 'moment' ? withRunEnded(withoutQuestion) : withoutQuestion, match) };
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
  const openedQuestion = openQuestion(
    decision,
    match.format,
    match.blocked,
    state.form,
    state.given,
    runBefore(state, match),
    {
      deeds: deedsIn(decision, match),
      others: match.others,
      ending: match.board.ends?.[decision.kind] ?? null,
    },
  );
  const question = {
    ...openedQuestion,
    ...layingStart(openedQuestion, layingQuestion, state.laidAt, match),
    laying: layingQuestion,
    ...fromBoard(decision, layingQuestion, match, context),
  };
  // A question for a place to put something always starts with the cursor on the board. The question after it does not.
  const wasLayingQuestion = (state.lastAsked?.laying ?? null) !== null;
  // If the previous question moved the cursor to the board, the cursor returns to the list.
  const wasOnBoard = state.at?.asked === true;
  // What has begun is ended in the list, where the cursor begins on that.
  const hasEnding = optionOf(decision.options, question.ending) !== undefined;
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
    ...(wasLayingQuestion || wasOnBoard || layingQuestion !== null || hasEnding ? { at: null } : {}),
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
      : withPane.at === null && !hasEnding
        ? cursorToPlaces(withPane, match, context)
        : null;
  const nextState = withLastAsked(withExploredPlace(boardCursorState ?? withPane, match, context));
  return state.back === 0 ? { state: nextState } : { state: nextState, effects: [{ do: 'log-back', back: 0 }] };
}

/**
 * The question before, from which the next one takes its cursor. Only a shot keeps the cursor full, because whatever
 * else was chosen twice may give up pieces.
 */
function runBefore(state: PlayState, { board }: MatchNow): QuestionState | null {
  const before = state.asked ?? state.lastAsked;
  if (before?.isPut !== true) return before;
  const takenId = shownRows(before)[before.list.cursor]?.takes;
  const option = optionOf(before.decision.options, takenId);
  const isShot = option !== undefined && board.isShot?.(before.decision, option) === true;
  return isShot ? before : { ...before, isPut: false };
}

/**
 * Ends a series of choices at a page, such as dice or a card: whatever is asked after it has a hollow cursor,
 * because an Enter that was meant for the page may come late.
 */
function withRunEnded(state: PlayState): PlayState {
  const { lastAsked, form } = state;
  const asHollow = (asked: QuestionState | null): QuestionState | null =>
    asked?.isPut === true ? { ...asked, isPut: false } : asked;
  return { ...state, lastAsked: asHollow(lastAsked), form: asHollow(form) };
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

/** Moves the cursor to the nearest place to explore, if people asked for that with the question before. */
function withExploredPlace(state: PlayState, match: MatchNow, context: FeatureContext): PlayState {
  if (!state.isExploring) return state;
  const withoutExploring = { ...state, isExploring: false };
  return withCursorAtNearestGoal(withoutExploring, match, context) ?? withoutExploring;
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
  const updatedQuestion = { ...asked, ...marchesFromBoard(decision, match, watchedIds) };
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
