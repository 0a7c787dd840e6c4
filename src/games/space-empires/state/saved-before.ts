import * as v from 'valibot';
import type { Side } from '../../../kernel/words/message.ts';
import { TECHNOLOGY_IDS } from '../data/technologies.ts';
import { ALL_SEEING_SCANNER } from './fire.ts';
import { setLots } from './lots.ts';
import { carriedWith } from './money.ts';
import { isSingle } from './pieces.ts';
import { CARRIED, isAlwaysNewest, specialOf } from './carried.ts';
import {
  battleEntries,
  carried,
  handle,
  hex,
  listOf,
  MOST_SEATS,
  pieceEntries,
  purchaseEntries,
  seatEntries,
  sheetEntries,
  side,
  stateEntries,
  upTo,
} from './saved-shapes.ts';
import { fightTogether } from './seats.ts';
import type { Battle, EmpiresState, Lot, Piece, Purchase, SeatState, Sheet } from './state.ts';

// Reads states of the first version of the rules, in which a counter had one record of deeds for all of its units.
// Missing fields get a harmless value; CHANGELOG.md lists them.

const { lots: _lots, shown: _shown, behind: _behind, ...countedEntries } = pieceEntries;

const pieceBefore = v.strictObject({
  ...countedEntries,
  tech: carried,
  gone: upTo(20),
  road: v.boolean(),
  halted: v.boolean(),
  slung: v.boolean(),
  scanned: upTo(20),
  from: v.nullable(hex),
  way: v.exactOptional(listOf(hex, 20)),
  cloaked: v.boolean(),
});

const { lowered: _lowered, ...boughtEntries } = purchaseEntries;

const sheetBefore = v.strictObject({
  ...sheetEntries,
  units: listOf(v.strictObject({ ...boughtEntries, tech: carried }), 1000),
  scuttled: listOf(handle, 1000),
});

const seatBefore = v.strictObject({ ...seatEntries, sheet: v.nullable(sheetBefore) });

const { scanners: _scanners, ...foughtEntries } = battleEntries;

const battleBefore = v.strictObject({ ...foughtEntries, offered: v.boolean(), cloaked: listOf(side, 2) });

const { founded: _founded, ...openEntries } = stateEntries;

const stateBefore = v.strictObject({
  ...openEntries,
  battle: v.nullable(battleBefore),
  seats: v.pipe(v.array(seatBefore), v.minLength(1), v.maxLength(MOST_SEATS)),
  pieces: listOf(pieceBefore, 3000),
});

type StateBefore = v.InferOutput<typeof stateBefore>;
type PieceBefore = StateBefore['pieces'][number];
type SeatBefore = StateBefore['seats'][number];
type BattleBefore = NonNullable<StateBefore['battle']>;
type PurchaseBefore = NonNullable<SeatBefore['sheet']>['units'][number];

/** Whether a state from a save has the form of the first version of the rules. */
export function isOldState(input: unknown): boolean {
  return typeof input === 'object' && input !== null && !('founded' in input);
}

/** A schema that reads a state of the first version of the rules and converts it to the present form. */
export const oldStateShape = v.pipe(stateBefore, v.transform(convertedState));

/** SE-4.4: old saves did not record which colonies were founded in the current turn; none are assumed. */
function convertedState(oldState: StateBefore): EmpiresState {
  const { battle, shots, aliens, handles, unseen, opened, renewed, spot, seats, pieces, unused, solo, ...open } =
    oldState;
  return {
    ...open,
    battle: battle === null ? null : convertedBattle(battle, oldState),
    ...{ shots, aliens, handles, unseen, opened },
    renewed,
    founded: [],
    spot,
    seats: seats.map(seat => convertedSeat(seat, pieces)),
    pieces: pieces.map(piece => convertedPiece(piece, oldState)),
    unused,
    ...(solo === undefined ? {} : { solo }),
  };
}

/** In old saves all Raiders of a side were cloaked or none were, and an offer to mines counted for the whole side. */
function convertedBattle(
  { offered, cloaked, ...battle }: BattleBefore,
  { pieces, teams, options }: StateBefore,
): Battle {
  const { hex, attacker, defender, cause, round, bonus, cls, firing } = battle;
  const scannerAgainst = (enemy: Side): number =>
    cloaked.some(side => !fightTogether({ teams, options }, side, enemy)) ? 0 : ALL_SEEING_SCANNER;
  const raiders = pieces.filter(({ at, kind }) => offered && at === hex && kind === 'raider');
  return {
    ...{ hex, attacker, defender, cause, round, bonus, cls, firing },
    offered: [...new Set(raiders.map(({ owner }) => owner))].filter(owner => typeof owner === 'number'),
    scanners: { attacker: scannerAgainst(attacker), defender: scannerAgainst(defender) },
  };
}

/** All units of a counter get its deeds. As many of its Cruisers have scanned as the counter recorded (SE-7.14). */
function convertedPiece(oldPiece: PieceBefore, state: StateBefore): Piece {
  const { gone, road, halted, slung, scanned, from, way, cloaked, ...counted } = oldPiece;
  const { tech, owner, kind, count } = counted;
  const isNewest = typeof owner === 'number' && isAlwaysNewest(kind, state.options);
  const piece = pieceInKeyOrder(counted, isNewest ? null : tech, shownBefore(oldPiece, state));
  const lot = (units: number, hasScanned: boolean): Lot => ({
    ...{ count: units, gone, road, halted, slung, scanned: hasScanned, from, cloaked: cloaked ? 'announced' : null },
    ...(way === undefined ? {} : { way }),
  });
  const scannedCount = Math.min(scanned, count);
  setLots(piece, [lot(scannedCount, true), lot(count - scannedCount, false)]);
  return piece;
}

type CountedBefore = Omit<PieceBefore, keyof Lot> & Pick<PieceBefore, 'count'>;

function pieceInKeyOrder(counted: CountedBefore, tech: Piece['tech'], shownLevels: Piece['shown']): Piece {
  const { handle: own, label, owner, kind, count, at, up, cargo, damage, fired, screened, leaving } = counted;
  const firstFields = { handle: own, label, owner, kind, count, tech, at, up, shown: shownLevels };
  return { ...firstFields, lots: [], cargo, damage, fired, screened, behind: null, leaving };
}

/** SE-12.10: the levels that a seat had shown become public for its face-up counters; nothing else does. */
function shownBefore({ owner, kind, up, tech }: PieceBefore, { seats }: StateBefore): Piece['shown'] {
  const shownLevels: Piece['shown'] = {};
  const levels = typeof owner === 'number' ? seats[owner]?.shown : undefined;
  if (levels === undefined || !up || isSingle(kind)) return shownLevels;
  for (const levelName of CARRIED) {
    const technology = levelName === 'special' ? specialOf(kind) : levelName;
    const level = technology === null ? undefined : levels[technology];
    if (level !== undefined) shownLevels[levelName] = Math.min(level, tech[levelName]);
  }
  return shownLevels;
}

function convertedSeat({ sheet, ...own }: SeatBefore, pieces: readonly PieceBefore[]): SeatState {
  const { name, out, world, extra, shown, sets, lastBid, points, held, earned, bonus, cp, levels, income, ...more } =
    own;
  const publicFields = { name, out, world, extra, shown, sets, lastBid, points, held, earned, bonus };
  const seat: SeatState = { ...publicFields, cp, levels, income, sheet: null, ...more };
  if (sheet === null) return seat;
  const { bid, technologies, units, scuttled, lowered } = sheet;
  const scuttledCounts = scuttled.map(own => ({
    handle: own,
    count: pieces.find(piece => piece.handle === own)?.count ?? 1,
  }));
  const convertedSheet: Sheet = { bid, technologies, units: [], scuttled: scuttledCounts, lowered };
  seat.sheet = convertedSheet;
  convertedSheet.units = units.map(unit => convertedPurchase(unit, seat));
  return seat;
}

/**
 * SE-10.6.2: a unit on a sheet also carries technology that is bought later on the same sheet. Old saves don't tell
 * whether a level below the newest was lowered on purpose; if the sheet buys that technology, it was not.
 */
function convertedPurchase({ kind, at, count, tech }: PurchaseBefore, seat: SeatState): Purchase {
  const newestLevels = carriedWith({ seats: [seat] }, 0, { kind, lowered: {} });
  const special = specialOf(kind);
  const lowered: Purchase['lowered'] = {};
  for (const id of TECHNOLOGY_IDS) {
    const levelName = id === special ? 'special' : id;
    if (
      levelName !== 'attack' &&
      levelName !== 'defence' &&
      levelName !== 'tactics' &&
      levelName !== 'movement' &&
      levelName !== 'special'
    )
      continue;
    const missingLevels = newestLevels[levelName] - tech[levelName];
    if (missingLevels > (seat.sheet?.technologies.includes(id) === true ? 1 : 0)) lowered[id] = tech[levelName];
  }
  return { kind, at, count, lowered };
}
