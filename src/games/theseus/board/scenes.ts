import type { PaneContext, Scene } from '../../../boards/board.ts';
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
export function sceneOf(kind: string, view: TheseusView, { format }: PaneContext): Scene | null {
  const known = SCENE_KINDS.find(candidate => candidate === kind);
  if (known === undefined) return null;
  return {
    pane: 'station',
    title: format(say(`scene.${known}`)),
    why: format(say(`scene.${known}.why`)),
    views: [view],
  };
}
