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

/** What the rules of Galactic Emperor work with. */
export type Emperor = Play<EmperorState, Steps>;

/** The rules of one chapter's steps. */
export type ChapterRules<Chapter> = Pick<StepRules<EmperorState, Steps>, keyof Chapter & keyof Steps>;

/** When the battles of a Warlord turn are fought, the printed way first. */
export const BATTLE_TIMINGS = ['any-time', 'after-movement'] as const;
export type BattleTiming = (typeof BATTLE_TIMINGS)[number];

/** The choices made before a match. */
export interface MatchOptions {
  /** Whether everybody sees all points (GE-13.3). */
  readonly openScores: boolean;
  /** How many technologies a seat may buy in one Scientist role (GE-11.2). */
  readonly purchases: number;
  /**
   * When battles of a Warlord turn are fought: as printed, whenever the attacker likes, or after all movement
   * (GE-9.12).
   */
  readonly battles: BattleTiming;
  /** Real values that people read from their own box; `null`: the program's. */
  readonly box: OwnersBox | null;
}

/** This many ships of each kind. */
export type Fleet = Record<ShipKind, number>;

/** What everybody knows of a seat. */
export interface PublicSeat {
  readonly name: string;
  /** Whether the seat has given up. */
  out: boolean;
  marks: number;
  metal: number;
  energy: number;
  technologies: TechnologyId[];
  /** Its ships on the board; a space without ships is left out. */
  ships: Partial<Record<SpaceId, Fleet>>;
}

export interface SeatState extends PublicSeat {
  /** Hidden from the others (GE-13.1). */
  points: number;
}

/** A token on a planet sector (GE-1.5). */
export interface Control {
  readonly seat: Seat;
  side: TokenSide;
}

/** What rolled a die. */
export type DieOf = ShipKind | TokenSide | 'market' | 'catch';

/** A die on the table, and the lowest face that hits; 0 where nothing is to be hit. */
export interface RolledDie {
  readonly seat: Seat;
  readonly of: DieOf;
  readonly hitsOn: number;
  face: number;
}

/** The role that is being played. */
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

/** Ships on their way. */
export interface Walk {
  readonly fleet: Fleet;
  readonly start: SpaceId;
  at: SpaceId;
  /** The last space before this one that is no Sun. */
  from: SpaceId;
  /** How many spaces they have gone. */
  gone: number;
  /** What they have annexed on the way. */
  annexed: SpaceId[];
}

/** What a seat's turn in a role has come to. */
export type Turn = {
  readonly seat: Seat;
  /** The technologies that were announced for what the turn goes on with. */
  announced: TechnologyId[];
} & (
  | {
      readonly role: 'explorer';
      /** The tile of the row that was chosen. */
      tile: TileId | null;
      /** Whether the Scanners' drawn tile is being looked at. */
      scanning: boolean;
      /** Whether it is the first tile of the chooser (GE-4.3). */
      readonly first: boolean;
    }
  | { readonly role: 'merchant'; food: number; pirated: boolean }
  | { readonly role: 'steward'; produced: SpaceId[]; fed: number }
  | {
      readonly role: 'engineer';
      bill: { -readonly [Part in keyof Cost]: number };
      /** The ships that were bought in this turn, and where. */
      bought: { readonly ship: ShipKind; readonly space: SpaceId }[];
    }
  | {
      readonly role: 'warlord';
      moved: MovedGroup[];
      walk: Walk | null;
      /** The ships that are about to warp, and where all warp to in this turn (GE-9.8). */
      warping: Fleet | null;
      warpTo: SpaceId | null;
    }
  | { readonly role: 'regent' }
  | { readonly role: 'scientist'; bought: number; discounted: boolean }
);

/** Ships of a kind on one side of a battle. */
export interface BattleGroup {
  readonly kind: ShipKind;
  /** Where they came from; `null`: they were here. */
  readonly from: SpaceId | null;
  readonly warped: boolean;
  count: number;
  /** How many of them lie on their side (GE-9.16). */
  onSide: number;
}

/** One side of a battle. */
export interface BattleSide {
  readonly seat: Seat;
  groups: BattleGroup[];
  /** What stands on the sector. */
  token: TokenSide | null;
  /**
   * What the token is worth in the phase that is being fired: a Starbase fires as an Empire from its next phase
   * (GE-9.17).
   */
  shields: 'none' | 'ready' | 'used';
}

/** A battle (GE-9.12 to GE-9.24), or the final one (GE-12.9). */
export interface Battle {
  readonly kind: 'attack' | 'final';
  /** `null`: a neutral place. */
  readonly space: SpaceId | null;
  /** The attacker, then the defender; in the final battle as they sit from the Throne. */
  readonly sides: [BattleSide, BattleSide];
  /** 0: the surprise attack (GE-9.10). */
  round: number;
  phase: BattlePhase;
  /** The kind of ship with the extra die (GE-9.15). */
  extra: ShipKind | null;
  empireFell: boolean;
}

/** A place for influence. */
export type InfluenceSpot = SpaceId | 'throne';

/** The Regent role in progress (GE-10). */
export interface Regency {
  /** What the next token costs (GE-10.2). */
  price: number;
  /** The tokens of each seat that are not yet placed. */
  hand: number[];
  /** The tokens of each seat on each spot. */
  placed: Partial<Record<InfluenceSpot, number[]>>;
  /** The sector of the Ambassador (GE-11.5). */
  private: { readonly space: SpaceId; readonly owner: Seat } | null;
}

/** What everybody may know of a match. Views have these fields too, so that one function answers for both. */
export interface Position {
  readonly game: 'galactic-emperor';
  readonly options: MatchOptions;
  round: number;
  /** The home of each seat; `null`: it has given up. */
  homes: (SpaceId | null)[];
  seats: PublicSeat[];
  tiles: Partial<Record<SpaceId, TileId>>;
  /** The tiles that lie face up (GE-2.6). */
  row: TileId[];
  sectors: Partial<Record<SpaceId, Control>>;
  /** Food cubes on sectors (GE-1.3). */
  food: Partial<Record<SpaceId, number>>;
  /** All points that were paid (GE-2.3). */
  paid: number;
  /** Who holds the Throne; `null`: it lies beside the board (GE-10.1). */
  throne: Seat | null;
  direction: 1 | -1;
  /** The roles in the game that are not picked, and those that are. */
  offer: RoleId[];
  picks: { readonly seat: Seat; role: RoleId }[];
  role: Role | null;
  turn: Turn | null;
  prices: Record<Good, number> | null;
  battle: Battle | null;
  regent: Regency | null;
  /** The dice on the table; empty when nothing was rolled. */
  dice: RolledDie[];
  /** The die that the Time Warp rolls again, by its place, and how often it has. */
  warp: { readonly die: number; rolls: number } | null;
  /** Technologies that are blocked until the round ends, that were used up in it, and that left the game. */
  blocked: TechnologyId[];
  used: TechnologyId[];
  gone: TechnologyId[];
}

/** Everything about a match, as plain JSON. */
export interface EmperorState extends Framed<Steps>, Position {
  seats: SeatState[];
  windows: WindowState;
  /** The face-down tiles, the top one last. */
  stack: TileId[];
  /** Who knows the top tile; `all`: it was put back in the open (GE-11.4). */
  topKnown: Seat | 'all' | null;
}
