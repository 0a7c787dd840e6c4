import { choose } from '../../../../../kernel/rule.ts';
import type { UnitId } from '../../../data/units.ts';
import { enemiesIn } from '../../../state/units.ts';
import type { TheseusState } from '../../../state/state.ts';
import { say, unitName } from '../../../text/say.ts';
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
      });
      if (unit === null) return true;
      const others = state.ring.filter(sector => sector !== use.sector);
      const sector = yield* choose(game, seat, 'card.sector', sectorOptions(others), {
        prompt: say('kidnap.sector', { unit: unitName(unit) }),
        rule: 'TH-16.2.1',
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
