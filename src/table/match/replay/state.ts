import type { PaneContext, Survey } from '../../../boards/pane.ts';
import type { Scene } from '../../../boards/beats.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { layoutOf, paneSize } from '../board/layout.ts';
import type { Layout } from '../board/layout.ts';
import { brought, following, startTurned } from '../board/turning.ts';
import type { PaneLooks, Turned } from '../board/turning.ts';
import type { ReplayNow, ReplayShown } from '../../../session/looking-back/replay-now.ts';
import type { Step } from '../../../session/looking-back/viewing.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import type { ColouredLook } from '../../frame/theme/look.ts';

/** A match that is looked back on: what of it is on the screen, and how one goes through it. */
export interface ReplayState extends Turned {
  readonly screen: 'replay';
  readonly shown: ReplayShown;
  /** How panes were set by hand, by id. */
  readonly looks: PaneLooks;
  /** By what one goes on and back. */
  readonly step: Step;
  /** Whether it goes on by itself. */
  readonly plays: boolean;
  /** Said until the next key, in the place of what happened last. */
  readonly note: Message | null;
  /** Why the answer was given, below the board until the next key; `null`: nobody has asked. */
  readonly reason: Message | null;
}

/** A replay as it is opened. */
export function openReplay(shown: ReplayShown, context: FeatureContext): ReplayState {
  const start = { screen: 'replay', looks: {}, step: 'answer', plays: false, note: null, reason: null } as const;
  return opened({ ...start, ...startTurned({ panes: [] }), shown }, shown, context);
}

/** The replay with its first picture, beside which it is said what is lost, or with how far it has been read. */
export function opened(state: ReplayState, shown: ReplayShown, context: FeatureContext): ReplayState {
  if (shown.show === 'progress') return { ...state, shown };
  const note = shown.lost === null ? null : say('replay.lost', { reason: shown.lost });
  return followed({ ...state, ...startTurned(shown.now), shown, note }, shown.now, context);
}

/** The panes follow what happens; a scene is brought to the front. */
export function followed(state: ReplayState, now: ReplayNow, context: FeatureContext): ReplayState {
  const next = { ...state, looks: following(state.looks), back: 0, plays: state.plays && !isAtEnd(now) };
  const scene = sceneAt(now, context);
  return scene === null ? next : brought(next, now, scene.pane);
}

/** The look in the words of those by whose eyes it is looked at. */
export function replayLook(now: ReplayNow, { look }: Pick<FeatureContext, 'look'>): ColouredLook {
  return { ...look, format: now.format };
}

/** What a stop is painted with; `null`: without how a pane was set by hand. Lit is what was told last. */
export function contextAt(
  state: Pick<ReplayState, 'looks'>,
  now: ReplayNow,
  context: FeatureContext,
  pane: string | null,
): PaneContext {
  const { events, viewer, names, format } = now;
  const focus = events.at(-1)?.refs ?? [];
  const seat = viewer === 'spectator' ? null : viewer;
  const common = { glyphs: context.look.glyphs, format, names, focus, seat, watched: true };
  return pane === null ? common : { ...common, ...state.looks[pane] };
}

/** How the stop is shown if it is a moment for which the game has a scene. A board that fails has none. */
export function sceneAt(now: ReplayNow, context: FeatureContext): Scene | null {
  const { kind, board, view } = now;
  if (kind === null) return null;
  try {
    return board.scene?.(kind, view, contextAt({ looks: {} }, now, context, null)) ?? null;
  } catch {
    return null;
  }
}

/** Whether this is the last stop. */
export function isAtEnd({ place }: ReplayNow): boolean {
  return place.at === place.of - 1;
}

/** Whether a copy can go on from here: from anywhere but the end of a match that is over. */
export function goesOn(now: ReplayNow): boolean {
  return now.mayCopy && !(now.isOver && isAtEnd(now));
}

/** Where the parts of the screen stand. */
export function replayLayout({ panes }: ReplayNow, { size }: Pick<FeatureContext, 'size'>): Layout {
  return layoutOf(size, { warned: false, sided: panes.length > 1, roomy: panes[0]?.roomy ?? null });
}

/** Where the things of a pane are; `null`: nobody can move it. */
export function surveyOf(state: ReplayState, now: ReplayNow, context: FeatureContext, pane: string): Survey | null {
  const size = paneSize(replayLayout(now, context), now, pane);
  try {
    const found = now.panes.find(({ id }) => id === pane);
    return found?.survey?.(now.view, size, contextAt(state, now, context, pane)) ?? null;
  } catch {
    return null; // The pane itself says what is wrong with it.
  }
}
