import type { PaneContext, Scene } from '../../../boards/board.ts';
import { MOST_MOVED } from '../../../boards/motion.ts';
import type { MotionFrame } from '../../../boards/motion.ts';
import type { LogEvent } from '../../../kernel/match/events.ts';
import type { Ref } from '../../../kernel/words/message.ts';
import { say } from '../text/say.ts';
import type { TheseusView } from '../view.ts';

/** The moments of a match that are shown by themselves. */
const SCENE_KINDS = [
  'move.launches',
  'trap.springs',
  'attack.ends',
  'card.copied',
  'malfunction.placed',
  'countdown.moves',
  'round.ends',
  'match.decided',
] as const;

/** The moments that are shown by themselves even within a turn of the program: who is hurt, and how the match ends. */
export const FIGHTS: ReadonlySet<string> = new Set(['attack.ends', 'match.decided']);

/** How a moment of Theseus is shown, on the station where it happens; `null`: without a word. */
export function sceneOf(
  kind: string,
  view: TheseusView,
  { format }: PaneContext,
  told: readonly LogEvent[] = [],
): Scene | null {
  const known = SCENE_KINDS.find(candidate => candidate === kind);
  if (known === undefined) return null;
  return {
    pane: 'station',
    title: format(say(`scene.${known}`)),
    why: format(say(`scene.${known}.why`)),
    views: [view],
    ...(known === 'attack.ends' && { motion: hitsIn(told).flatMap(hit => hitFrames(view, hit)) }),
  };
}

/** The units that attack and are hit, the last few of an attack (TH-8.2). */
function hitsIn(told: readonly LogEvent[]): readonly Hit[] {
  return told
    .filter(({ words }) => words.key === 'attack.hits')
    .flatMap(({ refs = [] }) => {
      const [by, target] = refs;
      return by === undefined || target === undefined ? [] : [{ by, target }];
    })
    .slice(-MOST_MOVED);
}

interface Hit {
  readonly by: Ref;
  readonly target: Ref;
}

/** Who attacks is lit, and who is hit flashes. */
function hitFrames(view: TheseusView, { by, target }: Hit): readonly MotionFrame[] {
  const lit = { view, pane: 'station', changed: [by] };
  return [{ ...lit, flashing: [target] }, lit];
}
