import { offerRows } from '../../../kernel/match/offer.ts';
import type { OptionFace, Reason } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { TileId } from '../data/tiles.ts';
import { hasWorking } from '../state/seats.ts';
import type { Emperor, EmperorState } from '../state/state.ts';
import type { ExplorerSteps } from '../state/steps.ts';
import { say, technologyName, tileName } from '../text/say.ts';
import { announceTechnology } from './announcing.ts';
import { tileFace } from './options.ts';

const SCANNERS = 'long-range-scanners';

/**
 * GE-11.4: whether a seat can use the Scanners on the tile that it chose. A face-up Black Hole can't go back to the
 * stack.
 */
export function mayScan(state: EmperorState, seat: Seat): boolean {
  const { turn, stack } = state;
  if (turn?.role !== 'explorer' || turn.tile === null || turn.tile === 'black-hole') return false;
  return stack.length > 0 && hasWorking(state, seat, SCANNERS);
}

/** GE-11.4: asks the owner of the Scanners whether to use them. */
export function* offerScan(game: Emperor, { seat }: ExplorerSteps['explorer.scan']): Rule {
  const wantsScan = yield* choose(
    game,
    seat,
    'explorer.scan',
    [
      { id: 'scan', words: say('scan.do'), refs: [`technology:${SCANNERS}`], value: true },
      { id: 'leave', words: say('scan.leave'), value: false },
    ],
    { prompt: say('scan.ask', { technology: technologyName(SCANNERS) }), rule: 'GE-11.4' },
  );
  if (!wantsScan) return;
  announceTechnology(game, seat, SCANNERS);
  game.next('explorer.look', { seat });
}

/** GE-11.4: shows the top tile of the stack to the owner of the Scanners only, unless everybody knows it. */
export function* lookAtTop(game: Emperor, { seat }: ExplorerSteps['explorer.look']): Rule {
  const { state } = game;
  const { turn, stack } = state;
  const topTile = stack.at(-1);
  if (turn?.role !== 'explorer' || topTile === undefined || !hasWorking(state, seat, SCANNERS)) return;
  game.reveal();
  turn.scanning = true;
  if (state.topKnown !== 'all') state.topKnown = seat;
  game.tell?.({
    words: say('scan.looked', { seat: { seat } }),
    rule: 'GE-11.4',
    refs: [`technology:${SCANNERS}`],
    secrets: [{ seats: [seat], words: say('scan.saw', { tile: tileName(topTile) }), refs: [`tile:${topTile}`] }],
  });
  game.next('explorer.keep', { seat });
}

/**
 * GE-11.4: asks which of the two tiles is kept; the other one goes on top of the stack. A drawn Black Hole must go
 * back.
 */
export function* chooseTileToKeep(game: Emperor, { seat }: ExplorerSteps['explorer.keep']): Rule {
  const { state } = game;
  const { turn, stack } = state;
  const topTile = stack.at(-1);
  if (turn?.role !== 'explorer' || turn.tile === null || topTile === undefined) return;
  const faceUpTile = turn.tile;
  const { options, blocked } = offerRows<boolean>([
    { id: 'open', face: () => keepFace(faceUpTile), value: false, fault: null },
    {
      id: 'drawn',
      face: () => keepFace(topTile),
      value: true,
      fault: topTile === 'black-hole' ? HOLE_GOES_BACK : null,
    },
  ]);
  const keepsDrawn = yield* choose(game, seat, 'explorer.keep', options, {
    prompt: say('scan.which'),
    rule: 'GE-11.4',
    secrecy: 'own-view',
    blocked,
  });
  turn.scanning = false;
  if (!keepsDrawn) {
    game.tell?.({ words: say('scan.kept-open', { seat: { seat }, tile: tileName(faceUpTile) }), rule: 'GE-11.4' });
    return;
  }
  game.reveal();
  stack.pop();
  stack.push(faceUpTile);
  state.topKnown = 'all';
  state.row = state.row.map(tile => (tile === faceUpTile ? topTile : tile));
  turn.tile = topTile;
  game.tell?.({
    words: say('scan.kept-drawn', { seat: { seat }, tile: tileName(topTile), open: tileName(faceUpTile) }),
    rule: 'GE-11.4',
    refs: [`tile:${topTile}`],
  });
}

const HOLE_GOES_BACK: Reason = { why: say('why.hole-goes-back'), rule: 'GE-11.4' };

function keepFace(tile: TileId): OptionFace {
  return { ...tileFace(tile), words: say('scan.keep', { tile: tileName(tile) }) };
}
