import { upgradesLeft } from '../../../state/tokens.ts';
import { gainUpgrades } from '../../tracks.ts';
import type { ActionEffect } from '../effect.ts';

/** An action that gives an upgrade token from the supply: Armory, Small Laboratory, Habitat, Gene Manipulator. */
export const gainsUpgrade: ActionEffect = {
  canDo: state => upgradesLeft(state) > 0,
  *carryOut(game, { seat, card }) {
    return gainUpgrades(game, seat, 1, 'TH-12.1', [`card:${card}`]) > 0;
  },
};
