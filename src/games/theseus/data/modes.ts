/** The three modes of play: a duel, a free-for-all, and two teams (TH-3, TH-18, TH-19). */
export const MODES = ['duel', 'free-for-all', 'teams'] as const;
export type Mode = (typeof MODES)[number];

/** The numbers of a mode: life points at the start, size of the deck, cards drawn and installed, units. */
type ModeFacts = {
  readonly startLife: number;
  readonly deck: number;
  readonly draw: number;
  readonly install: number;
  readonly units: number;
};

/** The numbers of each mode (TH-3.4 to TH-3.8, TH-18.2, TH-19.3, TH-19.4). */
export const MODE_FACTS: Readonly<Record<Mode, ModeFacts>> = {
  duel: { startLife: 20, deck: 15, draw: 3, install: 1, units: 3 },
  'free-for-all': { startLife: 0, deck: 15, draw: 3, install: 1, units: 3 },
  teams: { startLife: 20, deck: 10, draw: 2, install: 1, units: 2 },
};

/** TH-4.2: the numbers of cards drawn and installed with the option of three installed cards. */
export const THREE_INSTALLED = { draw: 5, install: 3 } as const;
