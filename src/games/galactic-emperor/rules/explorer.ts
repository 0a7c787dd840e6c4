import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { EXTRA_TILES } from '../data/set-up.ts';
import { emptySpaces } from '../state/board.ts';
import { annexFault, nearestFirst } from '../state/pieces.ts';
import type { ChapterRules, Emperor } from '../state/state.ts';
import type { ExplorerSteps } from '../state/steps.ts';
import { say, spaceName, spaceRefs, tileName } from '../text/say.ts';
import { placeBlackHole } from './black-hole.ts';
import { spaceOptions, tileFace } from './options.ts';
import { annexSector } from './pieces.ts';
import { chooseTileToKeep, lookAtTop, mayScan, offerScan } from './scanners.ts';
import { turnUpTiles } from './stack.ts';

/** The steps of the Explorer role, in which tiles are placed (GE-4). */
export const explorerSteps: ChapterRules<ExplorerSteps> = {
  'explorer.tile': chooseTile,
  'explorer.scan': offerScan,
  'explorer.look': lookAtTop,
  'explorer.keep': chooseTileToKeep,
  'explorer.place': placeTile,
  'explorer.annex': offerAnnexing,
  'explorer.leftovers': leftoverTiles,
  'explorer.reveal': turnUpNewRow,
};

/** GE-4.1, GE-4.5: asks a seat for one of the face-up tiles; if none is left, the seat gets none. */
function* chooseTile(game: Emperor, { seat, left }: ExplorerSteps['explorer.tile']): Rule {
  const { state } = game;
  if (state.row.length === 0) {
    if (!left) game.tell?.({ words: say('row.empty', { seat: { seat } }), rule: 'GE-4.5' });
    return;
  }
  const isChoosersFirst = !left && seat === state.role?.chooser;
  state.turn = { role: 'explorer', seat, announced: [], tile: null, scanning: false, first: isChoosersFirst };
  const tileOptions = state.row.map(tile => ({ id: `tile:${tile}`, ...tileFace(tile), value: tile }));
  state.turn.tile = left
    ? yield* choose(game, seat, 'explorer.left', tileOptions, {
        prompt: say('explorer.left'),
        rule: 'GE-4.4',
        obvious: true,
      })
    : yield* choose(game, seat, 'explorer.tile', tileOptions, {
        prompt: say('explorer.tile'),
        rule: 'GE-4.1',
        obvious: true,
      });
  if (!left && mayScan(state, seat)) game.next('explorer.scan', { seat });
  game.next('explorer.place', { seat });
}

/**
 * GE-4.1, GE-4.2: asks where the tile goes: any empty space, even for a Sun (GE-4.10). The Black Hole has only one
 * place (GE-5.1).
 */
function* placeTile(game: Emperor, { seat }: ExplorerSteps['explorer.place']): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'explorer' || turn.tile === null) return;
  const { tile } = turn;
  if (tile === 'black-hole') {
    state.row = state.row.filter(other => other !== tile);
    yield* placeBlackHole(game, seat);
    return;
  }
  const freeSpaces = nearestFirst(state, seat, emptySpaces(state));
  const space = yield* choose(game, seat, 'explorer.space', spaceOptions(state, freeSpaces), {
    prompt: say('explorer.space', { tile: tileName(tile) }),
    rule: 'GE-4.1',
    obvious: true,
  });
  state.row = state.row.filter(other => other !== tile);
  state.tiles[space] = tile;
  game.tell?.({
    words: say('explorer.placed', { seat: { seat }, tile: tileName(tile), space: spaceName({ tiles: {} }, space) }),
    rule: 'GE-4.1',
    refs: spaceRefs(state, space),
  });
  if (turn.first && annexFault(state, seat, space) === null) game.next('explorer.annex', { seat, space });
}

/** GE-4.3, GE-4.2.1: asks the chooser whether to annex its first tile. Nobody else annexes in this role. */
function* offerAnnexing(game: Emperor, { seat, space }: ExplorerSteps['explorer.annex']): Rule {
  const wantsAnnexing = yield* choose(
    game,
    seat,
    'explorer.annex',
    [
      { id: 'annex', words: say('annex.do'), value: true },
      { id: 'leave', words: say('annex.leave'), value: false },
    ],
    { prompt: say('annex.ask', { space: spaceName(game.state, space) }), rule: 'GE-4.3' },
  );
  if (wantsAnnexing) annexSector(game, seat, space, 'GE-4.3');
}

/** GE-4.4: lines up the chooser's placing of the remaining tiles, one at a time. */
function* leftoverTiles(game: Emperor, { seat }: ExplorerSteps['explorer.leftovers']): Rule {
  if (game.state.row.length === 0) return;
  game.next('explorer.tile', { seat, left: true });
  game.next('explorer.leftovers', { seat });
}

/** GE-4.6, GE-4.8: turns up the next tiles. If there are none, the role card is flipped. */
function* turnUpNewRow(game: Emperor): Rule {
  const { state } = game;
  state.turn = null;
  turnUpTiles(game, state.seats.length + EXTRA_TILES, 'GE-4.6');
  if (state.row.length > 0) return;
  // GE-3.7: the role card stays picked until the round ends.
  for (const rolePick of state.picks) if (rolePick.role === 'explorer') rolePick.role = 'warlord-2';
  game.tell?.({ words: say('explorer.flips'), rule: 'GE-4.8', refs: ['role:warlord-2'] });
}
