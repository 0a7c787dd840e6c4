import { SPACE_IDS } from '../../../../../src/games/galactic-emperor/data/spaces.ts';
import type { SpaceId } from '../../../../../src/games/galactic-emperor/data/spaces.ts';
import { controllerOf, faceAt } from '../../../../../src/games/galactic-emperor/state/board.ts';
import { influenceOn, winnerOf } from '../../../../../src/games/galactic-emperor/state/influence.ts';
import { shipsAt, sizeOf, tokenReserve } from '../../../../../src/games/galactic-emperor/state/pieces.ts';
import { publicSeat } from '../../../../../src/games/galactic-emperor/state/seats.ts';
import type { InfluenceSpot } from '../../../../../src/games/galactic-emperor/state/state.ts';
import type { EmperorView } from '../../../../../src/games/galactic-emperor/view.ts';
import { mayGrow } from './growing.ts';
import { bestOption, faceWorth } from './turn.ts';
import type { BotTurn, Opinion } from './turn.ts';

/** What the Throne is worth to who can have it. */
const THRONE = 2.5;
/** What it is worth that an Empire becomes a Starbase. */
const DOCK = 1.4;

/** One token more is bought while it is cheap. */
export const buyToken: Opinion = turn => {
  const { view, me } = turn;
  const price = view.regent?.price ?? 2;
  return publicSeat(view, me).marks >= price && price <= 4 && tokenReserve(view, me) > 0 ? 'buy' : 'pass';
};

/** Where a token goes: where it and those that are left gain most for each. */
export const place: Opinion = turn => {
  const { view, me } = turn;
  const hand = view.regent?.hand[me] ?? 0;
  const found = bestOption(turn, id => {
    const spot = spotIn(id);
    if (spot === null) return 0;
    let best = 0;
    for (let count = 1; count <= Math.max(1, hand); count += 1) {
      best = Math.max(best, gain(turn, spot, count) / count);
    }
    return best;
  });
  return found ?? (turn.has('done') ? 'done' : 'throne');
};

function spotIn(id: string): InfluenceSpot | null {
  if (id === 'throne') return 'throne';
  const name = id.slice(id.indexOf(':') + 1);
  return SPACE_IDS.find(space => space === name) ?? null;
}

/** What this many tokens more on a spot gain, as things lie now. */
function gain(turn: BotTurn, spot: InfluenceSpot, count: number): number {
  const { view, me } = turn;
  const totals = influenceOn(view, spot);
  const before = winnerOf(totals);
  totals[me] = (totals[me] ?? 0) + count;
  const after = winnerOf(totals);
  if (spot === 'throne') {
    const isMine = after?.seat === me && before?.seat !== me;
    return isMine && view.role?.chooser !== me ? THRONE : isMine && before !== null ? THRONE : 0;
  }
  return standing(turn, spot, after) - standing(turn, spot, before);
}

/** What the outcome on a sector is worth. */
function standing(turn: BotTurn, space: SpaceId, outcome: ReturnType<typeof winnerOf>): number {
  const { view, me } = turn;
  const face = faceAt(view, space);
  const worth = face === null ? 0 : faceWorth(face);
  if (outcome === null) return 0;
  if (outcome.seat !== me) return -0.35 * worth;
  const dock = outcome.left > 1 ? DOCK + 0.2 * sizeOf(shipsAt(view, me, space)) : 0;
  // Who places last is not answered any more; of the others a lone token is easily lost.
  const safe = view.role?.chooser === me || outcome.left > 1 || isQuiet(view, me, space) ? 1 : 0.75;
  const grows = mayGrow(turn) || controllerOf(view, space) === me;
  return grows ? worth * safe + dock : 0;
}

/** Whether nobody else has a reason to look at a sector. */
function isQuiet(view: EmperorView, me: number, space: SpaceId): boolean {
  return influenceOn(view, space).every((total, seat) => seat === me || total === 0);
}

/** The Ambassador guards what is its owner's. */
export const interrupt: Opinion = ({ view, me, decision }) => {
  const option = decision.options.find(({ id }) => id === 'interrupt');
  const space = option?.refs?.map(ref => SPACE_IDS.find(one => ref === `space:${one}`)).find(one => one !== undefined);
  return space !== undefined && controllerOf(view, space) === me ? 'interrupt' : 'pass';
};
