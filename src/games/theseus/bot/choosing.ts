import { CARD_IDS, kindOf } from '../data/cards.ts';
import type { CardKind } from '../data/cards.ts';
import { SLOT_IDS } from '../data/places.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { teamPoints } from '../rules/winning.ts';
import { malfunctionTargets } from '../rules/malfunction.ts';
import { whatItDoes } from '../state/does.ts';
import { areAllied, seatState } from '../state/seats.ts';
import { slotOf } from '../state/cards.ts';
import { unitState } from '../state/units.ts';
import { actionWorth, malfunctionWorth, purgeWorth, upgradeWorth } from './actions.ts';
import { assaultWorth } from './attacking.ts';
import { freeAct } from './free-acts.ts';
import { unitWorth } from './moving.ts';
import { best, bestOffer, bestScored } from './turn.ts';
import type { BotTurn, Strategy } from './turn.ts';

const ASSAULTS: ReadonlySet<CardKind> = new Set<CardKind>(['marines-assault', 'aliens-assault']);

/**
 * Chooses the next action card to execute. All of them are executed, so upgrades come first and assaults last
 * (TH-10.1).
 */
export const action: Strategy = turn => {
  const { state, me, decision } = turn;
  const act = freeAct(turn);
  if (act !== null) return act;
  const runs = decision.options.filter(option => whatItDoes(option) === 'run');
  const cards = CARD_IDS.flatMap(card =>
    runs.flatMap(({ id, subject }) => (subject === `card:${card}` ? [{ card, id }] : [])),
  );
  const found = best(cards, ({ card }) => {
    const slot = slotOf(state, card);
    if (slot === null) return 0;
    return ASSAULTS.has(kindOf(card)) ? -1 : actionWorth(state, me, slot);
  });
  return found?.thing.id ?? null;
};

/** Chooses in phase 3: an upgrade or a purge, the target of the malfunction token, or the unit for the extra turn. */
export const sectorAction: Strategy = turn => {
  const { state, me, has } = turn;
  const act = freeAct(turn);
  if (act !== null) return act;
  const targets = malfunctionTargets(state, me);
  return (
    bestScored(
      has('assault') ? { thing: 'assault', worth: 0.1 + assaultWorth(state, me) } : null,
      has('take-upgrade') ? { thing: 'take-upgrade', worth: 0.1 + upgradeWorth(state, me) } : null,
      bestOffer(turn, 'purge', SLOT_IDS, slot => purgeWorth(state, me, slot)),
      bestOffer(turn, 'malfunction', CARD_IDS, card => {
        const aim = targets.find(one => one.card === card);
        return aim === undefined ? 0 : malfunctionWorth(state, me, aim);
      }),
    ) ?? extraTurn(turn)
  );
};

/** Chooses the unit for the extra turn: the one that gains most. A unit in space would only come back (TH-9.4). */
function extraTurn(turn: BotTurn): string | null {
  const { state, me } = turn;
  const score = (one: UnitId): number =>
    unitState(state, one).place === 'space' ? -1_000 : unitWorth(state, me, one, true, true);
  return bestOffer(turn, 'extra', UNIT_IDS, score)?.thing ?? null;
}

/** Chooses the unit to attack, by its seat: the one with the fewest life points, in a free-for-all the leader. */
export const victim: Strategy = turn =>
  bestOffer(turn, 'unit', UNIT_IDS, one => weakness(turn, unitState(turn.state, one).seat))?.thing ?? null;

/** Chooses the opponent that an effect hits. */
export const opponent: Strategy = turn => {
  const seats = turn.state.seats.map((_, seat) => `${seat}`);
  return bestOffer(turn, 'seat', seats, seat => weakness(turn, Number(seat)))?.thing ?? null;
};

function weakness({ state, me }: BotTurn, seat: number): number {
  if (areAllied(state, seat, me)) return -100;
  return state.options.mode === 'free-for-all' ? teamPoints(state, seat) : -seatState(state, seat).life;
}

/** Always repeats an attack, since that costs nothing (TH-16.3.2). */
export const repeat: Strategy = () => 'repeat';
