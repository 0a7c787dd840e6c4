import type { Blocked } from '../../../../../kernel/decision.ts';
import { choose } from '../../../../../kernel/rule.ts';
import type { UnitId } from '../../../data/units.ts';
import { sectorRefs } from '../../../state/refs.ts';
import { areAllied } from '../../../state/seats.ts';
import { enemiesIn, sectorOfUnit } from '../../../state/units.ts';
import type { TheseusState } from '../../../state/state.ts';
import { say, sectorName, unitName } from '../../../text/say.ts';
import { unitsAround, unitsLeftOut, whyNotForCard } from '../../left-out.ts';
import { transferTo } from '../../moving.ts';
import { sectorOptions, unitOptions } from '../../options.ts';
import { chosenBy, noteChosen } from '../chosen.ts';
import type { ActionEffect, CardUse } from '../effect.ts';

/** Kidnap: up to N different enemy units of the sector are put into other sectors, one after another (TH-16.2.1). */
export const kidnap: ActionEffect = {
  canDo: (state, use) => use.n > 0 && victims(state, use).length > 0,
  *carryOut(game, use) {
    const { state } = game;
    const { seat, card, n } = use;
    for (let taken = 0; taken < n; taken++) {
      const units = unitOptions(state, victims(state, use));
      if (units.length === 0) return taken > 0;
      const end = taken === 0 ? [] : [{ id: 'done', words: say('done'), value: null }];
      const unit = yield* choose<UnitId | null>(game, seat, 'card.unit', [...end, ...units], {
        prompt: say('kidnap.unit'),
        rule: 'TH-16.2.1',
        blocked: () => victimsLeftOut(state, use),
      });
      if (unit === null) return true;
      const others = state.ring.filter(sector => sector !== use.sector);
      const sector = yield* choose(game, seat, 'card.sector', sectorOptions(others), {
        prompt: say('kidnap.sector', { unit: unitName(unit) }),
        rule: 'TH-16.2.1',
        blocked: () => [
          {
            id: `sector:${use.sector}`,
            words: sectorName(use.sector),
            refs: sectorRefs(use.sector),
            why: say('why.carried-away'),
            rule: 'TH-16.2.1',
          },
        ],
      });
      noteChosen(game, card, unit);
      yield* transferTo(game, unit, sector, seat);
    }
    return true;
  },
};

function victims(state: TheseusState, { seat, sector, card }: CardUse): UnitId[] {
  const chosen = chosenBy(state, card);
  return enemiesIn(state, sector, seat).filter(unit => !chosen.includes(unit));
}

function victimsLeftOut(state: TheseusState, { seat, sector, card }: CardUse): Blocked[] {
  const chosen = chosenBy(state, card);
  const enemies = unitsAround(state, owner => !areAllied(state, owner, seat));
  return unitsLeftOut(state, enemies, unit => {
    const obstacle = whyNotForCard(state, unit, chosen);
    if (obstacle !== null || sectorOfUnit(state, unit) === sector) return obstacle;
    return { why: say('why.not-beside-card'), rule: 'TH-16.2.1' };
  });
}
