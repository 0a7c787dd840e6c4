import type { ShownOption } from '../../../kernel/match/decision.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import type { LessonOf, StageProgress, Stage } from '../../../lessons/lesson.ts';
import { goalWriting } from '../../../lessons/goals.ts';
import { CARDS } from '../data/cards.ts';
import { AREAS } from '../data/planets.ts';
import type { AreaId, PlanetId } from '../data/planets.ts';
import type { TechnologyId } from '../data/technologies.ts';
import type { UnitType } from '../data/units.ts';
import type { StarCraftView } from '../view.ts';
import { areaName, say } from '../text/say.ts';
import type { TextKey } from '../text/en.ts';
import { areasOf } from '../state/areas.ts';
import { LEARNER, RIVAL } from './position.ts';

// What the goals of lessons ask: only of the learner's view and of what it was told.

export type StarCraftLesson = LessonOf<StarCraftView>;
export type StarCraftStage = Stage<StarCraftView>;
export type Now = StageProgress<StarCraftView>;

export { firstOffered, isAsked } from '../../../lessons/goals.ts';
export const { goal, told } = goalWriting<StarCraftView, TextKey>(say);

/** The learner's own things. Throws when the view has no such seat. */
export function own({ view }: Now) {
  const seat = view.seats[LEARNER];
  if (seat === undefined) throw new Error('the learner has no seat');
  return seat;
}

/** How many units of the learner stand in an area, of one type or of all. */
export function unitsAt({ view }: Now, area: AreaId, unit?: UnitType): number {
  const here = view.areas[area];
  if (here?.holder !== LEARNER) return 0;
  if (unit !== undefined) return here.units[unit] ?? 0;
  return Object.values(here.units).reduce((sum, count) => sum + count, 0);
}

/** Whether the learner holds the Resource card of an area. */
export function holdsCard(now: Now, area: AreaId): boolean {
  return own(now).resourceCards.some(card => card.area === area);
}

/** The area of the first card that yields minerals and has room for a worker; empty: none has. */
export function payingArea(now: Now): string {
  const pays = own(now).resourceCards.find(
    ({ area, workers }) => AREAS[area].yields === 'mineral' && workers < AREAS[area].amount,
  );
  return pays?.area ?? '';
}

/** How many more rounds the learner needs for its goal, gaining so many points in each. */
export function roundsToGo(now: Now, rate: number): string {
  const { standing, conquestPoints } = own(now);
  return `${Math.ceil(((standing?.pointsNeeded ?? 0) - conquestPoints) / rate)}`;
}

/** Whether the learner has a base on a planet. */
export function hasBaseOn({ view }: Now, planet: PlanetId): boolean {
  return areasOf(planet).some(area => view.areas[area]?.base === LEARNER);
}

/** Whether a route of either kind joins two planets. */
export function areJoined({ view }: Now, one: PlanetId, other: PlanetId): boolean {
  return view.routes.some(({ ends }) => [one, other].every(planet => ends.some(end => end.planet === planet)));
}

/** Whether the learner owns a technology: no copy of it is left to be bought. */
export function hasBought(now: Now, technology: TechnologyId): boolean {
  return !own(now).technologyDeck.some(card => CARDS[card].technology === technology);
}

/** How many units of the learner have gone into the battle that is fought in an area. */
export function attackers({ view }: Now, area: AreaId): number {
  const { battle } = view;
  return battle?.area === area && battle.attacker === LEARNER
    ? battle.fighters.filter(({ side }) => side === 'attacker').length
    : 0;
}

/** Whether these units of the learner, and no others, have gone into the battle that is fought in an area. */
export function attackWith({ view }: Now, area: AreaId, ...units: readonly UnitType[]): boolean {
  const { battle } = view;
  if (battle?.area !== area || battle.attacker !== LEARNER) return false;
  const sent = battle.fighters.filter(({ side }) => side === 'attacker').map(({ unit }) => unit);
  return sent.toSorted().join() === units.toSorted().join();
}

/** Areas that a prediction may say. */
export function areasToSay(...areas: readonly AreaId[]): readonly ShownOption[] {
  return areas.map(area => ({ id: area, words: areaName(area), refs: [`area:${area}`] }));
}

/** Numbers that a prediction may say, known by their digits. */
export function numbersToSay(...numbers: readonly number[]): readonly ShownOption[] {
  return numbers.map(count => ({ id: `${count}`, words: say('lesson-say.number', { count }) }));
}

/** Sentences that a prediction may say, known by the last part of their keys. */
export function toSay(...keys: readonly TextKey[]): readonly ShownOption[] {
  return keys.map(key => ({ id: key.slice(key.lastIndexOf('.') + 1), words: say(key) }));
}

/** How many events with that key were logged since the stage began, of a seat or of all. */
export function timesTold({ events }: Now, key: TextKey, seat?: Seat): number {
  return events.filter(({ words }) => words.key === key && (seat === undefined || isAbout(words, seat))).length;
}

function isAbout(words: Message, seat: Seat): boolean {
  const named = words.with?.seat;
  return typeof named === 'object' && 'seat' in named && named.seat === seat;
}

/** How many units of the learner stand on a planet. */
export function unitsOn(now: Now, planet: PlanetId): number {
  return areasOf(planet).reduce((sum, area) => sum + unitsAt(now, area), 0);
}

/** The units destroyed in skirmishes since the stage began, as a choice id of `fallToSay`. */
export function fallen(now: Now): string {
  const mine = timesTold(now, 'battle.destroyed', LEARNER) > 0;
  const hers = timesTold(now, 'battle.destroyed', RIVAL) > 0;
  if (mine) return hers ? 'both' : 'mine';
  return hers ? 'hers' : 'nobody';
}

/** Who may fall in a skirmish, for a prediction. */
export function fallToSay(): readonly ShownOption[] {
  return toSay('lesson-say.nobody', 'lesson-say.both', 'lesson-say.hers', 'lesson-say.mine');
}
