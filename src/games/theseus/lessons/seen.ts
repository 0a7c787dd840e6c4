import type { Decision, ShownOption } from '../../../kernel/match/decision.ts';
import type { LessonOf, Situation, Stage } from '../../lesson.ts';
import { goalWriting } from '../../lesson-goals.ts';
import { LEARNER, RIVAL } from '../../lesson-position.ts';
import type { CardId } from '../data/cards.ts';
import type { SectorId } from '../data/ids.ts';
import { sectorOf } from '../data/places.ts';
import type { UnitId } from '../data/units.ts';
import { isRoom } from '../state/units.ts';
import type { TextKey } from '../text/en.ts';
import { say, sectorName } from '../text/say.ts';
import type { InstalledView, SeatView, TheseusView } from '../view.ts';

// What the goals of lessons ask: only of the learner's view and of what it was told.

export type TheseusLesson = LessonOf<TheseusView>;
export type TheseusStage = Stage<TheseusView>;
type Now = Situation<TheseusView>;

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

/** Sectors that a prediction may say. */
export function sectorsToSay(...sectors: readonly SectorId[]): readonly ShownOption[] {
  return sectors.map(sector => ({ id: sector, words: sectorName(sector), refs: [`sector:${sector}`] }));
}

/** Where a unit has stopped, as a prediction says it. */
export function stoppedIn(now: Now, unit: UnitId): string {
  return whereIs(now, unit) ?? '';
}

/** An installed card as it lies on the board; `null`: it is not installed. */
export function installed({ view }: Now, card: CardId): InstalledView | null {
  return Object.values(view.installed).find(there => there.card === card) ?? null;
}

/** How often something was told since the stage began. */
export function timesTold({ events }: Now, key: TextKey): number {
  return events.filter(({ words }) => words.key === key).length;
}

/** Where a unit is to be chosen for a move: the first one that stands in a sector; `null`: none. */
export function walkerIn({ kind, options }: Decision, sector: SectorId): string | null {
  if (kind !== 'move.unit') return null;
  return options.find(({ refs = [] }) => refs.some(ref => ref.startsWith(`room:${sector}-`)))?.id ?? null;
}

function seatView({ view }: Now, seat: number): SeatView {
  const found = view.seats[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}
