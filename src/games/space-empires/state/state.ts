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

/** What the rules of Space Empires work with. */
export type Empires = Play<EmpiresState, Steps>;

/** The rules of one chapter's steps. */
export type ChapterRules<Chapter> = Pick<StepRules<EmpiresState, Steps>, keyof Chapter & keyof Steps>;

/** What a unit carries (SE-12.6); `special` is the technology of its type. */
export interface Carried {
  readonly attack: number;
  readonly defence: number;
  readonly tactics: number;
  readonly movement: number;
  readonly special: number;
}

/** Levels that everybody knows some units to carry at least (SE-12.10). */
export type Shown = { -readonly [Which in keyof Carried]?: number };

/**
 * Since when a Raider is unseen where its enemies are, as everybody knows: it was announced in this turn, or in an
 * earlier one.
 */
export type Cloaked = 'announced' | 'before';

/** What a unit has done in this turn. */
export interface Deeds {
  /** The hexes it has moved, and whether all of them were on one chain of pipelines (SE-13.3). */
  readonly gone: number;
  readonly road: boolean;
  /** Whether it may not move any more, or only one hex (SE-18.1). */
  readonly halted: boolean;
  readonly slung: boolean;
  /** Whether it has scanned, as a Cruiser can (SE-7.13). */
  readonly scanned: boolean;
  /** Where it came from, or where it was before it was shifted (SE-7.5). */
  readonly from: HexId | null;
  /** The hexes that it left before `from`, in their order; left out: none. */
  readonly way?: readonly HexId[];
  /** A Raider is in its hex unseen by its enemies (SE-15.2); `null`: it is not. */
  readonly cloaked: Cloaked | null;
}

/** Units of a counter that have done the same in this turn. */
export interface Lot extends Deeds {
  count: number;
}

/** A counter on the map: a group of one type and technology, or a single unit (SE-4). */
export interface Piece {
  handle: number;
  /**
   * By what its owner, and nobody else, knows it as long as it is on the map: its place in lists, from 0, and its
   * letter.
   */
  label: number;
  readonly owner: Side;
  readonly kind: PieceKind;
  count: number;
  /** The levels that its units were built with; `null`: they are always up to date (SE-12.8, SE-18.1). */
  tech: Carried | null;
  at: HexId;
  /** Whether it is face up, so that everybody may look at it (SE-4.4). */
  up: boolean;
  /**
   * The least levels of its units that are publicly known, because they were used or announced while face up (SE-8.3,
   * SE-12.10).
   */
  shown: Shown;
  /** The units that have done something this turn, grouped by their deeds (`state/lots.ts`). */
  lots: Lot[];
  /** The cargo of a Miner (SE-6.11). */
  cargo: Cargo | null;
  /**
   * In a battle: hits on one of its units, units that have fired or declined, whether it is screened, fighters that
   * leave (SE-14.5).
   */
  damage: number;
  fired: number;
  screened: boolean;
  /** In a battle: the counter that its units were screened away from and return to; `null`: none. */
  behind: number | null;
  leaving: number;
}

/** A colony or a homeworld (SE-6.10). */
export interface Colony {
  readonly owner: Side;
  readonly world: boolean;
  value: number;
  /** Minerals and wrecks on the colony. */
  goods: Cargo[];
}

/** A hex in play. */
export interface HexState {
  /** The marker, face up or down; `null`: open space. */
  marker: Marker | null;
  /** Whether the marker is a white one, which brings aliens with a barren planet (SE-3.2). As hidden as the marker. */
  white: boolean;
  up: boolean;
  /** The seat whose home territory it is; `null`: deep space, or a random map (SE-2.5). */
  home: Seat | null;
  /** Whether it got a white marker (SE-2.5). */
  deep: boolean;
  colony: Colony | null;
}

/**
 * Units on a production sheet. They carry the seat's levels at the time of purchase, apart from levels that were
 * lowered on purpose (SE-10.6.6).
 */
export interface Purchase {
  readonly kind: UnitKind;
  readonly at: HexId;
  count: number;
  readonly lowered: Partial<Levels>;
}

/** Units of a counter that a seat writes down to scuttle. */
export interface Scuttling {
  readonly handle: number;
  count: number;
}

/** A production sheet that is being written (SE-10). */
export interface Sheet {
  bid: number;
  technologies: TechnologyId[];
  units: Purchase[];
  scuttled: Scuttling[];
  /** Levels that new units shall not have (SE-10.6.6). */
  lowered: Partial<Levels>;
}

/** The totals of an economic phase, for the seat's own history. */
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

/** The income of a seat in this phase so far (SE-10.1 to SE-10.3). */
export interface Income {
  readonly carried: number;
  readonly colonies: number;
  readonly minerals: number;
  readonly pipelines: number;
  readonly bonus: number;
}

/** The public part of a seat. */
export interface PublicSeat {
  readonly name: string;
  out: boolean;
  /** The hex of its homeworld; `null`: not chosen yet. */
  world: HexId | null;
  /** The hexes that it has added to its home (SE-20). */
  extra: HexId[];
  /** The levels that its units have shown in battles or by moving (SE-12.10). */
  shown: Partial<Levels>;
  /** How many counter sets the seat has: its own, and in an epic game those of the seats it has conquered (SE-23.4). */
  sets: number;
  /** Its last bid (SE-10.5). */
  lastBid: number;
  /** Lasting colony points (SE-19.6.1), and those held at the end of the last phase (SE-19.6.2). */
  points: number;
  held: HexId[];
  /** The most that it can have had to spend so far, by public facts (SE-10.1 to SE-10.3). */
  earned: number;
  /** CP for a conquest, paid in the next phase (SE-19.7). */
  bonus: number;
}

export interface SeatState extends PublicSeat {
  cp: number;
  levels: Levels;
  income: Income | null;
  sheet: Sheet | null;
  /** Whether it wants to be asked about scuttling when somebody enters (SE-4.7). */
  wary: boolean;
  /** The labels of counters that have left the map since its turn began: no new counter gets them before its next. */
  left: number[];
  /** Technologies gained by the conquest that is being carried out. */
  gained: TechnologyId[];
  /** What it spent on research in the last phase (SE-18.4). */
  research: number;
  /**
   * With unpredictable research: the sum of its grants, how many it has bought in this phase, and what has risen in it
   * (SE-18.5).
   */
  grants: Partial<Levels>;
  granted: number;
  risen: TechnologyId[];
  /** Markers that it has scanned and put back (SE-7.13). */
  scans: Partial<Record<HexId, Marker>>;
  history: SheetRecord[];
}

/** A stack that has just entered a hex (SE-6). */
export interface Walk {
  readonly seat: Seat;
  pieces: number[];
  readonly from: HexId;
  readonly at: HexId;
  /** It went along a chain of pipelines (SE-13.3), by a slingshot (SE-18.1), or as cloaked Raiders (SE-15.2). */
  readonly road: boolean;
  readonly sling: boolean;
  readonly slips: boolean;
  /** The hexes that it goes on to unless something happens on the way; left out: none. */
  onward?: HexId[];
}

/** The best Scanners level of each side; `SEES_ALL` if no Raider is cloaked. */
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
  /** The number of the round; 0: before the first round. */
  round: number;
  /** Which side has the fleet size bonus (SE-8.6). */
  bonus: Side | null;
  /** The class that fires, from 0. */
  cls: number;
  /** The group that is firing. */
  firing: number | null;
  /** The seats that let mines hit their cloaked Raiders (SE-16.6). */
  offered: Seat[];
  /** The best scanner that each side had when the round began (SE-15.1, SE-15.5). */
  scanners: Scanners;
}

/** The combat phase of a seat: the finished hexes, and the units that may still bombard a colony. */
export interface Combat {
  readonly seat: Seat;
  done: HexId[];
  /** The hex in which battles are fought now. */
  hex: HexId | null;
  /** Sides with which it has been settled there. */
  settled: Side[];
  /** Units that can still fire at the colony, by their handles. */
  bombs: Record<string, number>;
}

/** A die result, and the number that was needed. */
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

/** How many markers of each sort are still unseen. */
export type MarkerCounts = Partial<Record<Marker, number>>;

/**
 * Markers that nobody has turned up: the white ones by board, and those of each home, or of all homes of a random board
 * mixed.
 */
export interface Unseen {
  white: MarkerCounts[];
  coloured: MarkerCounts[];
}

/** The public part of a match. */
export interface Position {
  readonly game: 'space-empires';
  readonly options: MatchOptions;
  /** The number of the cycle; 0: the set-up. */
  cycle: number;
  turn: number;
  /** `machines`: the turn of machines or alien empires. */
  phase: 'set-up' | 'movement' | 'combat' | 'exploration' | 'machines' | 'economy';
  /** The team of each seat; empty: there are no teams. */
  teams: number[];
  /** The order of play, and the seat whose turn it is. */
  order: Seat[];
  active: Seat | null;
  /** The hexes in play. */
  hexes: Partial<Record<HexId, HexState>>;
  walk: Walk | null;
  combat: Combat | null;
  battle: Battle | null;
  shots: LastShot[];
  /** Alien ships that have not been drawn yet (SE-17.1). */
  aliens: Record<AlienKind, number>;
  handles: Handles;
  /** Markers that nobody has turned up yet, including those set aside; everybody can count them (SE-3). */
  unseen: Unseen;
  /** Technologies that battles have opened to all (SE-24.2). */
  opened: (typeof CLOSED_AT_FIRST)[number][];
  /** Hexes that got a new marker after a scan in this turn: they can be explored only by moving in (SE-24.4). */
  renewed: HexId[];
  /** Hexes that were settled in this turn: no unit has begun its turn at a colony there (SE-4.4). */
  founded: HexId[];
  /** Hexes where the face-down counters of blood brothers have been found unable to escort in this turn (SE-6.7). */
  unescorted?: HexId[];
  /** The hex of the last discovery: an epic game shows its board. */
  spot: HexId | null;
  /** Absent: several play. */
  solo?: Solo;
}

/** The whole state. */
export interface EmpiresState extends Framed<Steps>, Position {
  seats: SeatState[];
  pieces: Piece[];
  /** White markers that are on no hex, by board (SE-3.3). */
  unused: Marker[][];
}
