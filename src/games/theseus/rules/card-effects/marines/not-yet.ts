/** The cards of the Marines that have no effect yet: the set-up leaves them out of the decks. */
export const MARINES_NOT_YET = ['marines-trap-detector', 'marines-ambush', 'marines-group-tactics'] as const;
