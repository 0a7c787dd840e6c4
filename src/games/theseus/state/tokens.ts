import { TOKENS } from '../data/tokens.ts';
import type { TheseusState } from './state.ts';

// The numbers of tokens in the supplies. They are computed from the tokens in play, so that no token can get lost
// (TH-12.4).

/** The number of upgrade tokens in the common supply. */
export function upgradesLeft(state: TheseusState): number {
  const inStock = state.seats.reduce((sum, { upgrades }) => sum + upgrades, 0);
  const onCards = Object.values(state.installed).reduce((sum, { upgrades }) => sum + upgrades, 0);
  return TOKENS.upgrade.count - inStock - onCards;
}

/** The number of deactivation tokens in the supply (TH-16.3.6). */
export function deactivationLeft(state: TheseusState): number {
  return TOKENS.deactivation.count - Object.values(state.deactivation).flat().length;
}

/** The number of invisibility tokens in the supply (TH-16.5.2). */
export function invisibilityLeft(state: TheseusState): number {
  return TOKENS.invisibility.count - Object.values(state.units).filter(({ invisible }) => invisible).length;
}

/** The number of parasite tokens in the supply (TH-16.2.5). */
export function parasitesLeft(state: TheseusState): number {
  return TOKENS.parasite.count - Object.values(state.units).reduce((sum, { parasites }) => sum + parasites, 0);
}
