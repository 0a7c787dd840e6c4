import { TOKENS } from '../data/tokens.ts';
import type { TheseusState } from './state.ts';

// What is left in the supplies follows from what is in play, so that no token can get lost (TH-12.4).

/** The upgrade tokens in the common supply. */
export function upgradesLeft(state: TheseusState): number {
  const stocks = state.seats.reduce((sum, { upgrades }) => sum + upgrades, 0);
  const onCards = Object.values(state.installed).reduce((sum, { upgrades }) => sum + upgrades, 0);
  return TOKENS.upgrade.count - stocks - onCards;
}

/** The deactivation tokens that lie in no sector (TH-16.3.6). */
export function deactivationLeft(state: TheseusState): number {
  return TOKENS.deactivation.count - Object.values(state.deactivation).flat().length;
}

/** The invisibility tokens that lie on no unit (TH-16.5.2). */
export function invisibilityLeft(state: TheseusState): number {
  return TOKENS.invisibility.count - Object.values(state.units).filter(({ invisible }) => invisible).length;
}

/** The parasite tokens that lie on no unit (TH-16.2.5). */
export function parasitesLeft(state: TheseusState): number {
  return TOKENS.parasite.count - Object.values(state.units).reduce((sum, { parasites }) => sum + parasites, 0);
}
