import { EMBRYO_KINDS, UNIT_IDS } from '../../../../src/games/theseus/data/units.ts';
import { CARD_KINDS, CARDS, kindOf } from '../../../../src/games/theseus/data/cards.ts';
import type { CardId, CardKind } from '../../../../src/games/theseus/data/cards.ts';
import { SECTOR_IDS } from '../../../../src/games/theseus/data/ids.ts';
import type { SectorId } from '../../../../src/games/theseus/data/ids.ts';
import { pendingSlotsOf, roomsOf, slotsOf } from '../../../../src/games/theseus/data/places.ts';
import type { UnitId } from '../../../../src/games/theseus/data/units.ts';
import type { SeatView, TheseusView } from '../../../../src/games/theseus/view.ts';
import type { Decision } from '../../../../src/kernel/match/decision.ts';

/** A decision, with what its seat sees. */
interface Asked {
  readonly view: TheseusView;
  readonly me: SeatView;
  readonly decision: Decision;
}

/** Kinds at which there is nothing else to want, and why. */
export const NOTHING_ELSE: Readonly<Record<string, string>> = {
  'attack.bonus': 'every faction that was wounded is on offer',
  'attack.repeat': 'to repeat or not: both are always on offer',
  'breed.launch': 'every unit of the full sector is on offer',
  'card.launch': 'every unit of the full sector is on offer',
  'move.launch': 'every unit of the full sector is on offer',
  'move.path': 'every way that the rules allow is on offer',
  'move.teleport': 'every sector is on offer',
  'pending.bonus': 'to use the card or keep it: both are always on offer',
  'setUp.allianceSector': 'the sectors of both factions of the alliance are on offer',
  'setUp.card': 'all drawn cards are on offer',
  'setUp.faction': 'every faction that nobody has is on offer',
  'setUp.pandora': 'both sides of every sector are on offer',
  'setUp.sector': 'every sector that does not lie yet is on offer',
};

/** What one might want at each other kind of decision. */
export const EXPECTED: Readonly<Record<string, (asked: Asked) => readonly string[]>> = {
  'setUp.deck': ({ me, decision: { options } }) => {
    const stays = options.find(({ id }) => id === 'keep');
    if (stays === undefined) return ['done', ...kindsOf(me).map(kind => `out:${kind}*`)];
    const [leaving = ''] = stays.refs ?? [];
    const others = kindsOf(me).filter(kind => !leaving.startsWith(`card:${kind}-`));
    return ['keep', ...others.map(kind => `in:${kind}*`)];
  },
  'setUp.slot': ({ view }) => allSlots(view),
  'setUp.unit': ({ view }) => view.ring.flatMap(roomIds),
  'move.unit': asked => [...ownUnits(asked).map(unit => `unit:${unit}`), ...freeThings(asked)],
  'move.room': ({ decision }) => roomIds(sectorOfOptions(decision)),
  'move.return': ({ view }) => view.ring.map(sector => `sector:${sector}`),
  'trap.order': ({ decision }) => decision.options.map(({ id }) => id),
  'attack.target': ({ view, me, decision }) => enemiesBeside(view, me, decision),
  'attack.lurking': ({ view, me, decision }) => enemiesBeside(view, me, decision),
  'actions.card': asked => [
    ...cardsIn(asked.view, asked.view.turn?.sector ?? null)
      .filter(card => CARDS[kindOf(card)].types.some(type => type === 'action'))
      .filter(card => asked.view.turn?.done.includes(card) !== true)
      .map(card => `run:${card}`),
    ...freeThings(asked),
  ],
  'sector.action': asked => [...sectorThings(asked), ...freeThings(asked)],
  'pending.slot': asked => [
    'end',
    ...Object.keys(asked.view.pending).map(slot => `*:${slot}`),
    ...pendingSlotsOf(asked.view.turn?.sector ?? 'tech-bay').map(slot => `*:${slot}`),
    ...freeThings(asked),
  ],
  'deploy.slot': ({ view }) => allSlots(view),
  'burrow.card': ({ view, me }) =>
    Object.entries(view.installed).flatMap(([slot, card]) => (card.controller === me.seat ? [`slot:${slot}`] : [])),
  'burrow.slot': ({ view }) => allSlots(view),
  'card.unit': asked => unitsFor(asked).map(unit => `unit:${unit}`),
  'card.sector': ({ view }) => view.ring.map(sector => `sector:${sector}`),
  'card.action': ({ view }) =>
    view.ring
      .flatMap(sector => cardsIn(view, sector))
      .filter(card => CARDS[kindOf(card)].types.some(type => type === 'action'))
      .map(card => `card:${card}`),
  'card.pending': ({ view }) => ['none', ...Object.keys(view.pending).map(slot => `deploy:${slot}`)],
  'card.opponent': ({ view, me }) =>
    view.seats.filter(({ team, out }) => team !== me.team && !out).map(({ seat }) => `seat:${seat}`),
  'card.upgrade': ({ view, me }) => [
    ...Object.entries(view.installed).flatMap(([slot, card]) =>
      card.controller === me.seat && card.upgrades > 0 ? [`token:${slot}`] : [],
    ),
    ...unitsAround(view, me.seat)
      .filter(unit => view.units[unit]?.side === 'upgraded')
      .map(unit => `unit:${unit}`),
  ],
  'recall.unit': ({ view, me }) => unitsAround(view, me.seat).map(unit => `unit:${unit}`),
  'card.malfunction': ({ view }) => allCards(view).map(card => `malfunction:${card}`),
  'card.room': ({ decision }) => roomIds(sectorOfOptions(decision)),
  'breed.kind': () => EMBRYO_KINDS.map(kind => `kind:${kind}`),
  'breed.room': ({ decision }) => roomIds(sectorOfOptions(decision)),
  'take-over.card': ({ view, me }) => [
    'none',
    ...slotsOf(view.turn?.sector ?? 'corridors').flatMap(slot => {
      const card = view.installed[slot];
      return card !== undefined && card.controller !== me.seat ? [`take:${slot}`] : [];
    }),
  ],
};

function kindsOf({ faction }: SeatView): CardKind[] {
  return CARD_KINDS.filter(kind => CARDS[kind].faction === faction);
}

/** What of that is neither on offer nor blocked with a reason. */
export function missing(view: TheseusView, decision: Decision, blocked: readonly string[]): string[] {
  const me = view.seats[decision.seat];
  const catalogue = EXPECTED[decision.kind];
  if (me === undefined || catalogue === undefined) return [];
  const ids = [...decision.options.map(({ id }) => id), ...blocked];
  return catalogue({ view, me, decision }).filter(wanted => {
    const [start = '', end] = wanted.split('*'); // a star stands for anything
    return end === undefined ? !ids.includes(wanted) : !ids.some(id => id.startsWith(start) && id.endsWith(end));
  });
}

/** Instants and bonus cards before the team, tokens on all its cards, and its units turned over (TH-5.2). */
function freeThings({ view, me }: Asked): string[] {
  const team = view.seats.filter(other => other.team === me.team);
  const seats = team.map(({ seat }) => seat);
  const embryos = Object.values(view.installed).map(({ takenBy }) => takenBy);
  return [
    ...team.flatMap(({ aside }) => aside.map(card => `play:${card}`)),
    ...Object.entries(view.installed).flatMap(([slot, card]) =>
      seats.includes(card.controller) ? [`token:${slot}`] : [],
    ),
    ...UNIT_IDS.filter(unit => seats.includes(view.units[unit]?.seat ?? -1) && !embryos.includes(unit)).map(
      unit => `flip:${unit}`,
    ),
  ];
}

function sectorThings({ view, me, decision }: Asked): string[] {
  const sector = view.turn?.sector ?? null;
  if (sector === null || decision.rule === 'TH-20.8') return [];
  const done = view.turn?.sectorDone ?? [];
  const own =
    me.home === sector && !done.includes('own')
      ? [
          'take-upgrade',
          ...slotsOf(sector).flatMap(slot => (view.installed[slot] === undefined ? [] : [`purge:${slot}`])),
        ]
      : [];
  if (done.includes('common')) return own;
  if (sector === 'corridors') return [...own, 'assault'];
  const isOpen = (start: string): boolean => decision.options.some(({ id }) => id.startsWith(start));
  if (sector === 'control-room' && isOpen('malfunction:'))
    return [...own, ...allCards(view).map(card => `malfunction:${card}`)];
  if (sector !== 'tech-bay' || !isOpen('extra:')) return own;
  return [...own, ...ownUnits({ view, me, decision }).map(unit => `extra:${unit}`)];
}

/** Whom a card asks about, by the rule that it names: own units, those of enemies, or all. */
function unitsFor({ view, me, decision }: Asked): UnitId[] {
  const all = view.seats.flatMap(({ seat, team }) => unitsAround(view, seat).map(unit => ({ unit, team })));
  const isOwn: Readonly<Record<string, boolean>> = { 'TH-16.2.3': true, 'TH-16.5.2': true };
  const isEnemys: Readonly<Record<string, boolean>> = { 'TH-16.2.1': true, 'TH-16.3.3': true, 'TH-16.5.3': true };
  return all
    .filter(({ team }) => {
      if (isOwn[decision.rule] === true) return team === me.team;
      return isEnemys[decision.rule] !== true || team !== me.team;
    })
    .map(({ unit }) => unit);
}

/** The units of a seat that stand in a room or wait in space. */
function unitsAround(view: TheseusView, seat: number): UnitId[] {
  const rooms = Object.values(view.rooms);
  return UNIT_IDS.filter(unit => {
    const found = view.units[unit];
    return found?.seat === seat && (found.place === 'space' || rooms.includes(unit));
  });
}

function ownUnits({ view, me }: Asked): UnitId[] {
  const embryos = Object.values(view.installed).map(({ takenBy }) => takenBy);
  return UNIT_IDS.filter(unit => view.units[unit]?.seat === me.seat && !embryos.includes(unit));
}

/** Of an attack: every enemy in the sector of those on offer. */
function enemiesBeside(view: TheseusView, me: SeatView, decision: Decision): string[] {
  const [first] = decision.options;
  const room = Object.entries(view.rooms).find(([, unit]) => `unit:${unit}` === first?.id)?.[0] ?? '';
  return Object.entries(view.rooms).flatMap(([other, unit]) => {
    const owner = view.units[unit]?.seat;
    const isEnemy = owner !== undefined && view.seats[owner]?.team !== me.team;
    return isEnemy && other.slice(0, -2) === room.slice(0, -2) ? [`unit:${unit}`] : [];
  });
}

function allSlots(view: TheseusView): string[] {
  return view.ring.flatMap(slotsOf).map(slot => `slot:${slot}`);
}

function allCards(view: TheseusView): string[] {
  return [
    ...Object.values(view.installed).map(({ card }) => card),
    ...Object.values(view.pending),
    ...Object.values(view.bonus),
  ];
}

function cardsIn(view: TheseusView, sector: SectorId | null): CardId[] {
  return sector === null ? [] : slotsOf(sector).flatMap(slot => view.installed[slot]?.card ?? []);
}

function sectorOfOptions({ options }: Decision): SectorId {
  const ids = options.map(({ id }) => id.replace('room:', '').slice(0, -2));
  return SECTOR_IDS.find(sector => ids.includes(sector)) ?? 'corridors';
}

function roomIds(sector: SectorId): string[] {
  return roomsOf(sector).map(room => `room:${room}`);
}
