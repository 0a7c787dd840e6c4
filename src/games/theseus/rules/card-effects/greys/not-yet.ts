/** The cards of the Greys that have no effect yet: the set-up leaves them out of the decks. */
export const GREYS_NOT_YET = ['greys-transfer', 'greys-invisibility', 'greys-decay'] as const;
