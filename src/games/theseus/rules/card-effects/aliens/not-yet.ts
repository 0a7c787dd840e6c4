/** The cards of the Aliens that have no effect yet: the set-up leaves them out of the decks. */
export const ALIENS_NOT_YET = ['aliens-incubator', 'aliens-ghost-strike', 'aliens-kidnap', 'aliens-parasite'] as const;
