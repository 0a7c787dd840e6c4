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
import { BEAT_TIME, MOTION_TIME, WORD_TIME } from '../../frame/preferences/settings.ts';
import type { Speed } from '../../../session/setting/table-settings.ts';
import { matchLook } from '../../frame/store/feature-context.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import type { Look } from '../../frame/theme/look.ts';

/** A moment that is watched: its scene, and how far that has built up. */
export interface MomentState {
  readonly seen: MomentView;
  /** What it tells. */
  readonly told: readonly LogEvent[];
  /** What stands on it where it is a page; `null`: it is none. */
  readonly page: readonly PageThing[] | null;
  /** How the game shows it; `null`: it says nothing about it. */
  readonly scene: Scene | null;
  /** The pictures of what is seen to move before it stands as the moment has it; none: nothing is. */
  readonly motion: readonly MotionFrame[];
  readonly step: number;
}

/** A step of a moment stays for this part of the time that the whole picture stays. */
const STEP = 0.4;

/** What a moment's pictures are painted with: lit is what was told last. */
export function momentContext(
  seen: MomentView,
  told: readonly LogEvent[],
  names: readonly string[],
  context: FeatureContext,
): PaneContext {
  const { glyphs, format } = matchLook(context);
  const seat = seen.viewer === 'spectator' ? null : seen.viewer;
  return { glyphs, format, names, focus: told.at(-1)?.refs ?? [], seat, watched: true };
}

/** A moment from its beginning. */
export function openMoment(
  seen: MomentView,
  told: readonly LogEvent[],
  { board, names, pageEvents: ofPage = [] }: Pick<MatchNow, 'board' | 'names'> & Partial<Pick<MatchNow, 'pageEvents'>>,
  context: FeatureContext,
): MomentState {
  const scene = sceneOf(board, seen, momentContext(seen, told, names, context), told);
  const page = ofPage.length === 0 ? null : thingsOf(board, seen, ofPage);
  const isSeen = page === null && MOTION_TIME[context.preferences.settings.speed] > 0;
  const motion = isSeen ? [...motionOf(board, seen), ...(scene?.motion ?? [])] : [];
  return { seen, told, page, scene, motion, step: 0 };
}

/** What moves on the way to a moment, from how it stood before. A board that fails shows no motion. */
function motionOf(board: Board, { way = [], view }: MomentView): readonly MotionFrame[] {
  try {
    const frames = motionIn(board, [...way, view]);
    return frames.length === 0 ? [] : [{ view: way[0], changed: [] }, ...frames.slice(0, -1)];
  } catch {
    return [];
  }
}

/** What stands on a page. A board that fails has each event as it was told. */
function thingsOf({ beats }: Board, { kind }: MomentView, told: readonly LogEvent[]): readonly PageThing[] {
  try {
    return beatOf(beats, kind).page?.things?.(told) ?? asThings(told);
  } catch {
    return asThings(told);
  }
}

/** How the game shows a moment. A board that fails shows nothing of its own: people play on. */
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

const untilNow = new Memo<readonly LogEvent[]>();

/** The match with its log as far as a moment tells: what comes after it is told by what follows. */
export function matchUntil(match: MatchNow, { told }: Pick<MomentState, 'told'>): MatchNow {
  return { ...match, log: logUntil(match.log, told) };
}

/** The log up to what was told last. */
export function logUntil(log: readonly LogEvent[], told: readonly LogEvent[]): readonly LogEvent[] {
  const last = told.at(-1)?.index;
  if (last === undefined) return log;
  return untilNow.of([log, last], () => log.filter(({ index }) => index <= last));
}

/** What is painted just now. */
export function viewOf(moment: MomentState): unknown {
  const { motion, scene, seen, step } = moment;
  const frame = frameOf(moment);
  return frame === null ? (scene?.views[step - motion.length] ?? seen.view) : frame.view;
}

/** The picture of what moves that is on the screen; `null`: nothing moves any more. */
function frameOf({ motion, step }: MomentState): MotionFrame | null {
  return motion[step] ?? null;
}

/** Whether more of the moment is still to build up. */
export function builds(moment: MomentState): boolean {
  return moment.step < lastStep(moment);
}

/** The step at which the whole picture stands there. */
function lastStep({ scene, motion }: MomentState): number {
  return motion.length + Math.max(1, scene?.views.length ?? 1) - 1;
}

/** Whether what it tells is still to come: its sums build up. What moves on the map is told meanwhile. */
export function hidesItsEnd(moment: MomentState): boolean {
  return moment.scene !== null && builds(moment);
}

/** What the pictures of a moment are painted with just now: lit is where something comes while it moves. */
export function contextNow(moment: MomentState, context: PaneContext): PaneContext {
  const frame = frameOf(moment);
  if (frame === null) return context;
  const { changed, turning, flashing } = frame;
  return { ...context, focus: changed, ...(turning && { turning }), ...(flashing && { flashing }) };
}

/**
 * How long what is painted stays, in milliseconds: as long as it takes to read it, once all of it stands there. A step
 * of it, and what another moment tells once more (`isOnWay`), stays as long as it takes to see it.
 */
export function staysFor(moment: MomentState, speed: Speed, look: Pick<Look, 'format'>, isOnWay = false): number {
  if (frameOf(moment) !== null) return MOTION_TIME[speed];
  if (builds(moment) || isOnWay) return BEAT_TIME[speed] * STEP;
  return Math.max(BEAT_TIME[speed], WORD_TIME[speed] * wordsOn(moment, look));
}

/**
 * How many words a moment has to be read: its title, what happened and why. The rule below, which is the same each
 * time, is not counted.
 */
function wordsOn({ scene, told }: MomentState, { format }: Pick<Look, 'format'>): number {
  const texts = [scene?.title ?? '', scene?.why ?? '', ...told.map(({ words }) => format(words))];
  return texts
    .join(' ')
    .split(/\s+/)
    .filter(word => word !== '').length;
}

/** The next step of the moment; `null`: it is over. */
export function passed(moment: MomentState): MomentState | null {
  return builds(moment) ? { ...moment, step: moment.step + 1 } : null;
}

/** The whole picture of the moment; `null`: that is on the screen already. */
export function whole(moment: MomentState): MomentState | null {
  return builds(moment) ? { ...moment, step: lastStep(moment) } : null;
}

/** What a moment is called. */
export function titleOf(
  { scene, seen }: Pick<MomentState, 'scene' | 'seen'>,
  { format }: Pick<Look, 'format'>,
): string {
  const title = scene?.title ?? (seen.kind === AFTER_ANSWER ? format(say('moment.answer')) : '');
  return title === '' ? format(say('moment.title')) : title;
}

/** Whether a moment is a page on what it brings to each seat. */
export function isPage({ page }: MomentState): boolean {
  return page !== null && page.length > 0;
}

/** The pane that a moment is seen in just now; `null`: the game has none. */
export function paneFor(moment: MomentState, board: Board) {
  const { scene, seen } = moment;
  const panes = board.panes(seen.view);
  const frame = frameOf(moment);
  const pane = frame === null ? scene?.pane : frame.pane;
  return panes.find(({ id }) => id === pane) ?? panes[0] ?? null;
}

/** Whether a moment is seen on the table itself, not in a scene that takes the whole screen. */
export function isCard(moment: MomentState, { board, panes }: Pick<MatchNow, 'board' | 'panes'>): boolean {
  const pane = paneFor(moment, board);
  return pane === null || pane.id === panes[0]?.id;
}
