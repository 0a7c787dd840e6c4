import { choose } from '../../../../../kernel/match/rule.ts';
import { say, sectorName, unitName } from '../../../text/say.ts';
import { sectorOptions } from '../../options.ts';
import type { ModuleEffect } from '../effect.ts';

/**
 * Teleport: a unit that its controller moves may stop in any sector instead of this one, where nothing happens then
 * (TH-16.5.4). Not in moves by a card, and not for an ally.
 */
export const teleport: ModuleEffect = {
  *teleports(game, { seat, sector: here }, unit) {
    const others = game.state.ring.filter(sector => sector !== here);
    const sector = yield* choose(game, seat, 'move.teleport', sectorOptions([here, ...others]), {
      prompt: say('move.teleport', { unit: unitName(unit) }),
      rule: 'TH-16.5.4',
    });
    if (sector === here) return here;
    const words = say('move.teleports', { unit: unitName(unit), sector: sectorName(sector) });
    game.tell?.({ words, rule: 'TH-16.5.4', refs: [`unit:${unit}`, `sector:${sector}`] });
    return sector;
  },
};
