import type { FactionId, FactionSector } from './ids.ts';

/** The facts of a faction: its colour, its sector, and whether it collects data points (TH-1.1). */
type FactionFacts = {
  readonly colour: 'red' | 'blue' | 'green' | 'grey' | null;
  readonly sector: FactionSector | null;
  readonly collectsData: boolean;
};

/** The five factions. */
export const FACTIONS = {
  marines: { colour: 'red', sector: 'docking-bay', collectsData: false },
  scientists: { colour: 'blue', sector: 'science-lab', collectsData: true },
  aliens: { colour: 'green', sector: 'alien-nest', collectsData: false },
  greys: { colour: 'grey', sector: 'grey-wreck', collectsData: true },
  pandora: { colour: null, sector: null, collectsData: false },
} as const satisfies Readonly<Record<FactionId, FactionFacts>>;
