import { offerPlain } from '../../../../../kernel/match/offer.ts';
import { choose } from '../../../../../kernel/match/rule.ts';
import type { SectorId } from '../../../data/ids.ts';
import type { UnitId } from '../../../data/units.ts';
import { sectorRefs } from '../../../state/refs.ts';
import { areAllied } from '../../../state/seats.ts';
import { sectorOfUnit } from '../../../state/units.ts';
import type { TheseusState } from '../../../state/state.ts';
import { say, sectorName, unitName } from '../../../text/say.ts';
import { unitsOfSeats, whyNotForCard } from '../../left-out.ts';
import { transferTo } from '../../moving.ts';
import { offerUnits } from '../../offer.ts';
import type { Offer, Reason } from '../../../../../kernel/match/offer.ts';
import { unitsChosenBy, noteChosen } from '../chosen.ts';
import type { CardUse } from '../effect.ts';
import { upToN } from '../shared/up-to.ts';

/** Kidnap: puts up to N different enemy units from its sector into other sectors, one after another (TH-16.2.1). */
export const kidnap = upToN({
  rule: 'TH-16.2.1',
  kind: 'card.unit',
  prompt: () => say('kidnap.unit'),
  offer: (state, use) =>
    offerUnits(
      state,
      unitsOfSeats(state, owner => !areAllied(state, owner, use.seat)),
      unit => whyNotTaken(state, use, unit),
    ),
  *take(game, { seat, card, sector: here }, unit) {
    const { options, blocked } = otherSectors(game.state, here);
    const question = {
      prompt: say('kidnap.sector', { unit: unitName(unit) }),
      subject: `unit:${unit}`,
      rule: 'TH-16.2.1',
      blocked,
    } as const;
    const sector = yield* choose(game, seat, 'card.sector', options, question);
    noteChosen(game, card, unit);
    yield* transferTo(game, unit, sector, seat);
  },
});

/** Why Kidnap can't choose an enemy unit; `null` if it can. */
function whyNotTaken(state: TheseusState, { sector, card }: CardUse, unit: UnitId): Reason | null {
  const obstacle = whyNotForCard(state, unit, unitsChosenBy(state, card));
  if (obstacle !== null || sectorOfUnit(state, unit) === sector) return obstacle;
  return { why: say('why.not-beside-card'), rule: 'TH-16.2.1' };
}

/** The sectors to which Kidnap can take a unit as options. The unit's own sector is blocked. */
function otherSectors(state: TheseusState, currentSector: SectorId): Offer<SectorId> {
  return offerPlain(state.ring, {
    id: sector => `sector:${sector}`,
    face: sector => ({ words: sectorName(sector), refs: sectorRefs(sector) }),
    whyNot: sector => (sector === currentSector ? { why: say('why.carried-away'), rule: 'TH-16.2.1' } : null),
  });
}
