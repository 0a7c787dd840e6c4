/** The three ways to play (TH-3, TH-18, TH-19). */
export const MODES = ['duel', 'free-for-all', 'teams'] as const;
export type Mode = (typeof MODES)[number];

/** What a mode deals out, and where its tracks begin. */
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

/** TH-4.2: with three installed cards each draws five and installs three. */
export const THREE_INSTALLED = { draw: 5, install: 3 } as const;
