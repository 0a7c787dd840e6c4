import { choose } from '../../../../../kernel/match/rule.ts';
import { say, sectorName, unitName } from '../../../text/say.ts';
import { sectorOptions } from '../../options.ts';
import type { ModuleEffect } from '../effect.ts';

/**
 * Teleport: a unit about to stop in its sector, in a move of its controller, may stop in any other sector instead;
 * nothing then happens in the sector of the card (TH-16.5.4). It does not work in moves by a card, nor for an ally.
 */
export const teleport: ModuleEffect = {
  *teleports(game, { seat, sector: here }, unit) {
    const otherSectors = game.state.ring.filter(sector => sector !== here);
    const sector = yield* choose(game, seat, 'move.teleport', sectorOptions([here, ...otherSectors]), {
      prompt: say('move.teleport', { unit: unitName(unit) }),
      rule: 'TH-16.5.4',
    });
    if (sector === here) return here;
    const words = say('move.teleports', { unit: unitName(unit), sector: sectorName(sector) });
    game.tell?.({ words, rule: 'TH-16.5.4', refs: [`unit:${unit}`, `sector:${sector}`] });
    return sector;
  },
};
