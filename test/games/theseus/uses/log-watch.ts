import { bonusKindOf, isBonusCardId } from '../../../../src/games/theseus/data/bonus-cards.ts';
import { CARDS, CARD_IDS, isCardId, kindOf } from '../../../../src/games/theseus/data/cards.ts';
import type { CardId, CardKind } from '../../../../src/games/theseus/data/cards.ts';
import { SECTOR_IDS } from '../../../../src/games/theseus/data/ids.ts';
import type { SectorId } from '../../../../src/games/theseus/data/ids.ts';
import { EMBRYO_KINDS, UNIT_IDS, unitKindOf } from '../../../../src/games/theseus/data/units.ts';
import type { UnitId } from '../../../../src/games/theseus/data/units.ts';
import { effectiveShelters } from '../../../../src/games/theseus/rules/attack-targets.ts';
import { installedIn, installedSlotsOf, slotOf } from '../../../../src/games/theseus/state/cards.ts';
import { copiesOf } from '../../../../src/games/theseus/state/reproduction.ts';
import type { TheseusState } from '../../../../src/games/theseus/state/state.ts';
import type { LogEvent } from '../../../../src/kernel/match/events.ts';
import type { Tally } from '../../../fuzz/tally.ts';
import { MOMENTS } from './list.ts';

/** What may begin a new move: whoever has stopped before may pass again. */
const BEGINS_A_MOVE: ReadonlySet<string> = new Set(['turn.begins', 'sector.extra', 'actions.runs', 'actions.copies']);

/** The token that an event puts down. */
const TOKENS: Readonly<Partial<Record<string, string>>> = {
  'trap-detector.placed': 'deactivation',
  'gripper.holds': 'gripper',
  'invisibility.placed': 'invisibility',
  'parasite.placed': 'parasite',
  'camera.marker': 'camera',
  'incubator.born': 'small-alien',
  'upgrade.placed': 'upgrade on a card',
};

/** Reads the log of one match and tells the tally what took effect. */
export class LogWatch {
  readonly #tally: Tally;
  /** The units that have stopped in the move under way. */
  readonly #stopped = new Set<string>();

  constructor(tally: Tally) {
    this.#tally = tally;
  }

  /** Reads one event; `state` is the state after the answer that led to it. */
  read(event: LogEvent, state: TheseusState): void {
    const { key } = event.words;
    for (const [moment, name] of Object.entries(MOMENTS)) if (moment === key) this.#tally.used('moment', name);
    const token = TOKENS[key];
    if (token !== undefined) this.#tally.used('token', token);
    if (BEGINS_A_MOVE.has(key)) this.#stopped.clear();
    this.#readMove(event, state);
    this.#readTrap(event, state);
    this.#readCard(event, state);
    this.#readAttack(event, state);
    this.#readUnit(event);
  }

  #readMove({ words: { key }, refs = [] }: LogEvent, state: TheseusState): void {
    if (key === 'move.stops' || key === 'transfer.done') for (const unit of unitsIn(refs)) this.#stopped.add(unit);
    const sector = sectorIn(refs);
    if (key !== 'move.skips' || sector === null) return;
    for (const slot of installedSlotsOf(state, sector)) {
      const kind = kindOf(installedIn(state, slot).card);
      if (CARDS[kind].types.some(type => type === 'shortcut')) this.#tally.used('card', kind);
    }
  }

  #readTrap({ words: { key }, refs = [] }: LogEvent, state: TheseusState): void {
    if (key !== 'trap.springs') return;
    const [card] = cardsIn(refs);
    const [unit] = unitsIn(refs);
    if (card === undefined || unit === undefined) throw new Error('a trap springs that is none, or on nobody');
    const kind = kindOf(card);
    this.#tally.used('card', kind);
    this.#tally.used(this.#stopped.has(unit) ? 'trap at a stop' : 'trap at a pass', kind);
    this.#noteCopies(card, state);
  }

  #readCard({ words: { key }, refs = [], rule }: LogEvent, state: TheseusState): void {
    const [card] = cardsIn(refs);
    if (key === 'instant.played') {
      const played = refs.map(ref => ref.slice('card:'.length)).find(id => isBonusCardId(id) || isCardId(id)) ?? '';
      if (isBonusCardId(played)) this.#tally.used('card', bonusKindOf(played));
    }
    if (key === 'path.passage-used') this.#tally.used('card', 'bonus-shaft-passage');
    if (key === 'move.teleports') this.#tally.used('card', 'greys-teleport');
    if (key === 'malfunction.drawn') this.#tally.used('card', 'marines-protection');
    if (card === undefined) return;
    const kind = kindOf(card);
    if (key === 'instant.played') this.#tally.used('card', kind);
    if (key === 'actions.runs' || key === 'actions.copies') {
      this.#tally.used('card', kind);
      this.#tally.used('carried out', kind);
      if (key === 'actions.copies') this.#noteCopied(kind);
      else this.#noteCopies(card, state, CARDS[kind].oneUse || kind === 'scientists-video-cameras');
    }
    if (rule === 'TH-14.3.1' || rule === 'TH-16.2.4') {
      this.#tally.used('card', kind);
      this.#noteCopies(card, state);
    }
  }

  /** A trap or module counts once more for each copy, in one go. */
  #noteCopies(card: CardId, state: TheseusState, together = true): void {
    const slot = slotOf(state, card);
    if (together && slot !== null && copiesOf(state, slot) > 0) this.#noteCopied(kindOf(card));
  }

  #noteCopied(kind: CardKind): void {
    this.#tally.used('card copied', kind);
    this.#tally.used('card', `${CARDS[kind].faction}-reproduction`);
  }

  #readAttack({ words: { key, with: params = {} }, refs = [] }: LogEvent, state: TheseusState): void {
    const [unit] = unitsIn(refs);
    if (key === 'attack.hits' && unit !== undefined) {
      const side = state.units[unit]?.side;
      if (side !== undefined) this.#tally.used('unit attacks', `${unitKindOf(unit)} ${side}`);
    }
    if (key !== 'attack.minor' && key !== 'attack.assault') return;
    const seat = params.seat;
    if (typeof seat !== 'object' || !('seat' in seat)) return;
    const here = sectorIn(refs);
    for (const sector of here === null ? state.ring : [here]) {
      for (const slot of effectiveShelters(state, { seat: seat.seat, sector, lurking: true })) {
        this.#tally.used('card', kindOf(installedIn(state, slot).card));
      }
    }
  }

  #readUnit({ words: { key }, refs = [], rule }: LogEvent): void {
    const [unit] = unitsIn(refs);
    if (unit === undefined) return;
    const kind = unitKindOf(unit);
    const embryo = EMBRYO_KINDS.find(one => one === kind);
    if (key === 'upgrade.flipped') this.#tally.used('unit upgraded', kind);
    if (key === 'breed.born' && embryo !== undefined) this.#tally.used('embryo born', embryo);
    if (key === 'take-over.done' && embryo !== undefined) this.#tally.used('embryo takes over', embryo);
    if (key.startsWith('track.') && rule === 'TH-16.2.5') this.#tally.used('token', 'parasite wounds');
    if (key === 'move.stops') {
      const [sector] = refs.flatMap(ref => (ref.startsWith('room:') ? roomSector(ref.slice('room:'.length)) : []));
      if (sector !== undefined) this.#tally.used('stopped in', sector);
    }
  }
}

function unitsIn(refs: readonly string[]): readonly UnitId[] {
  return refs.flatMap(ref => UNIT_IDS.find(unit => ref === `unit:${unit}`) ?? []);
}

function cardsIn(refs: readonly string[]): readonly CardId[] {
  return refs.flatMap(ref => CARD_IDS.find(card => ref === `card:${card}`) ?? []);
}

function sectorIn(refs: readonly string[]): SectorId | null {
  return SECTOR_IDS.find(sector => refs.includes(`sector:${sector}`)) ?? null;
}

function roomSector(room: string): SectorId | [] {
  return SECTOR_IDS.find(sector => room === `${sector}-${room.slice(-1)}`) ?? [];
}
