import type { Seat } from '../../../../../kernel/words/message.ts';
import { homeSector, seatOfFaction } from '../../../state/seats.ts';
import type { TheseusState } from '../../../state/state.ts';
import { parasitesLeft } from '../../../state/tokens.ts';
import { unitState } from '../../../state/units.ts';
import { say, unitName } from '../../../text/say.ts';
import { wound } from '../../tracks.ts';
import type { TrapEffect, UnitToken } from '../effect.ts';

/** Parasite: a unit without one gets a token, and another for a copy, as far as there are some (TH-16.2.5). */
export const parasite: TrapEffect = {
  works: (state, _, { unit }) => unitState(state, unit).parasites === 0 && parasitesLeft(state) > 0,
  *spring(game, { card, copies }, { unit }) {
    const found = unitState(game.state, unit);
    found.parasites = Math.min(1 + copies, parasitesLeft(game.state));
    const words = say('parasite.placed', { unit: unitName(unit), count: found.parasites });
    game.tell?.({ words, rule: 'TH-16.2.5', refs: [`card:${card}`, `unit:${unit}`] });
    return true;
  },
};

/** Its tokens: a wound each for every point that the unit spends (TH-22.7), until it stops at home, or is launched. */
export const parasiteToken: UnitToken = {
  spendsPoint(game, unit) {
    const { parasites, seat: victim } = unitState(game.state, unit);
    const by = paidBy(game.state, victim);
    if (by !== null) wound(game, { victim, by, amount: parasites, rule: 'TH-16.2.5', refs: [`unit:${unit}`] });
  },
  hasStopped(game, unit, sector) {
    const found = unitState(game.state, unit);
    if (found.parasites === 0 || homeSector(game.state, found.seat) !== sector) return;
    found.parasites = 0;
    game.tell?.({ words: say('parasite.gone', { unit: unitName(unit) }), rule: 'TH-16.2.5', refs: [`unit:${unit}`] });
  },
};

/** TH-18.3: parasites pay the Aliens; on an Alien only Pandora can have put one. */
function paidBy(state: TheseusState, victim: Seat): Seat | null {
  const aliens = seatOfFaction(state, 'aliens');
  return aliens === victim ? seatOfFaction(state, 'pandora') : aliens;
}
