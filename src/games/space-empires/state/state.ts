import type { StepRules } from '../../../kernel/match/game.ts';
import type { Handles } from '../../../kernel/match/handles.ts';
import type { Framed, Play } from '../../../kernel/match/play.ts';
import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import type { Cargo, Marker } from '../data/markers.ts';
import type { Levels, TechnologyId } from '../data/technologies.ts';
import type { AlienKind, PieceKind, UnitKind } from '../data/units.ts';
import type { BattleCause, Steps } from './steps.ts';
import type { CLOSED_AT_FIRST, MatchOptions } from './options.ts';
import type { Solo } from './solo/powers.ts';

/** The kernel's interface to the rules of Space Empires, with their types of state and steps. */
export type Empires = Play<EmpiresState, Steps>;

/** The type of an object with a rule for each step of one chapter. */
export type ChapterRules<Chapter> = Pick<StepRules<EmpiresState, Steps>, keyof Chapter & keyof Steps>;

/** The technology levels that a unit carries (SE-12.6); `special` is the technology of its type. */
export interface Carried {
  readonly attack: number;
  readonly defence: number;
  readonly tactics: number;
  readonly movement: number;
  readonly special: number;
}

/** Technology levels that some units are publicly known to carry at least (SE-12.10). */
export type ShownLevels = { -readonly [Which in keyof Carried]?: number };

/** Since when a Raider is unseen by enemies in its hex: announced in this turn, or `before` it. This is public. */
export type CloakedSince = 'announced' | 'before';

/** The deeds of a unit: what it has done this turn. */
export interface Deeds {
  /** How many hexes the unit has moved, and whether all along one chain of pipelines (SE-13.3). */
  readonly gone: number;
  readonly road: boolean;
  /** Whether the unit may not move any more (`halted`), or only one hex more (`slung`, SE-18.1). */
  readonly halted: boolean;
  readonly slung: boolean;
  /** Whether the unit has scanned a marker, as Cruisers can (SE-7.13). */
  readonly scanned: boolean;
  /** The hex that the unit came from, or was in before it was shifted (SE-7.5). */
  readonly from: HexId | null;
  /** The hexes that the unit left before `from`, in order; absent if there were none. */
  readonly way?: readonly HexId[];
  /** Since when the unit is a Raider unseen by enemies in its hex (SE-15.2); `null` if it is not. */
  readonly cloaked: CloakedSince | null;
}

/** A lot: units of one counter that have done the same this turn. */
export interface Lot extends Deeds {
  count: number;
}

/** A counter on the map: a group of one type and technology, or a single unit (SE-4). */
export interface Piece {
  handle: number;
  /**
   * The number by which the owner, and nobody else, knows the counter while it is on the map. It gives the counter's
   * place in lists, from 0, and its letter.
   */
  label: number;
  readonly owner: Side;
  readonly kind: PieceKind;
  count: number;
  /** The levels that the counter's units were built with; `null` if they are always up to date (SE-12.8, SE-18.1). */
  tech: Carried | null;
  at: HexId;
  /** Whether the counter is face up, so that everybody sees its type and number (SE-4.4). */
  up: boolean;
  /**
   * The least levels that the counter's units are publicly known to carry, because they were used, or announced while
   * face up (SE-8.3, SE-12.10).
   */
  shown: ShownLevels;
  /** The counter's units that have done something this turn, grouped by their deeds (`state/lots.ts`). */
  lots: Lot[];
  /** The cargo of a Miner; `null` if there is none (SE-6.11). */
  cargo: Cargo | null;
  /**
   * In a battle: the hits on one unit of the counter, how many units have fired or declined, whether the counter is
   * screened, and (`leaving`) how many of its fighters retreat (SE-14.5).
   */
  damage: number;
  fired: number;
  screened: boolean;
  /**
   * In a battle: the handle of the counter that these units were screened away from and return to; `null` if there is
   * none.
   */
  behind: number | null;
  leaving: number;
}

/** A colony in a hex, which may be a homeworld (SE-6.10). */
export interface Colony {
  readonly owner: Side;
  readonly world: boolean;
  value: number;
  /** Minerals and wrecks that lie on the colony. */
  goods: Cargo[];
}

/** The state of a hex in play. */
export interface HexState {
  /** The marker in the hex, face up or down; `null` for open space. */
  marker: Marker | null;
  /**
   * Whether the marker is white, which brings aliens with a barren planet (SE-3.2). This is as hidden as the marker.
   */
  white: boolean;
  up: boolean;
  /** The seat whose home territory the hex is in; `null` in deep space and on a random map (SE-2.5). */
  home: Seat | null;
  /** Whether the hex is in deep space, where markers are white (SE-2.5). */
  deep: boolean;
  colony: Colony | null;
}

/**
 * Units that a production sheet buys. They carry the seat's levels at that time, apart from levels lowered on purpose
 * (SE-10.6.6).
 */
export interface Purchase {
  readonly kind: UnitKind;
  readonly at: HexId;
  count: number;
  readonly lowered: Partial<Levels>;
}

/** Units of a counter that a production sheet scuttles. */
export interface Scuttling {
  readonly handle: number;
  count: number;
}

/** A production sheet while its seat writes it (SE-10). */
export interface Sheet {
  bid: number;
  technologies: TechnologyId[];
  units: Purchase[];
  scuttled: Scuttling[];
  /** The lower levels that new units get on purpose (SE-10.6.6). */
  lowered: Partial<Levels>;
}

/** The totals of one economic phase, kept for the seat's own history. */
export interface SheetRecord {
  readonly cycle: number;
  readonly carried: number;
  readonly colonies: number;
  readonly minerals: number;
  readonly pipelines: number;
  readonly bonus: number;
  readonly upkeep: number;
  readonly bid: number;
  readonly research: number;
  readonly units: number;
  readonly left: number;
}

/** The income of a seat in the current economic phase so far (SE-10.1 to SE-10.3). */
export interface Income {
  readonly carried: number;
  readonly colonies: number;
  readonly minerals: number;
  readonly pipelines: number;
  readonly bonus: number;
}

/** The part of a seat's state that everybody may know. */
export interface PublicSeat {
  readonly name: string;
  out: boolean;
  /** The hex of the seat's homeworld; `null` before it is chosen. */
  world: HexId | null;
  /** The hexes that the seat has added to its home territory (SE-20). */
  extra: HexId[];
  /** The levels that the seat's units have shown in battles or by moving (SE-12.10). */
  shown: Partial<Levels>;
  /**
   * How many sets of counters the seat has: its own, and in an epic game those of seats that it has conquered
   * (SE-23.4).
   */
  sets: number;
  /** The seat's last bid for the order of play (SE-10.5). */
  lastBid: number;
  /**
   * The seat's lasting colony points (SE-19.6.1), and the hexes of points that it held at the end of the last phase
   * (SE-19.6.2).
   */
  points: number;
  held: HexId[];
  /** The most CP that the seat can have had to spend so far, by public facts (SE-10.1 to SE-10.3). */
  earned: number;
  /** The CP that the seat gets for a conquest in the next economic phase (SE-19.7). */
  bonus: number;
}

export interface SeatState extends PublicSeat {
  cp: number;
  levels: Levels;
  income: Income | null;
  sheet: Sheet | null;
  /** Whether the seat wants to be asked about scuttling when somebody enters a hex of its units (SE-4.7). */
  wary: boolean;
  /**
   * The labels of the seat's counters that have left the map since its turn began. New counters don't get them before
   * its next turn.
   */
  left: number[];
  /** The technologies gained so far from the conquest that is being carried out. */
  gained: TechnologyId[];
  /** The CP that the seat spent on research in the last phase (SE-18.4). */
  research: number;
  /**
   * With unpredictable research: the sum of the seat's grants, the number of grants bought in this phase, and the
   * technologies that have risen in it (SE-18.5).
   */
  grants: Partial<Levels>;
  granted: number;
  risen: TechnologyId[];
  /** The markers that the seat has scanned and put back (SE-7.13). */
  scans: Partial<Record<HexId, Marker>>;
  history: SheetRecord[];
}

/** A stack that has just entered a hex (SE-6). */
export interface MovingStack {
  readonly seat: Seat;
  pieces: number[];
  readonly from: HexId;
  readonly at: HexId;
  /**
   * How the stack moved: along a chain of pipelines (SE-13.3), by a slingshot (SE-18.1), or as cloaked Raiders
   * (SE-15.2).
   */
  readonly road: boolean;
  readonly sling: boolean;
  readonly slips: boolean;
  /** The hexes that the stack goes on to unless something happens on the way; absent if there are none. */
  onward?: HexId[];
}

/** The best Scanners level on each side of a battle; `ALL_SEEING_SCANNER` if no Raider is cloaked against that side. */
export interface Scanners {
  readonly attacker: number;
  readonly defender: number;
}

/** A battle between two sides (SE-8). */
export interface Battle {
  readonly hex: HexId;
  readonly attacker: Side;
  readonly defender: Side;
  readonly cause: BattleCause;
  /** The number of the round; 0 before the first round. */
  round: number;
  /** The side with the fleet size bonus (SE-8.6); `null` if neither has it. */
  bonus: Side | null;
  /** The weapon class that fires at present, from 0 for A. */
  cls: number;
  /** The handle of the group that is firing; `null` if none is. */
  firing: number | null;
  /** The seats that have offered their cloaked Raiders as targets of mines (SE-16.6). */
  offered: Seat[];
  /** The best scanner level of each side when the round began (SE-15.1, SE-15.5). */
  scanners: Scanners;
}

/** The combat phase of a seat: the hexes that are done, and the units that may still bombard a colony. */
export interface Combat {
  readonly seat: Seat;
  done: HexId[];
  /** The hex in which battles are fought at present; `null` if there is none. */
  hex: HexId | null;
  /** The enemies that have already been chosen for a battle in that hex. */
  settled: Side[];
  /** How many units of each counter can still fire at the colony, by handle. */
  bombs: Record<string, number>;
}

/** The last shot of a battle: who fired at whom, the number needed, and the die result. */
export interface LastShot {
  readonly by: PieceKind;
  readonly side: Side;
  readonly at: PieceKind | 'colony';
  readonly die: number;
  readonly needed: number;
  readonly hit: boolean;
  readonly attack: number;
  readonly attackTech: number;
  readonly bonus: number;
  readonly special: number;
  readonly defence: number;
  readonly defenceTech: number;
}

/** How many markers of each sort nobody has seen yet. */
export type MarkerCounts = Partial<Record<Marker, number>>;

/**
 * The markers that nobody has turned up: white ones by board, and coloured ones by home, mixed for all homes of a
 * random board.
 */
export interface Unseen {
  white: MarkerCounts[];
  coloured: MarkerCounts[];
}

/** The part of the state that everybody may know. */
export interface Position {
  readonly game: 'space-empires';
  readonly options: MatchOptions;
  /** The number of the cycle; 0 during the set-up. */
  cycle: number;
  turn: number;
  /** The current phase; `machines` is the turn of machines or alien empires. */
  phase: 'set-up' | 'movement' | 'combat' | 'exploration' | 'machines' | 'economy';
  /** The team of each seat; empty if there are no teams. */
  teams: number[];
  /** The seats in the order of play, and the seat whose turn it is. */
  order: Seat[];
  active: Seat | null;
  /** The state of each hex in play, by its id. */
  hexes: Partial<Record<HexId, HexState>>;
  walk: MovingStack | null;
  combat: Combat | null;
  battle: Battle | null;
  shots: LastShot[];
  /** How many alien ships of each type have not been drawn yet (SE-17.1). */
  aliens: Record<AlienKind, number>;
  handles: Handles;
  /** Markers that nobody has turned up yet, including those set aside. Everybody can count them (SE-3). */
  unseen: Unseen;
  /** Closed technologies that battles have opened to all seats (SE-24.2). */
  opened: (typeof CLOSED_AT_FIRST)[number][];
  /**
   * The hexes that got a new marker this turn after a scan. Their markers can be explored only by moving in (SE-24.4).
   */
  renewed: HexId[];
  /** The hexes that were settled this turn. No unit can have begun its turn at a colony there (SE-4.4). */
  founded: HexId[];
  /** The hexes where face-down counters of blood brothers have turned out this turn to be no escort (SE-6.7). */
  unescorted?: HexId[];
  /** The hex of the last discovery; an epic game shows the board of this hex. */
  spot: HexId | null;
  /** The solo part of the match; absent in a match of several seats. */
  solo?: Solo;
}

/** The whole state of a match, including what is hidden from some seats. */
export interface EmpiresState extends Framed<Steps>, Position {
  seats: SeatState[];
  pieces: Piece[];
  /** The white markers that lie on no hex, by board (SE-3.3). */
  unused: Marker[][];
}
