import { emperorBoard } from '../../../../src/games/galactic-emperor/board/index.ts';
import { TECHNOLOGY_IDS } from '../../../../src/games/galactic-emperor/data/technologies.ts';
import { TILE_IDS } from '../../../../src/games/galactic-emperor/data/tiles.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import type { Ref, Viewer } from '../../../../src/kernel/words/message.ts';
import { shownByBoard } from '../../../oracles/shown-by-board.ts';
import * as painting from '../board/painting.ts';

const BOX: readonly Ref[] = [
  ...TILE_IDS.map((tile): Ref => `tile:${tile}`),
  ...TECHNOLOGY_IDS.map((technology): Ref => `technology:${technology}`),
];

/** All that the board shows a viewer of a match, with every tile and technology of the box. */
export function shownTo(match: Match, viewer: Viewer): unknown {
  return shownByBoard(emperorBoard, painting, BOX, match, viewer);
}
