import { upgradesLeft } from '../../../state/tokens.ts';
import { say } from '../../../text/say.ts';
import { gainUpgrades } from '../../tracks.ts';
import type { InstantEffect } from '../effect.ts';

/** The bonus card Upgrade: gives an upgrade token from the supply. */
export const upgradeToken: InstantEffect = {
  whyNot: state => (upgradesLeft(state) > 0 ? null : { why: say('why.no-upgrades'), rule: 'TH-12.4' }),
  *play(game, seat, card) {
    gainUpgrades(game, seat, 1, 'TH-12.1', [`card:${card}`]);
  },
};
