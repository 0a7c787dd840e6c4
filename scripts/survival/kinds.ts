import { DIFFICULTIES, MACHINE_DIFFICULTIES } from '../../src/games/space-empires/data/solo/schedules.ts';

/** A scenario for one player with a difficulty. */
export interface Kind {
  readonly scenario: string;
  readonly difficulty: string;
}

/** Every scenario for one player with each of its difficulties, the easiest first. */
export const KINDS: readonly Kind[] = [
  ...MACHINE_DIFFICULTIES.map(difficulty => ({ scenario: 'solo-machines-small', difficulty })),
  ...MACHINE_DIFFICULTIES.map(difficulty => ({ scenario: 'solo-machines-large', difficulty })),
  ...DIFFICULTIES.map(difficulty => ({ scenario: 'solo-aliens', difficulty })),
];
