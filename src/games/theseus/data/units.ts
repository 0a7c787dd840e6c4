import type { FactionId } from './ids.ts';

/** The attack of a side of a unit: how many targets, and what the attacker gains (TH-8.2). */
export type Attack = { readonly targets: 'none' | 'one' | 'all'; readonly gives: 'wound' | 'data' };

/** How long an embryo keeps a card that it takes over (TH-20.2); `null`: it can't take over cards. */
type TakeOver = 'once' | 'permanent' | null;

/** The facts of one side of a unit. */
export type UnitSideFacts = { readonly attack: Attack; readonly takeOver: TakeOver };

/** A kind of unit; `upgraded` is `null` if it has no second side. */
export type UnitFacts = {
  readonly faction: FactionId;
  readonly count: number;
  /** Whether units of this kind are on the station from the start. */
  readonly starts: boolean;
  readonly base: UnitSideFacts;
  readonly upgraded: UnitSideFacts | null;
  /** The number of sectors that the unit may move further than usual (TH-6.4). */
  readonly further: number;
};

const NO_ATTACK = { targets: 'none', gives: 'wound' } as const;
const ATTACK_ONE = { targets: 'one', gives: 'wound' } as const;
const ATTACK_ALL = { targets: 'all', gives: 'wound' } as const;

/** Every kind of unit and its attacks (TH-2.5, TH-8.2, TH-20.1). */
export const UNITS = {
  marine: {
    faction: 'marines',
    count: 3,
    starts: true,
    base: makeSideFacts(ATTACK_ONE),
    upgraded: makeSideFacts(ATTACK_ALL),
    further: 0,
  },
  scientist: {
    faction: 'scientists',
    count: 3,
    starts: true,
    base: makeSideFacts(NO_ATTACK),
    upgraded: makeSideFacts(ATTACK_ONE),
    further: 0,
  },
  alien: {
    faction: 'aliens',
    count: 3,
    starts: true,
    base: makeSideFacts(NO_ATTACK),
    upgraded: makeSideFacts(ATTACK_ALL),
    further: 0,
  },
  grey: {
    faction: 'greys',
    count: 3,
    starts: true,
    base: makeSideFacts({ targets: 'none', gives: 'data' }),
    upgraded: makeSideFacts({ targets: 'one', gives: 'data' }),
    further: 0,
  },
  'small-alien': {
    faction: 'aliens',
    count: 3,
    starts: false,
    base: makeSideFacts(ATTACK_ONE),
    upgraded: null,
    further: 0,
  },
  creature: {
    faction: 'pandora',
    count: 3,
    starts: true,
    base: makeSideFacts(ATTACK_ONE),
    upgraded: makeSideFacts(ATTACK_ALL),
    further: 0,
  },
  runner: {
    faction: 'pandora',
    count: 4,
    starts: false,
    base: makeSideFacts(NO_ATTACK, 'once'),
    upgraded: makeSideFacts(ATTACK_ONE, 'permanent'),
    further: 1,
  },
  hunter: {
    faction: 'pandora',
    count: 2,
    starts: false,
    base: makeSideFacts(NO_ATTACK, 'permanent'),
    upgraded: makeSideFacts(ATTACK_ONE, 'permanent'),
    further: 0,
  },
  warrior: {
    faction: 'pandora',
    count: 4,
    starts: false,
    base: makeSideFacts(ATTACK_ONE, 'once'),
    upgraded: makeSideFacts(ATTACK_ALL, 'permanent'),
    further: 0,
  },
} as const satisfies Readonly<Record<string, UnitFacts>>;
export type UnitKind = keyof typeof UNITS;

/** The kinds of unit, faction by faction. */
export const UNIT_KINDS = [
  'marine',
  'scientist',
  'alien',
  'small-alien',
  'grey',
  'creature',
  'runner',
  'hunter',
  'warrior',
] as const satisfies readonly UnitKind[];

/** The kinds of embryo (TH-20.1). */
export const EMBRYO_KINDS = ['runner', 'hunter', 'warrior'] as const satisfies readonly UnitKind[];
export type EmbryoKind = (typeof EMBRYO_KINDS)[number];

/** The id of one unit, such as `marine-2`. */
export type UnitId = `${UnitKind}-${1 | 2 | 3 | 4}`;

const KIND_OF = new Map<string, UnitKind>();
const unitIds: UnitId[] = [];
for (const kind of UNIT_KINDS) {
  for (const number of [1, 2, 3, 4] as const) {
    if (number > UNITS[kind].count) break;
    unitIds.push(`${kind}-${number}`);
    KIND_OF.set(`${kind}-${number}`, kind);
  }
}

/** The ids of all units in the box. */
export const UNIT_IDS: readonly UnitId[] = unitIds;

/** The kind of a unit. Throws `RangeError` if the unit is not in the box. */
export function unitKindOf(unit: UnitId): UnitKind {
  const kind = KIND_OF.get(unit);
  if (kind === undefined) throw new RangeError(`There is no unit ${unit}.`);
  return kind;
}

/** The facts of a unit's kind. */
export function unitFacts(unit: UnitId): UnitFacts {
  return UNITS[unitKindOf(unit)];
}

/** The facts of a side of a unit; a unit without a second side always has those of its base side. */
export function sideOf(unit: UnitId, shownSide: 'base' | 'upgraded'): UnitSideFacts {
  const { base, upgraded } = unitFacts(unit);
  return shownSide === 'upgraded' ? (upgraded ?? base) : base;
}

/** The units of a kind, in the order of their numbers. */
export function unitsOfKind(kind: UnitKind): UnitId[] {
  return UNIT_IDS.filter(unit => unitKindOf(unit) === kind);
}

/** The kind of unit with which each faction starts on the station. */
export const STARTING_UNITS: Readonly<Record<FactionId, UnitKind>> = {
  marines: 'marine',
  scientists: 'scientist',
  aliens: 'alien',
  greys: 'grey',
  pandora: 'creature',
};

function makeSideFacts(attack: Attack, takeOver: TakeOver = null): UnitSideFacts {
  return { attack, takeOver };
}
