import type { PaneContext } from '../../../boards/pane.ts';
import type { Beats, Scene } from '../../../boards/beats.ts';
import { MAX_FRAMES } from '../../../boards/motion.ts';
import type { MotionFrame } from '../../../boards/motion.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { say } from '../text/say.ts';
import type { TheseusView } from '../view.ts';
import { ROUND_PAGE } from './round-page.ts';

/** The default for moments: shown on the pane of the station. */
const ON_STATION = { pane: 'station' } as const;
/** For hits and the end of the match: shown separately, even within a turn of a computer player. */
const SEPARATE_SCENE = { ...ON_STATION, isScene: true, isVerdict: true } as const;

/** The way in which each kind of moment is shown. */
export const BEATS = {
  'move.launches': ON_STATION,
  'trap.springs': ON_STATION,
  'attack.ends': SEPARATE_SCENE,
  'card.copied': ON_STATION,
  'malfunction.placed': ON_STATION,
  'countdown.moves': ON_STATION,
  'round.ends': { ...ON_STATION, page: ROUND_PAGE },
  'match.decided': SEPARATE_SCENE,
} as const satisfies Beats;
type SceneKind = keyof typeof BEATS;

/** The scene for a moment of Theseus, with its texts; `null` if it is shown without a text. */
export function sceneOf(
  kind: string,
  view: TheseusView,
  { format }: PaneContext,
  beatEvents: readonly LogEvent[] = [],
): Scene | null {
  if (!isSceneKind(kind)) return null;
  return {
    pane: BEATS[kind].pane,
    title: format(say(`scene.${kind}`)),
    why: format(say(`scene.${kind}.why`)),
    views: [view],
    ...(kind === 'attack.ends' && { motion: hitsIn(beatEvents).flatMap(hit => hitFrames(view, hit)) }),
  };
}

function isSceneKind(kind: string): kind is SceneKind {
  return Object.hasOwn(BEATS, kind);
}

/** The last hits of an attack, each with its attacker and target (TH-8.2). */
function hitsIn(beatEvents: readonly LogEvent[]): readonly Hit[] {
  return beatEvents
    .filter(({ words }) => words.key === 'attack.hits')
    .flatMap(({ refs = [] }) => {
      const [by, target] = refs;
      return by === undefined || target === undefined ? [] : [{ by, target }];
    })
    .slice(-MAX_FRAMES);
}

interface Hit {
  readonly by: Ref;
  readonly target: Ref;
}

/** The frames of a hit: the attacker is highlighted and the target flashes. */
function hitFrames(view: TheseusView, { by, target }: Hit): readonly MotionFrame[] {
  const baseFrame = { view, pane: 'station', changed: [by] };
  return [{ ...baseFrame, flashing: [target] }, baseFrame];
}
