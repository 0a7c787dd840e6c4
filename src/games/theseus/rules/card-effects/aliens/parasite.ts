import type { Seat } from '../../../../../kernel/words/message.ts';
import { homeSector, seatOfFaction } from '../../../state/seats.ts';
import type { TheseusState } from '../../../state/state.ts';
import { parasitesLeft } from '../../../state/tokens.ts';
import { unitState } from '../../../state/units.ts';
import { say, unitName } from '../../../text/say.ts';
import { wound } from '../../tracks.ts';
import type { TrapEffect, UnitToken } from '../effect.ts';

/**
 * Parasite: puts a token on a unit that has none, and one more for each copy, as far as the supply lasts (TH-16.2.5).
 */
export const parasite: TrapEffect = {
  works: (state, _, { unit }) => unitState(state, unit).parasites === 0 && parasitesLeft(state) > 0,
  *spring(game, { card, copies }, { unit }) {
    const bearer = unitState(game.state, unit);
    bearer.parasites = Math.min(1 + copies, parasitesLeft(game.state));
    const words = say('parasite.placed', { unit: unitName(unit), count: bearer.parasites });
    game.tell?.({ words, rule: 'TH-16.2.5', refs: [`card:${card}`, `unit:${unit}`] });
    return true;
  },
};

/**
 * The parasite token: deals a wound for each point that the unit spends (TH-22.7). It is removed when the unit stops in
 * its home sector or is launched.
 */
export const parasiteToken: UnitToken = {
  spendsPoint(game, unit) {
    const { parasites, seat: victim } = unitState(game.state, unit);
    const wounder = woundingSeat(game.state, victim);
    if (wounder !== null)
      wound(game, { victim, by: wounder, amount: parasites, rule: 'TH-16.2.5', refs: [`unit:${unit}`] });
  },
  hasStopped(game, unit, sector) {
    const bearer = unitState(game.state, unit);
    if (bearer.parasites === 0 || homeSector(game.state, bearer.seat) !== sector) return;
    bearer.parasites = 0;
    game.tell?.({ words: say('parasite.gone', { unit: unitName(unit) }), rule: 'TH-16.2.5', refs: [`unit:${unit}`] });
  },
};

/** TH-18.3: the seat that deals a parasite's wounds: the Aliens, or Pandora if the victim is an Alien. */
function woundingSeat(state: TheseusState, victim: Seat): Seat | null {
  const aliens = seatOfFaction(state, 'aliens');
  return aliens === victim ? seatOfFaction(state, 'pandora') : aliens;
}
