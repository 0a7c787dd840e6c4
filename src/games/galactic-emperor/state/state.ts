import type { StepRules } from '../../../kernel/match/game.ts';
import type { Framed, Play } from '../../../kernel/match/play.ts';
import type { WindowState } from '../../../kernel/match/window.ts';
import type { Seat } from '../../../kernel/words/message.ts';
import type { OwnersBox } from '../data/box.ts';
import type { RoleId } from '../data/roles.ts';
import type { Good } from '../data/set-up.ts';
import type { BattlePhase, Cost, ShipKind, TokenSide } from '../data/ships.ts';
import type { SpaceId } from '../data/spaces.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { TileId } from '../data/tiles.ts';
import type { Steps } from './steps.ts';

/** The running match that the rules of Galactic Emperor work on. */
export type Emperor = Play<EmperorState, Steps>;

/** The functions that carry out the steps of one chapter. */
export type ChapterRules<Chapter> = Pick<StepRules<EmperorState, Steps>, keyof Chapter & keyof Steps>;

/** The times at which battles of a Warlord turn can be fought; the printed rule comes first. */
export const BATTLE_TIMINGS = ['any-time', 'after-movement'] as const;
export type BattleTiming = (typeof BATTLE_TIMINGS)[number];

/** The options of a match, chosen before it begins. */
export interface MatchOptions {
  /** Whether all points are public (GE-13.3). */
  readonly openScores: boolean;
  /** The number of technologies that a seat may buy in one Scientist role (GE-11.2). */
  readonly purchases: number;
  /**
   * When battles of a Warlord turn are fought: as printed, whenever the attacker likes, or after all movement
   * (GE-9.12).
   */
  readonly battles: BattleTiming;
  /** Real values that owners read from their own box; `null`: the program's own box. */
  readonly box: OwnersBox | null;
}

/** The number of ships of each kind. */
export type Fleet = Record<ShipKind, number>;

/** The public part of a seat's state. */
export interface PublicSeat {
  readonly name: string;
  /** Whether the seat has given up. */
  out: boolean;
  marks: number;
  metal: number;
  energy: number;
  technologies: TechnologyId[];
  /** The seat's ships on the board, by space. Spaces without ships are left out. */
  ships: Partial<Record<SpaceId, Fleet>>;
}

export interface SeatState extends PublicSeat {
  /** The seat's points, hidden from the others (GE-13.1). */
  points: number;
}

/** A token on a planet sector (GE-1.5). */
export interface SectorControl {
  readonly seat: Seat;
  side: TokenSide;
}

/** The kinds of ship or token for which a die is rolled, or the occasion of the roll. */
export type DieSource = ShipKind | TokenSide | 'market' | 'catch';

/** A die on the table, and the lowest face that hits; 0 if the die can't hit. */
export interface RolledDie {
  readonly seat: Seat;
  readonly of: DieSource;
  readonly hitsOn: number;
  face: number;
}

/** The role that is being played, and the seat that chose it. */
export interface Role {
  readonly id: RoleId;
  readonly chooser: Seat;
}

/** Ships that have moved in a Warlord turn, and where they came from (GE-9.18.1). */
export interface MovedGroup {
  readonly kind: ShipKind;
  readonly at: SpaceId;
  readonly from: SpaceId;
  readonly warped: boolean;
  count: number;
}

/** The ships that are moving, and their path so far. */
export interface Walk {
  readonly fleet: Fleet;
  readonly start: SpaceId;
  at: SpaceId;
  /** The previous space of the path that is not a Sun. */
  from: SpaceId;
  /** The number of spaces that the ships have moved. */
  gone: number;
  /** The sectors annexed on the path. */
  annexed: SpaceId[];
}

/** The state of a seat's turn in a role. */
export type Turn = {
  readonly seat: Seat;
  /** The technologies announced for the next action of the turn. */
  announced: TechnologyId[];
} & (
  | {
      readonly role: 'explorer';
      /** The face-up tile that the seat has chosen; `null`: none. */
      tile: TileId | null;
      /** Whether the owner of the Scanners is looking at the drawn tile. */
      scanning: boolean;
      /** Whether this is the chooser's first tile (GE-4.3). */
      readonly first: boolean;
    }
  | { readonly role: 'merchant'; food: number; pirated: boolean }
  | {
      readonly role: 'steward';
      produced: SpaceId[];
      fed: number;
      /** The sectors among `produced` that produced by Protein Fields. */
      byProtein: SpaceId[];
    }
  | {
      readonly role: 'engineer';
      bill: { -readonly [Part in keyof Cost]: number };
      /** The ships bought this turn, and their spaces. */
      bought: { readonly ship: ShipKind; readonly space: SpaceId }[];
    }
  | {
      readonly role: 'warlord';
      moved: MovedGroup[];
      walk: Walk | null;
      /** `warping`: the ships about to warp. `warpTo`: the goal of all warps in this turn (GE-9.8). */
      warping: Fleet | null;
      warpTo: SpaceId | null;
    }
  | { readonly role: 'regent' }
  | { readonly role: 'scientist'; bought: number; discounted: boolean }
);

/** Ships of a kind on one side of a battle. */
export interface BattleGroup {
  readonly kind: ShipKind;
  /** The space that the ships came from; `null`: they were here before. */
  readonly from: SpaceId | null;
  readonly warped: boolean;
  count: number;
  /** The number of damaged ships, which lie on their side (GE-9.16). */
  onSide: number;
}

/** One side of a battle. */
export interface BattleSide {
  readonly seat: Seat;
  groups: BattleGroup[];
  /** The token on the sector (GE-9.17); `null`: none. */
  token: TokenSide | null;
  /** Whether the side has shields in this battle, and whether they are used up (GE-11.8). */
  shields: 'none' | 'ready' | 'used';
}

/** A battle (GE-9.12 to GE-9.24), or the final one (GE-12.9). */
export interface Battle {
  readonly kind: 'attack' | 'final';
  /** The space of the battle; `null`: the final battle, which is fought off the board. */
  readonly space: SpaceId | null;
  /** The attacker, then the defender; in the final battle in seating order from the Throne. */
  readonly sides: [BattleSide, BattleSide];
  /** The number of the round; 0: the surprise attack (GE-9.10). */
  round: number;
  phase: BattlePhase;
  /** The kind of ship with the extra die (GE-9.15). */
  extra: ShipKind | null;
  empireFell: boolean;
}

/** A place for influence: a sector or the Throne. */
export type InfluenceSpot = SpaceId | 'throne';

/** The Regent role in progress (GE-10). */
export interface Regency {
  /** The price of the next influence token (GE-10.2). */
  price: number;
  /** The influence tokens in each seat's hand, not yet placed. */
  hand: number[];
  /** The influence tokens of each seat on each spot. */
  placed: Partial<Record<InfluenceSpot, number[]>>;
  /** The sector that the Ambassador has made private, and its owner (GE-11.5). */
  private: { readonly space: SpaceId; readonly owner: Seat } | null;
}

/** The public part of a match. Views have these fields too, so that the same functions work on states and views. */
export interface PublicState {
  readonly game: 'galactic-emperor';
  readonly options: MatchOptions;
  round: number;
  /** The home of each seat; `null`: it has given up. */
  homes: (SpaceId | null)[];
  seats: PublicSeat[];
  tiles: Partial<Record<SpaceId, TileId>>;
  /** The face-up tiles (GE-2.6). */
  row: TileId[];
  sectors: Partial<Record<SpaceId, SectorControl>>;
  /** Food cubes on sectors (GE-1.3). */
  food: Partial<Record<SpaceId, number>>;
  /** The sum of all points paid (GE-2.3). */
  paid: number;
  /** The holder of the Throne; `null`: it is beside the board (GE-10.1). */
  throne: Seat | null;
  direction: 1 | -1;
  /** `offer`: the roles that can still be picked. `picks`: the picked roles with their seats. */
  offer: RoleId[];
  picks: { readonly seat: Seat; role: RoleId }[];
  role: Role | null;
  turn: Turn | null;
  prices: Record<Good, number> | null;
  battle: Battle | null;
  regent: Regency | null;
  /** The dice on the table; empty if there are none. */
  dice: RolledDie[];
  /** The index of the die that the Time Warp rerolls, and the number of its rerolls so far. */
  warp: { readonly die: number; rolls: number } | null;
  /**
   * The technologies that are blocked until the end of the round (`blocked`), used up in it (`used`), or out of the
   * game (`gone`).
   */
  blocked: TechnologyId[];
  used: TechnologyId[];
  gone: TechnologyId[];
}

/** The complete state of a match, as plain JSON. */
export interface EmperorState extends Framed<Steps>, PublicState {
  seats: SeatState[];
  windows: WindowState;
  /** The face-down tiles, the top one last. */
  stack: TileId[];
  /** The seat that knows the top tile; `all`: everybody does, since the tile was put back openly (GE-11.4). */
  topKnown: Seat | 'all' | null;
}
