import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { namedIn } from '../../../kernel/words/message.ts';
import type { Message, Param, Seat } from '../../../kernel/words/message.ts';
import type { LessonOf, StageProgress } from '../../../lessons/lesson.ts';
import { goalWriting } from '../../../lessons/goals.ts';
import { LEARNER, RIVAL } from '../../../lessons/position.ts';
import { isBonusCardId } from '../data/bonus-cards.ts';
import type { CardId } from '../data/cards.ts';
import type { SectorId } from '../data/ids.ts';
import { roomsOf, sectorOf, slotsOf } from '../data/places.ts';
import { TRACK_END } from '../data/tokens.ts';
import { UNIT_IDS } from '../data/units.ts';
import type { UnitId } from '../data/units.ts';
import { isRoom } from '../state/units.ts';
import type { TextKey } from '../text/en.ts';
import { cardName, say, sectorName, unitName } from '../text/say.ts';
import type { InstalledView, SeatView, TheseusView } from '../view.ts';

// What the goals of lessons ask: only of the learner's view and of what it was told.

export type TheseusLesson = LessonOf<TheseusView>;
export type Now = StageProgress<TheseusView>;

export const { goal, told } = goalWriting<TheseusView, TextKey>(say);

/** The learner's own things. Throws when the view has no such seat. */
export function own(now: Now): SeatView {
  return seatView(now, LEARNER);
}

/** The things of the one who stands against the learner. Throws when the view has no such seat. */
export function rival(now: Now): SeatView {
  return seatView(now, RIVAL);
}

/** The sector in which a unit stands; `null`: in none. */
export function whereIs({ view }: Now, unit: UnitId): SectorId | null {
  const place = view.units[unit]?.place;
  return place !== undefined && isRoom(place) ? sectorOf(place) : null;
}

/** How many units stand in a sector, of all factions. */
export function unitsIn({ view }: Now, sector: SectorId): number {
  return roomsOf(sector).filter(room => view.rooms[room] !== undefined).length;
}

/** The first of some units whose walk would end in a sector, as all stand now; empty: none. */
export function stopsIn(now: Now, units: readonly UnitId[], there: SectorId): string {
  const { ring } = now.view;
  const found = units.find(unit => {
    const from = whereIs(now, unit);
    return from !== null && ring[(ring.indexOf(from) + unitsIn(now, from)) % ring.length] === there;
  });
  return found ?? '';
}

/** The victories that a duel against those who gather data may end with, for a prediction. */
export function victoriesToSay(): readonly ShownOption[] {
  return wordsToSay({
    mine: 'lesson.who-wins.finish.mine',
    wounds: 'lesson.who-wins.finish.wounds',
    data: 'lesson.who-wins.finish.data',
  });
}

/** The victory that fewest points are missing from: the learner's by wounds, the rival's by wounds or by data. */
export function nearestVictory(now: Now): string {
  const missing = [
    { id: 'mine', points: rival(now).life },
    { id: 'wounds', points: own(now).life },
    { id: 'data', points: TRACK_END - rival(now).data },
  ];
  return missing.toSorted((one, other) => one.points - other.points)[0]?.id ?? '';
}

/** Whether a unit drifts in space. */
export function isInSpace({ view }: Now, unit: UnitId): boolean {
  return view.units[unit]?.place === 'space';
}

/** Sectors that a prediction may say. */
export function sectorsToSay(...sectors: readonly SectorId[]): readonly ShownOption[] {
  return sectors.map(sector => ({ id: sector, words: sectorName(sector), refs: [`sector:${sector}`] }));
}

/** Units that a prediction may say. */
export function unitsToSay(...units: readonly UnitId[]): readonly ShownOption[] {
  return units.map(unit => ({ id: unit, words: unitName(unit), refs: [`unit:${unit}`] }));
}

/** Where a unit has stopped, as a prediction says it. */
export function stoppedIn(now: Now, unit: UnitId): string {
  return whereIs(now, unit) ?? '';
}

/** Numbers that a prediction may say, in words that take `count`. */
export function countsToSay(key: TextKey, ...counts: readonly number[]): readonly ShownOption[] {
  return counts.map(count => ({ id: `${count}`, words: say(key, { count }) }));
}

/** Further choices of a prediction: ids, each with its words. */
export function wordsToSay(choices: Readonly<Record<string, TextKey>>): readonly ShownOption[] {
  return Object.entries(choices).map(([id, key]) => ({ id, words: say(key) }));
}

/** Cards that a prediction may say. */
export function cardsToSay(...cards: readonly CardId[]): readonly ShownOption[] {
  return cards.map(card => ({ id: card, words: cardName(card), refs: [`card:${card}`] }));
}

/** How many wounds a seat has taken since the stage began. */
export function woundsOf({ events }: Now, seat: Seat): number {
  const wounds = events.filter(({ words }) => words.key === 'track.wounded' && isOf(words.with?.seat, seat));
  return wounds.reduce((sum, { words }) => sum + Number(words.with?.amount ?? 0), 0);
}

/** How many wounds an attack has dealt in a sector since the stage began, as its sum tells: two or more. */
export function sumIn({ events }: Now, sector: SectorId): number {
  const sums = events.filter(({ words, refs = [] }) => words.key === 'attack.sum' && refs.includes(`sector:${sector}`));
  const parts = sums.flatMap(({ words }) => partsOf(words.with?.sums));
  return parts.reduce((sum, part) => sum + Number(part.with?.amount ?? 0), 0);
}

/** Whether a unit of the learner's has stopped since the stage began, other than these. */
export function hasStrayed(now: Now, ...called: readonly UnitId[]): boolean {
  return stopped(now).some(unit => !called.includes(unit));
}

/** Whether a unit of the learner's has stopped since the stage began, and stands elsewhere than in this sector. */
export function hasStoppedOutside(now: Now, sector: SectorId): boolean {
  return stopped(now).some(unit => whereIs(now, unit) !== sector);
}

/** An installed card as it lies on the board; `null`: it is not installed. */
export function installed({ view }: Now, card: CardId): InstalledView | null {
  return Object.values(view.installed).find(there => there.card === card) ?? null;
}

/** Whether a card is installed in a sector. */
export function isInstalledIn({ view }: Now, card: CardId, sector: SectorId): boolean {
  return slotsOf(sector).some(slot => view.installed[slot]?.card === card);
}

/** Whether the learner has got a bonus card, kept or played. */
export function hasBonus(now: Now): boolean {
  return own(now).aside.some(isBonusCardId) || now.view.bonusUsed.length > 0;
}

/** How many events with that key were logged since the stage began. */
export function timesTold({ events }: Now, key: TextKey): number {
  return events.filter(({ words }) => words.key === key).length;
}

/** Where a unit is to be chosen for a move: the first one that stands in a sector; `null`: none. */
export function walkerIn({ kind, options }: Decision, sector: SectorId): string | null {
  if (kind !== 'move.unit') return null;
  return options.find(({ refs = [] }) => refs.some(ref => namedIn(ref, 'room', roomsOf(sector)) !== null))?.id ?? null;
}

/** The learner's units that have stopped since the stage began. */
function stopped({ events, view: { units } }: Now): readonly UnitId[] {
  const stops = events.filter(({ words }) => words.key === 'move.stops').flatMap(({ refs = [] }) => refs);
  return UNIT_IDS.filter(unit => units[unit]?.seat === LEARNER && stops.includes(`unit:${unit}`));
}

function partsOf(param: Param | undefined): readonly Message[] {
  return typeof param === 'object' && 'length' in param ? param : [];
}

function isOf(param: Param | undefined, seat: Seat): boolean {
  return typeof param === 'object' && 'seat' in param && param.seat === seat;
}

function seatView({ view }: Now, seat: number): SeatView {
  const found = view.seats[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}
