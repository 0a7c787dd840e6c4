import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import { knownNameIn } from '../../../kernel/words/message.ts';
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

// Queries for the goals of lessons. They only use the learner's view and log.

export type TheseusLesson = LessonOf<TheseusView>;
export type Progress = StageProgress<TheseusView>;

export const { goal, told } = goalWriting<TheseusView, TextKey>(say);

/** The view of the learner's seat. Throws if there is no such seat. */
export function learnerSeat(progress: Progress): SeatView {
  return seatView(progress, LEARNER);
}

/** The view of the opponent's seat. Throws if there is no such seat. */
export function rivalSeat(progress: Progress): SeatView {
  return seatView(progress, RIVAL);
}

/** The sector of a unit; `null` if it stands in none. */
export function whereIs({ view }: Progress, unit: UnitId): SectorId | null {
  const place = view.units[unit]?.place;
  return place !== undefined && isRoom(place) ? sectorOf(place) : null;
}

/** The number of units in a sector, of all factions. */
export function unitsIn({ view }: Progress, sector: SectorId): number {
  return roomsOf(sector).filter(room => view.rooms[room] !== undefined).length;
}

/** The first of some units whose move would now end in a sector; an empty string if there is none. */
export function firstStoppingIn(progress: Progress, units: readonly UnitId[], sector: SectorId): string {
  const { ring } = progress.view;
  const foundUnit = units.find(unit => {
    const startSector = whereIs(progress, unit);
    return (
      startSector !== null &&
      ring[(ring.indexOf(startSector) + unitsIn(progress, startSector)) % ring.length] === sector
    );
  });
  return foundUnit ?? '';
}

/** The choices of a prediction: the possible victories in a duel against a faction that collects data. */
export function victoriesToSay(): readonly ShownOption[] {
  return wordsToSay({
    mine: 'lesson.who-wins.finish.mine',
    wounds: 'lesson.who-wins.finish.wounds',
    data: 'lesson.who-wins.finish.data',
  });
}

/** The id of the nearest victory: the learner's by wounds, the opponent's by wounds, or the opponent's by data. */
export function nearestVictory(progress: Progress): string {
  const missingPoints = [
    { id: 'mine', points: rivalSeat(progress).life },
    { id: 'wounds', points: learnerSeat(progress).life },
    { id: 'data', points: TRACK_END - rivalSeat(progress).data },
  ];
  return missingPoints.toSorted((one, other) => one.points - other.points)[0]?.id ?? '';
}

/** Whether a unit is in space. */
export function isInSpace({ view }: Progress, unit: UnitId): boolean {
  return view.units[unit]?.place === 'space';
}

/** The choices of a prediction: sectors. */
export function sectorsToSay(...sectors: readonly SectorId[]): readonly ShownOption[] {
  return sectors.map(sector => ({ id: sector, words: sectorName(sector), refs: [`sector:${sector}`] }));
}

/** The choices of a prediction: units. */
export function unitsToSay(...units: readonly UnitId[]): readonly ShownOption[] {
  return units.map(unit => ({ id: unit, words: unitName(unit), refs: [`unit:${unit}`] }));
}

/** The outcome of a prediction: the sector where a unit has stopped. */
export function stoppedIn(progress: Progress, unit: UnitId): string {
  return whereIs(progress, unit) ?? '';
}

/** The choices of a prediction: numbers, with a text that takes `count`. */
export function countsToSay(key: TextKey, ...counts: readonly number[]): readonly ShownOption[] {
  return counts.map(count => ({ id: `${count}`, words: say(key, { count }) }));
}

/** The choices of a prediction: ids, each with its text. */
export function wordsToSay(choices: Readonly<Record<string, TextKey>>): readonly ShownOption[] {
  return Object.entries(choices).map(([id, key]) => ({ id, words: say(key) }));
}

/** The choices of a prediction: cards. */
export function cardsToSay(...cards: readonly CardId[]): readonly ShownOption[] {
  return cards.map(card => ({ id: card, words: cardName(card), refs: [`card:${card}`] }));
}

/** The number of wounds that a seat has taken since the stage began. */
export function woundsOf({ events }: Progress, seat: Seat): number {
  const wounds = events.filter(({ words }) => words.key === 'track.wounded' && isOf(words.with?.seat, seat));
  return wounds.reduce((sum, { words }) => sum + Number(words.with?.amount ?? 0), 0);
}

/**
 * The number of wounds dealt by attacks in a sector since the stage began. Only events with two or more wounds count.
 */
export function woundsInSector({ events }: Progress, sector: SectorId): number {
  const sums = events.filter(({ words, refs = [] }) => words.key === 'attack.sum' && refs.includes(`sector:${sector}`));
  const sumParts = sums.flatMap(({ words }) => partsOf(words.with?.sums));
  return sumParts.reduce((sum, part) => sum + Number(part.with?.amount ?? 0), 0);
}

/** Whether a unit of the learner other than the given ones has stopped since the stage began. */
export function othersHaveStopped(progress: Progress, ...expected: readonly UnitId[]): boolean {
  return stoppedUnits(progress).some(unit => !expected.includes(unit));
}

/** Whether a unit of the learner has stopped since the stage began and is outside a given sector. */
export function hasStoppedOutside(progress: Progress, sector: SectorId): boolean {
  return stoppedUnits(progress).some(unit => whereIs(progress, unit) !== sector);
}

/** The view of an installed card; `null` if it is not installed. */
export function installed({ view }: Progress, card: CardId): InstalledView | null {
  return Object.values(view.installed).find(entry => entry.card === card) ?? null;
}

/** Whether a card is installed in a sector. */
export function isInstalledIn({ view }: Progress, card: CardId, sector: SectorId): boolean {
  return slotsOf(sector).some(slot => view.installed[slot]?.card === card);
}

/** Whether the learner has gained a bonus card, be it kept or played. */
export function hasBonus(progress: Progress): boolean {
  return learnerSeat(progress).aside.some(isBonusCardId) || progress.view.bonusUsed.length > 0;
}

/** The number of events with a key since the stage began. */
export function timesTold({ events }: Progress, key: TextKey): number {
  return events.filter(({ words }) => words.key === key).length;
}

/** The answer to a question for a unit: the first one in a sector; `null` if none is there. */
export function walkerIn({ kind, options }: Decision, sector: SectorId): string | null {
  if (kind !== 'move.unit') return null;
  return (
    options.find(({ refs = [] }) => refs.some(ref => knownNameIn(ref, 'room', roomsOf(sector)) !== null))?.id ?? null
  );
}

/** The learner's units that have stopped since the stage began. */
function stoppedUnits({ events, view: { units } }: Progress): readonly UnitId[] {
  const stops = events.filter(({ words }) => words.key === 'move.stops').flatMap(({ refs = [] }) => refs);
  return UNIT_IDS.filter(unit => units[unit]?.seat === LEARNER && stops.includes(`unit:${unit}`));
}

function partsOf(param: Param | undefined): readonly Message[] {
  return typeof param === 'object' && 'length' in param ? param : [];
}

function isOf(param: Param | undefined, seat: Seat): boolean {
  return typeof param === 'object' && 'seat' in param && param.seat === seat;
}

function seatView({ view }: Progress, seat: number): SeatView {
  const foundUnit = view.seats[seat];
  if (foundUnit === undefined) throw new Error(`there is no seat ${seat}`);
  return foundUnit;
}
