import type { Board } from '../../../boards/board.ts';
import type { PaneContext } from '../../../boards/pane.ts';
import { beatOf } from '../../../boards/beats.ts';
import type { Scene } from '../../../boards/beats.ts';
import { motionIn } from '../../../boards/motion.ts';
import type { MotionFrame } from '../../../boards/motion.ts';
import { asThings } from '../../../boards/round-page.ts';
import type { PageThing } from '../../../boards/round-page.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import { AFTER_ANSWER } from '../../../session/sitting/beats.ts';
import { Memo } from '../../../kernel/plain/once.ts';
import type { MomentView } from '../../../session/sitting/beats.ts';
import type { MatchNow } from '../../../session/running/match-now.ts';
import { BEAT_DURATION, MOTION_DURATION, WORD_DURATION } from '../../frame/preferences/settings.ts';
import type { Speed } from '../../../session/setting/table-settings.ts';
import { matchAppearance } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import { sentencesOnce } from '../../frame/text/told-once.ts';
import type { Appearance } from '../../frame/theme/look.ts';

/** The state of a moment that is watched: its scene, and how far that has been shown. */
export interface MomentState {
  readonly seen: MomentView;
  /** The events that the moment shows. */
  readonly told: readonly LogEvent[];
  /** The content of the moment if it is a page; `null`: it is not a page. */
  readonly page: readonly PageThing[] | null;
  /** The game's own presentation of the moment; `null`: the game has none. */
  readonly scene: Scene | null;
  /** The frames of the animation before the moment's own picture; empty: no animation. */
  readonly motion: readonly MotionFrame[];
  readonly step: number;
}

/** The duration of a step of a moment, as a part of the shortest duration of its whole picture. */
const STEP_DURATION_SHARE = 0.4;

/** The context for painting a moment. The places of its last event are highlighted. */
export function momentContext(
  momentView: MomentView,
  events: readonly LogEvent[],
  names: readonly string[],
  context: FeatureContext,
): PaneContext {
  const { glyphs, format } = matchAppearance(context);
  const seat = momentView.viewer === 'spectator' ? null : momentView.viewer;
  return { glyphs, format, names, focus: events.at(-1)?.refs ?? [], seat, watched: true };
}

/** Opens a moment at its first step. */
export function openMoment(
  momentView: MomentView,
  events: readonly LogEvent[],
  { board, names, pageEvents: ofPage = [] }: Pick<MatchNow, 'board' | 'names'> & Partial<Pick<MatchNow, 'pageEvents'>>,
  context: FeatureContext,
): MomentState {
  const scene = sceneOf(board, momentView, momentContext(momentView, events, names, context), events);
  const page = ofPage.length === 0 ? null : thingsOf(board, momentView, ofPage);
  const isAnimated = page === null && MOTION_DURATION[context.preferences.settings.speed] > 0;
  const motion = isAnimated ? [...motionOf(board, momentView), ...(scene?.motion ?? [])] : [];
  return { seen: momentView, told: events, page, scene, motion, step: 0 };
}

/** The animation from the position before a moment to the moment. If the board fails, there is none. */
function motionOf(board: Board, { way = [], view }: MomentView): readonly MotionFrame[] {
  try {
    const frames = motionIn(board, [...way, view]);
    return frames.length === 0 ? [] : [{ view: way[0], changed: [] }, ...frames.slice(0, -1)];
  } catch {
    return [];
  }
}

/** The content of a page. If the board fails, it is the list of the events. */
function thingsOf({ beats }: Board, { kind }: MomentView, told: readonly LogEvent[]): readonly PageThing[] {
  try {
    return beatOf(beats, kind).page?.things?.(told) ?? asThings(told);
  } catch {
    return asThings(told);
  }
}

/** The game's own presentation of a moment. If the board fails, there is none, and people can play on. */
function sceneOf(
  board: Board,
  { kind, view }: MomentView,
  context: PaneContext,
  told: readonly LogEvent[],
): Scene | null {
  try {
    return board.scene?.(kind, view, context, told) ?? null;
  } catch {
    return null;
  }
}

const logCache = new Memo<readonly LogEvent[]>();

/** The match with its log only up to the events of a moment, since later moments show later events. */
export function matchUntil(match: MatchNow, { told }: Pick<MomentState, 'told'>): MatchNow {
  return { ...match, log: logUntil(match.log, told) };
}

/** The log up to the last of the shown events. */
export function logUntil(logEvents: readonly LogEvent[], events: readonly LogEvent[]): readonly LogEvent[] {
  const lastIndex = events.at(-1)?.index;
  if (lastIndex === undefined) return logEvents;
  return logCache.of([logEvents, lastIndex], () => logEvents.filter(({ index }) => index <= lastIndex));
}

/** The view to paint at the current step. */
export function viewOf(moment: MomentState): unknown {
  const { motion, scene, seen, step } = moment;
  const frame = frameOf(moment);
  return frame === null ? (scene?.views[step - motion.length] ?? seen.view) : frame.view;
}

/** The frame of the animation to paint; `null`: the animation is over. */
function frameOf({ motion, step }: MomentState): MotionFrame | null {
  return motion[step] ?? null;
}

/** Whether more steps of the moment follow. */
export function isBeingShown(moment: MomentState): boolean {
  return moment.step < lastStep(moment);
}

/** The last step, which shows the whole picture. */
function lastStep({ scene, motion }: MomentState): number {
  return motion.length + Math.max(1, scene?.views.length ?? 1) - 1;
}

/**
 * Whether to hide the events because the scene still builds up to their result. During an animation without a scene
 * they are shown.
 */
export function hidesResult(moment: MomentState): boolean {
  return moment.scene !== null && isBeingShown(moment);
}

/** The context for painting the current step. During an animation, the changed places are highlighted. */
export function currentContext(moment: MomentState, context: PaneContext): PaneContext {
  const frame = frameOf(moment);
  if (frame === null) return context;
  const { changed, turning, flashing } = frame;
  return { ...context, focus: changed, ...(turning && { turning }), ...(flashing && { flashing }) };
}

/**
 * How long the current step stays, in milliseconds. The whole picture stays as long as it takes to read; steps before
 * it, and moments that another one repeats (`isRepeated`), stay for a short time.
 */
export function durationOf(
  moment: MomentState,
  speed: Speed,
  appearance: Pick<Appearance, 'format'>,
  isRepeated = false,
): number {
  if (frameOf(moment) !== null) return MOTION_DURATION[speed];
  if (isBeingShown(moment) || isRepeated) return BEAT_DURATION[speed] * STEP_DURATION_SHARE;
  return Math.max(BEAT_DURATION[speed], WORD_DURATION[speed] * wordCount(moment, appearance));
}

/**
 * How many words of a moment have to be read: its title, events and explanation. The rule below is not counted, because
 * it is the same each time.
 */
function wordCount({ scene, told }: MomentState, { format }: Pick<Appearance, 'format'>): number {
  const texts = [scene?.title ?? '', scene?.why ?? '', ...sentencesOnce(told, format)];
  return texts
    .join(' ')
    .split(/\s+/)
    .filter(word => word !== '').length;
}

/** The moment at its next step; `null`: it is over. */
export function nextStep(moment: MomentState): MomentState | null {
  return isBeingShown(moment) ? { ...moment, step: moment.step + 1 } : null;
}

/** The moment at its last step, with the whole picture; `null`: it is there already. */
export function completedMoment(moment: MomentState): MomentState | null {
  return isBeingShown(moment) ? { ...moment, step: lastStep(moment) } : null;
}

/** The title of a moment. */
export function titleOf(
  { scene, seen }: Pick<MomentState, 'scene' | 'seen'>,
  { format }: Pick<Appearance, 'format'>,
): string {
  const title = scene?.title ?? (seen.kind === AFTER_ANSWER ? format(say('moment.answer')) : '');
  return title === '' ? format(say('moment.title')) : title;
}

/** Whether a moment is a page about what it brings to each seat. */
export function isPage({ page }: MomentState): boolean {
  return page !== null && page.length > 0;
}

/** The pane that shows the current step; `null`: the game has no panes. */
export function paneFor(moment: MomentState, board: Board) {
  const { scene, seen } = moment;
  const panes = board.panes(seen.view);
  const frame = frameOf(moment);
  const pane = frame === null ? scene?.pane : frame.pane;
  return panes.find(({ id }) => id === pane) ?? panes[0] ?? null;
}

/** Whether a moment is a card on the table, not a scene over the whole screen. */
export function isCard(moment: MomentState, { board, panes }: Pick<MatchNow, 'board' | 'panes'>): boolean {
  const pane = paneFor(moment, board);
  return pane === null || pane.id === panes[0]?.id;
}
