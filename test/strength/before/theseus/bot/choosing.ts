import { CARD_IDS } from '../../../../../src/games/theseus/data/cards.ts';
import { SLOT_IDS } from '../../../../../src/games/theseus/data/places.ts';
import { UNIT_IDS } from '../../../../../src/games/theseus/data/units.ts';
import type { UnitId } from '../../../../../src/games/theseus/data/units.ts';
import { teamPoints } from '../../../../../src/games/theseus/rules/winning.ts';
import { malfunctionTargets } from '../../../../../src/games/theseus/rules/malfunction.ts';
import { areAllied, seatState } from '../../../../../src/games/theseus/state/seats.ts';
import { slotOf } from '../../../../../src/games/theseus/state/cards.ts';
import { unitState } from '../../../../../src/games/theseus/state/units.ts';
import { actionWorth, malfunctionWorth, purgeWorth, upgradeWorth } from './actions.ts';
import { assaultWorth } from './attacking.ts';
import { freeAct } from './free-acts.ts';
import { best, bestOffer, liked } from './turn.ts';
import type { BotTurn, Opinion } from './turn.ts';

/** Which action card is carried out next: all of them are, so upgrades come first and assaults last (TH-10.1). */
export const action: Opinion = turn => {
  const { state, me, has } = turn;
  const act = freeAct(turn);
  if (act !== null) return act;
  const cards = CARD_IDS.flatMap(card =>
    ['', '+1', '+2', '+3'].flatMap(copy => (has(`run:${card}${copy}`) ? [{ card, id: `run:${card}${copy}` }] : [])),
  );
  const found = best(cards, ({ card }) => {
    const slot = slotOf(state, card);
    if (slot === null) return 0;
    const isAssault = card.includes('-assault-');
    return isAssault ? -1 : actionWorth(state, me, slot);
  });
  return found?.thing.id ?? null;
};

/** Phase 3: upgrade or purge, the card under malfunction, the unit of the extra turn. */
export const sectorAction: Opinion = turn => {
  const { state, me, has } = turn;
  const act = freeAct(turn);
  if (act !== null) return act;
  const targets = malfunctionTargets(state, me);
  return (
    liked(
      has('assault') ? { thing: 'assault', worth: 0.1 + assaultWorth(state, me) } : null,
      has('take-upgrade') ? { thing: 'take-upgrade', worth: 0.1 + upgradeWorth(state, me) } : null,
      bestOffer(turn, 'purge', SLOT_IDS, slot => purgeWorth(state, me, slot)),
      bestOffer(turn, 'malfunction', CARD_IDS, card => {
        const aim = targets.find(one => one.card === card);
        return aim === undefined ? 0 : malfunctionWorth(state, aim);
      }),
    ) ?? extraTurn(turn)
  );
};

/**
 * The unit that takes the extra turn: the one that is not in space, since that turn would only bring it back (TH-9.4).
 */
function extraTurn(turn: BotTurn): string | null {
  const { state } = turn;
  const liking = (one: UnitId): number =>
    unitState(state, one).place === 'space' ? 0 : unitState(state, one).side === 'upgraded' ? 2 : 1;
  return bestOffer(turn, 'extra', UNIT_IDS, liking)?.thing ?? null;
}

/** Who is attacked: whoever has the fewest life points where they count, else whoever leads. */
export const victim: Opinion = turn =>
  bestOffer(turn, 'unit', UNIT_IDS, one => weakness(turn, unitState(turn.state, one).seat))?.thing ?? null;

/** Which opponent bears it. */
export const opponent: Opinion = turn => {
  const seats = turn.state.seats.map((_, seat) => `${seat}`);
  return bestOffer(turn, 'seat', seats, seat => weakness(turn, Number(seat)))?.thing ?? null;
};

function weakness({ state, me }: BotTurn, seat: number): number {
  if (areAllied(state, seat, me)) return -100;
  return state.options.mode === 'free-for-all' ? teamPoints(state, seat) : -seatState(state, seat).life;
}

/** A repeated attack costs nothing (TH-16.3.2). */
export const repeat: Opinion = () => 'repeat';
