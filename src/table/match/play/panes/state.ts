import type { Pane, PaneContext, Reached, Survey } from '../../../../boards/pane.ts';
import type { Goal, March } from '../../../../boards/marching.ts';
import type { Motion } from '../../../../boards/motion.ts';
import { withHollowCursor } from '../../../../boards/drawing/glyphs.ts';
import type { Line } from '../../../../boards/drawing/lines.ts';
import type { Answer } from '../../../../kernel/match/decision.ts';
import { refParts } from '../../../../kernel/words/message.ts';
import type { Ref, Seat } from '../../../../kernel/words/message.ts';
import type { MatchNow } from '../../../../session/running/match-now.ts';
import type { MomentView } from '../../../../session/sitting/beats.ts';
import { Memo } from '../../../../kernel/plain/once.ts';
import type { Picture } from '../../../../session/sitting/picture.ts';
import type { Effect } from '../../../frame/store/effects.ts';
import { matchAppearance } from '../../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../../frame/store/feature-context.ts';
import type { Step } from '../../../frame/store/store.ts';
import type { Appearance } from '../../../frame/theme/look.ts';
import { focusOf, hintedRefs, refsOfOptions } from '../question/asked.ts';
import { shownOptions } from '../question/rows.ts';
import { wantedRows } from '../question/wanted-rows.ts';
import type { QuestionState } from '../question/asked.ts';
import { hintWords, isCoachAbout } from '../../board/hint-words.ts';
import { noteLines } from '../../board/recent-line.ts';
import { layoutOf, paneSize, withQuestionRows } from '../../board/layout.ts';
import type { Layout } from '../../board/layout.ts';
import { startPanes, withWindowsKept } from '../../board/turning.ts';
import type { GivenAnswer } from '../question/again.ts';
import type { PaneLooks, ShownPanes } from '../../board/turning.ts';

/** The position of the board's cursor: a pane and an address on it. */
interface BoardCursor {
  readonly pane: string;
  readonly ref: Ref;
  /** Whether the question has moved the cursor to the board, because it asks for a place; absent: a person did. */
  readonly asked?: true;
  /** Whether a person has moved the cursor since the question was asked. */
  readonly moved?: true;
  /** Whether nothing can be chosen at the place, so that the list has no cursor. */
  readonly away?: true;
  /** Whether the cursor only looks around and chooses nothing. */
  readonly looks?: true;
}

/** The state of the table: the visible panes, and the question with its cursor. */
export interface PlayState extends ShownPanes {
  /** The zoom and window of each pane, as people have set them. */
  readonly looks: PaneLooks;
  /** The question on the screen; `null`: there is none. */
  readonly asked: QuestionState | null;
  /** The last question on the screen, kept while the screen is covered. */
  readonly lastAsked: QuestionState | null;
  /** The last form on the screen, so that it keeps its rows and its cursor when it comes up again. */
  readonly form: QuestionState | null;
  /** The last two answers. */
  readonly given: readonly GivenAnswer[];
  /** Where each seat has last put something in the current series of questions; its cursor starts there. */
  readonly laidAt: Readonly<Partial<Record<Seat, Answer>>>;
  /** The board's cursor; `null`: the cursor is in the list. */
  readonly at: BoardCursor | null;
  /** The marked things, which are sent along with the next thing that is sent. */
  readonly squad: readonly March[];
  /** Whether the chosen thing will explore the nearest place; the cursor moves there when the goal is asked for. */
  readonly isExploring: boolean;
  /** How many keys in a row have answered nothing; counted only in lessons. */
  readonly idle: number;
  /** The running animation; `null`: none. */
  readonly motion: Motion | null;
  /** The order that was last animated, so that it is not animated again. */
  readonly seenWay: readonly unknown[];
}

export type PlayStep = Step<PlayState, Effect>;

/** The state of the table when a match is opened. */
export function startPlay(match: Pick<MatchNow, 'panes'>): PlayState {
  return {
    ...startPanes(match),
    looks: {},
    asked: null,
    lastAsked: null,
    form: null,
    given: [],
    laidAt: {},
    at: null,
    squad: [],
    isExploring: false,
    idle: 0,
    motion: null,
    seenWay: [],
  };
}

/** The kinds of picture that show the table itself. */
export type TablePicture = Extract<Picture, { show: 'table' | 'since' }>;

/** The picture if it shows the table; `null`: something else is on the screen. */
export function tablePicture({ picture }: MatchNow): TablePicture | null {
  return picture.show === 'table' || picture.show === 'since' ? picture : null;
}

const layoutCache = new Memo<Layout>();

/** The layout of the panes. It does not depend on the question or on messages, so that panes do not move. */
export function panesFor(match: MatchNow, { size }: FeatureContext): Layout {
  const { panes, unsaved } = match;
  return layoutCache.of([match, size.columns, size.rows], () =>
    layoutOf(size, {
      warned: unsaved !== null,
      sided: panes.length > 1,
      staged: isPaneStaged(match),
      roomy: panes[0]?.roomy ?? null,
    }),
  );
}

/**
 * The layout of the table; `askedState`: the question to show. A long message takes rows from the question, never from
 * the board.
 */
export function layoutFor(match: MatchNow, context: FeatureContext, askedState: QuestionState | null): Layout {
  const panes = panesFor(match, context);
  const layout =
    askedState === null
      ? panes
      : withQuestionRows(panes, () => wantedRows(askedState, match, panes.question.width, matchAppearance(context)));
  const extraRows = Math.max(0, noteFor(askedState, match, layout, context).length - layout.recentRows);
  const { question } = layout;
  return extraRows === 0
    ? layout
    : { ...layout, question: { ...question, y: question.y + extraRows, height: question.height - extraRows } };
}

/**
 * The lines of a hint or note above the question, or else of what was refused in it; empty: there is none, or it is for
 * another viewer.
 */
export function noteFor(
  asked: QuestionState | null,
  match: MatchNow,
  layout: Layout,
  context: FeatureContext,
): readonly Line[] {
  const hintMessage = match.lesson === null && !isCoachAbout(match) ? hintWords(match) : null;
  if (hintMessage === null) return noteOrRefusalFor(asked, match, layout, context);
  const style = { tone: 'accent', bold: true } as const;
  const hintLines = noteLines(matchAppearance(context).format(hintMessage), style, layout);
  // Why a key did nothing is said above the hint.
  const isRefused = match.note?.tone === 'warning' || match.note?.tone === 'danger';
  return isRefused ? [...noteOrRefusalFor(null, match, layout, context), ...hintLines] : hintLines;
}

function noteOrRefusalFor(
  asked: QuestionState | null,
  { note, picture }: MatchNow,
  layout: Layout,
  context: FeatureContext,
): readonly Line[] {
  if (picture.show !== 'table') return [];
  const refused = asked !== null && picture.decision === asked.decision ? asked.refused : null;
  if (note === null && refused !== null)
    return noteLines(matchAppearance(context).format(refused), { tone: 'warning' }, layout);
  if (note === null) return [];
  if (note.viewer !== 'spectator' && note.viewer !== picture.viewer) return [];
  const style = { tone: note.tone, bold: note.tone === 'danger' };
  return noteLines(matchAppearance(context).format(note.words), style, layout);
}

/** Whether the current decision's pane takes the whole room for panes. */
function isPaneStaged({ board, panes, picture }: MatchNow): boolean {
  if (picture.show !== 'table') return false;
  const { decision, peek, view } = picture;
  if (decision === null || peek) return false;
  const pane = board.paneFor(decision, view);
  return panes.some(({ id, isStage = false }) => id === pane && isStage);
}

/** The seat whose things are highlighted; `null`: none. */
export function seatOf(tableContent: TablePicture): Seat | null {
  if (tableContent.show === 'since') return tableContent.viewer;
  if (tableContent.decision !== null) return tableContent.decision.seat;
  if (tableContent.thinking !== null) return tableContent.thinking;
  return tableContent.viewer === 'spectator' ? null : tableContent.viewer;
}

/** Whether the learner has to predict or find out what will happen, so that the board must not show it. */
function hidesOutcomeFromLearner({ lesson }: MatchNow): boolean {
  const lessonStage = lesson?.stage ?? null;
  return (
    lessonStage !== null &&
    (lessonStage.blind === true || (lessonStage.predict !== undefined && lesson?.standing.said === null))
  );
}

const contextCache = new Memo<PaneContext>();
const cursorContextCache = new Memo<PaneContext>();

/** The context for parts without a cursor: the same object until the match or the appearance changes. */
function plainContext(match: MatchNow, appearance: Appearance): PaneContext {
  return contextCache.of([match, appearance], () => {
    const tableContent = tablePicture(match);
    return {
      glyphs: appearance.glyphs,
      format: appearance.format,
      names: match.names,
      seat: tableContent === null ? null : seatOf(tableContent),
      ...(hidesOutcomeFromLearner(match) ? { watched: true } : {}),
      focus: [],
    };
  });
}

/** The context for painting a pane. If `pane` is `null`, it has no cursor. */
export function contextFor(
  state: PlayState,
  match: MatchNow,
  context: FeatureContext,
  pane: string | null,
): PaneContext {
  const plainPaneContext = plainContext(match, matchAppearance(context));
  if (pane === null) return plainPaneContext;
  const { asked, at, looks } = state;
  const paneLook = looks[pane];
  return cursorContextCache.of([plainPaneContext, asked, at, paneLook], () => {
    const isCursorHollow = asked?.isPut === false && at?.moved !== true;
    const pointedRefs = at === null || asked === null ? null : [at.ref, ...subjectsOf(asked, at.ref)];
    return {
      ...plainPaneContext,
      ...(isCursorHollow ? { glyphs: withHollowCursor(plainPaneContext.glyphs) } : {}),
      focus: pointedRefs ?? (asked === null ? [] : focusOf(asked)),
      open: asked === null ? [] : refsOfOptions(asked),
      ...(asked === null ? {} : { hinted: hintedRefs(asked) }),
      ...(asked === null || asked.goals.length === 0 ? {} : { reach: asked.goals.map(reachedOf) }),
      ...paneLook,
    };
  });
}

/** The subjects that all options have in common, apart from places of the same kind, such as the unit that moves. */
function subjectsOf(asked: QuestionState, place: Ref): readonly Ref[] {
  const [first, ...others] = shownOptions(asked).flatMap(({ refs = [] }) => (refs.length === 0 ? [] : [refs]));
  const { kind } = refParts(place);
  const commonRefs = (first ?? []).filter(ref => others.every(refs => refs.includes(ref)));
  return others.length === 0 ? [] : commonRefs.filter(ref => refParts(ref).kind !== kind);
}

function reachedOf({ ref, way, turns, threat }: Goal): Reached {
  return { ref, steps: turns === 0 ? way.length : null, isThreatened: threat !== null };
}

export function paneOf({ panes }: Pick<MatchNow, 'panes'>, id: string): Pane | null {
  return panes.find(pane => pane.id === id) ?? null;
}

/** The positions of the things on a pane; `null`: nobody can point at things there. */
export function surveyOf(state: PlayState, match: MatchNow, context: FeatureContext, pane: string): Survey | null {
  const tableContent = tablePicture(match);
  return tableContent === null ? null : surveyIn(state, tableContent.view, match, context, pane);
}

/**
 * The panes' zooms and windows during the last question, if this viewer was asked it; nobody sees where another seat
 * looked.
 */
export function paneLooksBefore(
  state: PlayState,
  { view, viewer }: Pick<MomentView, 'view' | 'viewer'>,
  match: MatchNow,
  context: FeatureContext,
): PaneLooks {
  const { lastAsked: lately } = state;
  if (lately?.decision.seat !== viewer) return {};
  const withLastQuestion = { ...state, asked: lately };
  const surveys = match.panes.map(({ id }) => [id, surveyIn(withLastQuestion, view, match, context, id)] as const);
  return withWindowsKept(state.looks, Object.fromEntries(surveys));
}

function surveyIn(
  state: PlayState,
  view: unknown,
  match: MatchNow,
  context: FeatureContext,
  pane: string,
): Survey | null {
  const size = paneSize(panesFor(match, context), match, pane);
  try {
    return paneOf(match, pane)?.survey?.(view, size, contextFor(state, match, context, pane)) ?? null;
  } catch {
    return null; // The pane itself shows its error.
  }
}
