import { theseusBoard } from '../../../../src/games/theseus/board/index.ts';
import { CARD_IDS } from '../../../../src/games/theseus/data/cards.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import type { Ref, Viewer } from '../../../../src/kernel/words/message.ts';
import { shownByBoard } from '../../../oracles/shown-by-board.ts';
import * as painting from '../board/painting.ts';

const BOX = CARD_IDS.map((card): Ref => `card:${card}`);

/** All that the board shows a viewer of a match, with every card of the box. */
export function shownTo(match: Match, viewer: Viewer): unknown {
  return shownByBoard(theseusBoard, painting, BOX, match, viewer);
}
