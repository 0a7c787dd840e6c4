import type { ShownOption } from '../../../kernel/match/decision.ts';
import { SPACE_IDS } from '../data/spaces.ts';
import type { SpaceId } from '../data/spaces.ts';
import { controllerOf, faceAt } from '../state/board.ts';
import { influenceOn, winnerOf } from '../state/influence.ts';
import { shipsAt, sizeOf, tokenReserve } from '../state/pieces.ts';
import { opponentsOf, publicSeat } from '../state/seats.ts';
import type { InfluenceSpot } from '../state/state.ts';
import type { EmperorView } from '../view.ts';
import { mayGrow, wouldEnd } from './growing.ts';
import { bestOption, faceWorth, spaceOf } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

/** The worth of the Throne to a seat that can win it. */
const THRONE = 2.5;
/**
 * The share of the Throne's worth that remains while another seat can still place more tokens there. Mostly nobody wins
 * then, and the chooser gets the Throne.
 */
const ANSWERED = 0.25;
/** The worth of a mark, on the same scale as the Throne. */
const MARK_WORTH = 0.3;
/** The worth of turning an Empire into a Starbase, where ships can be built. */
const DOCK = 1.4;

/** Answers whether to buy another token: only at a price below what the token would gain. */
export const buyToken: Strategy = turn => {
  const { view, me } = turn;
  const price = view.regent?.price ?? 2;
  const { marks } = publicSeat(view, me);
  if (marks < price || tokenReserve(view, me) < 1) return 'pass';
  if (wouldEnd(view) && losesMostMarks(view, me, marks, price)) return 'pass';
  const hand = view.regent?.hand[me] ?? 0;
  const grows = mayGrow(turn);
  const spots: readonly InfluenceSpot[] = ['throne', ...openSectors(view)];
  const gains = spots.map(spot => gainsOn(turn, spot, grows));
  const wanted = bestGain(gains, hand + 1) - bestGain(gains, hand);
  return wanted > MARK_WORTH * price ? 'buy' : 'pass';
};

/** Whether a seat would no longer have the most marks after paying a price, which count at the end (GE-12.5). */
function losesMostMarks(view: EmperorView, me: number, marks: number, price: number): boolean {
  const most = Math.max(0, ...opponentsOf(view, me).map(seat => publicSeat(view, seat).marks));
  return marks >= most && marks - price < most;
}

/** The most that this many tokens gain, all on one spot or one on each of several. */
function bestGain(gains: readonly Gains[], count: number): number {
  if (count === 0) return 0;
  const ones = gains.map(gain => Math.max(0, gain(1))).sort((one, other) => other - one);
  const spread = ones.slice(0, count).reduce((sum, one) => sum + one, 0);
  return Math.max(spread, ...gains.map(gain => gain(count)));
}

/** The sectors where influence can gain something. Homes are excluded (GE-10.4). */
function openSectors(view: EmperorView): readonly SpaceId[] {
  return SPACE_IDS.filter(space => (faceAt(view, space)?.planets ?? 0) > 0 && !view.homes.includes(space));
}

/** Chooses where a token goes: where it gains most per token, counting the tokens still in hand. */
export const place: Strategy = turn => {
  const { view, me } = turn;
  const hand = view.regent?.hand[me] ?? 0;
  const grows = mayGrow(turn);
  const found = bestOption(turn, option => {
    const spot = spotOf(option);
    if (spot === null) return 0;
    const gain = gainsOn(turn, spot, grows);
    let best = 0;
    for (let count = 1; count <= Math.max(1, hand); count += 1) best = Math.max(best, gain(count) / count);
    return best;
  });
  return found ?? (turn.has('done') ? 'done' : 'throne');
};

function spotOf(option: ShownOption): InfluenceSpot | null {
  return option.id === 'throne' ? 'throne' : spaceOf(option);
}

/** What so many more tokens gain. */
type Gains = (count: number) => number;

/** What more tokens on a spot gain in the present position; `grows`: whether one more sector is welcome. */
function gainsOn(turn: BotTurn, spot: InfluenceSpot, grows: boolean): Gains {
  const { view, me } = turn;
  const totals = influenceOn(view, spot);
  const mine = totals[me] ?? 0;
  const before = winnerOf(totals);
  const winnerWith = (count: number): ReturnType<typeof winnerOf> => {
    totals[me] = mine + count;
    return winnerOf(totals);
  };
  if (spot !== 'throne') {
    const now = standing(turn, spot, before, totals, grows);
    return count => standing(turn, spot, winnerWith(count), totals, grows) - now;
  }
  return count => {
    const isMine = winnerWith(count)?.seat === me && before?.seat !== me;
    // The chooser places last, and gets the Throne if nobody wins it (GE-10.4, GE-10.8).
    if (view.role?.chooser === me) return isMine && before !== null ? THRONE : 0;
    return isMine ? THRONE * (isAnswered(turn, count) ? ANSWERED : 1) : 0;
  };
}

/** Whether another seat still has enough tokens to compete with `count` tokens on the Throne. */
function isAnswered({ view, me }: BotTurn, count: number): boolean {
  return (view.regent?.hand ?? []).some((left, seat) => seat !== me && left >= count);
}

/** The worth of an influence result on a sector, with these totals of all seats. */
function standing(
  { view, me }: BotTurn,
  space: SpaceId,
  outcome: ReturnType<typeof winnerOf>,
  totals: readonly number[],
  grows: boolean,
): number {
  if (outcome === null) return 0;
  const face = faceAt(view, space);
  const worth = face === null ? 0 : faceWorth(face);
  if (outcome.seat !== me) return -0.35 * worth;
  const dock = outcome.left > 1 ? DOCK + 0.2 * sizeOf(shipsAt(view, me, space)) : 0;
  // Nobody can answer the seat that places last. A lone token of any other seat is easily lost.
  const safe = view.role?.chooser === me || outcome.left > 1 || isQuiet(totals, me) ? 1 : 0.75;
  return grows || controllerOf(view, space) === me ? worth * safe + dock : 0;
}

/** Whether no other seat has influence, by the totals of all seats. */
function isQuiet(totals: readonly number[], me: number): boolean {
  return totals.every((total, seat) => seat === me || total === 0);
}

/** Answers for the Ambassador: interrupts if the seat controls the sector. */
export const interrupt: Strategy = ({ view, me, decision }) => {
  const option = decision.options.find(({ id }) => id === 'interrupt');
  const space = option === undefined ? null : spaceOf(option);
  return space !== null && controllerOf(view, space) === me ? 'interrupt' : 'pass';
};
