import type { PaneContext, Survey } from '../../../boards/pane.ts';
import type { Scene } from '../../../boards/beats.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { layoutOf, paneSize } from '../board/layout.ts';
import type { Layout } from '../board/layout.ts';
import { broughtToFront, followingCursor, startPanes } from '../board/turning.ts';
import type { PaneLooks, ShownPanes } from '../board/turning.ts';
import type { ReplayNow, ReplayShown } from '../../../session/looking-back/replay-now.ts';
import type { Step } from '../../../session/looking-back/viewing.ts';
import type { FeatureContext } from '../../frame/store/feature-context.ts';
import { say } from '../../frame/text/say.ts';
import type { ColouredAppearance } from '../../frame/theme/look.ts';

/** The state of a replay: the stop on the screen, and how to go on. */
export interface ReplayState extends ShownPanes {
  readonly screen: 'replay';
  readonly shown: ReplayShown;
  /** The zoom and window of each pane, as people have set them. */
  readonly looks: PaneLooks;
  /** The kind of steps in which the replay goes forth and back. */
  readonly step: Step;
  /** Whether the replay plays by itself. */
  readonly plays: boolean;
  /** A note in place of the latest events until the next key; `null`: none. */
  readonly note: Message | null;
  /** The reason for the answer at the stop, below the board until the next key; `null`: nobody has asked. */
  readonly reason: Message | null;
}

/** Opens a replay. */
export function openReplay(replayShown: ReplayShown, context: FeatureContext): ReplayState {
  const startState = { screen: 'replay', looks: {}, step: 'answer', plays: false, note: null, reason: null } as const;
  return withReplayShown({ ...startState, ...startPanes({ panes: [] }), shown: replayShown }, replayShown, context);
}

/** Shows the first stop of a replay, with a note if the match is damaged; or the progress of reading it. */
export function withReplayShown(state: ReplayState, replayShown: ReplayShown, context: FeatureContext): ReplayState {
  if (replayShown.show === 'progress') return { ...state, shown: replayShown };
  const note = replayShown.lost === null ? null : say('replay.lost', { reason: replayShown.lost });
  return afterStep({ ...state, ...startPanes(replayShown.now), shown: replayShown, note }, replayShown.now, context);
}

/** Updates the panes for another stop. A scene's pane is brought to the front. */
export function afterStep(state: ReplayState, replayNow: ReplayNow, context: FeatureContext): ReplayState {
  const nextState = {
    ...state,
    looks: followingCursor(state.looks),
    back: 0,
    plays: state.plays && !isAtEnd(replayNow),
  };
  const stepScene = sceneAt(replayNow, context);
  return stepScene === null ? nextState : broughtToFront(nextState, replayNow, stepScene.pane);
}

/** The appearance with the texts in the viewer's language. */
export function replayAppearance(
  replayNow: ReplayNow,
  { appearance }: Pick<FeatureContext, 'appearance'>,
): ColouredAppearance {
  return { ...appearance, format: replayNow.format };
}

/**
 * The context for painting a stop, in which the places of its last event are highlighted; `pane`: the pane whose zoom
 * and window to use; `null`: none.
 */
export function contextAt(
  state: Pick<ReplayState, 'looks'>,
  replayNow: ReplayNow,
  context: FeatureContext,
  pane: string | null,
): PaneContext {
  const { events, viewer, names, format } = replayNow;
  const focusRefs = events.at(-1)?.refs ?? [];
  const seat = viewer === 'spectator' ? null : viewer;
  const commonContext = { glyphs: context.appearance.glyphs, format, names, focus: focusRefs, seat, watched: true };
  return pane === null ? commonContext : { ...commonContext, ...state.looks[pane] };
}

/** The game's own presentation of the stop, if it is a moment; `null`: none, or the board fails. */
export function sceneAt(replayNow: ReplayNow, context: FeatureContext): Scene | null {
  const { kind, board, view } = replayNow;
  if (kind === null) return null;
  try {
    return board.scene?.(kind, view, contextAt({ looks: {} }, replayNow, context, null)) ?? null;
  } catch {
    return null;
  }
}

/** Whether the replay is at its last stop. */
export function isAtEnd({ place }: ReplayNow): boolean {
  return place.at === place.of - 1;
}

/** Whether the match can be continued from here as a copy: at any stop except the end of a finished match. */
export function canContinue(replayNow: ReplayNow): boolean {
  return replayNow.mayCopy && !(replayNow.isOver && isAtEnd(replayNow));
}

/** The layout of the replay screen. */
export function replayLayout({ panes }: ReplayNow, { size }: Pick<FeatureContext, 'size'>): Layout {
  return layoutOf(size, { warned: false, sided: panes.length > 1, roomy: panes[0]?.roomy ?? null });
}

/** The positions of the things on a pane; `null`: the pane has no survey. */
export function surveyOf(
  state: ReplayState,
  replayNow: ReplayNow,
  context: FeatureContext,
  pane: string,
): Survey | null {
  const size = paneSize(replayLayout(replayNow, context), replayNow, pane);
  try {
    const foundPane = replayNow.panes.find(({ id }) => id === pane);
    return foundPane?.survey?.(replayNow.view, size, contextAt(state, replayNow, context, pane)) ?? null;
  } catch {
    return null; // The pane itself shows its error.
  }
}
