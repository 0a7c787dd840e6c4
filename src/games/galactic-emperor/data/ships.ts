/** The three kinds of ship, from small to big. */
export const SHIP_KINDS = ['fighter', 'cruiser', 'dreadnought'] as const;
export type ShipKind = (typeof SHIP_KINDS)[number];

/** A cost in metal, energy and marks. */
export interface Cost {
  readonly metal: number;
  readonly energy: number;
  readonly marks: number;
}

/** A phase of a battle round (GE-9.14). */
export type BattlePhase = 1 | 2 | 3;
export const BATTLE_PHASES: readonly BattlePhase[] = [1, 2, 3];

interface ShipFacts {
  /** The number of ships of this kind for each player (GE-1.2). */
  readonly perPlayer: number;
  /** The number of spaces that the ship can move (GE-9.1). */
  readonly movement: number;
  readonly dice: number;
  /** The lowest face that hits (GE-9.13). */
  readonly hitsOn: number;
  readonly phase: BattlePhase;
  /** The number of hits that destroy the ship (GE-9.16). */
  readonly hits: number;
}

export const SHIPS: Readonly<Record<ShipKind, ShipFacts>> = {
  fighter: { perPlayer: 8, movement: 2, dice: 1, hitsOn: 5, phase: 3, hits: 1 },
  cruiser: { perPlayer: 4, movement: 2, dice: 2, hitsOn: 4, phase: 2, hits: 1 },
  dreadnought: { perPlayer: 2, movement: 1, dice: 3, hitsOn: 4, phase: 1, hits: 2 },
};

/** The costs of ships. All three are our design, since print shows them only as pictures. */
export const SHIP_COSTS: Readonly<Record<ShipKind, Cost>> = {
  fighter: { metal: 1, energy: 0, marks: 1 },
  cruiser: { metal: 2, energy: 0, marks: 3 },
  dreadnought: { metal: 3, energy: 2, marks: 0 },
};

/** The two sides of the token on a controlled sector (GE-1.5). */
export const TOKEN_SIDES = ['empire', 'starbase'] as const;
export type TokenSide = (typeof TOKEN_SIDES)[number];

interface TokenFacts {
  readonly dice: number;
  readonly hitsOn: number;
  readonly phase: BattlePhase;
  /** The influence that the token counts in a conflict (GE-10.3). */
  readonly influence: number;
}

export const TOKENS: Readonly<Record<TokenSide, TokenFacts>> = {
  empire: { dice: 2, hitsOn: 4, phase: 2, influence: 1 },
  starbase: { dice: 3, hitsOn: 4, phase: 2, influence: 2 },
};
