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

// Questions that the goals of lessons ask about the learner's view and the events that the learner has seen.

export type StarCraftLesson = LessonOf<StarCraftView>;
export type StarCraftStage = Stage<StarCraftView>;
export type StarCraftProgress = StageProgress<StarCraftView>;

export { firstOffered, isAsked } from '../../../lessons/goals.ts';
export const { goal, told } = goalWriting<StarCraftView, TextKey>(say);

/** The learner's seat in the view. Throws if the view has no such seat. */
export function learnerView({ view }: StarCraftProgress) {
  const seat = view.seats[LEARNER];
  if (seat === undefined) throw new Error('the learner has no seat');
  return seat;
}

/** The number of the learner's units in an area: of the type `unit`, or of all types if it is not given. */
export function unitsAt({ view }: StarCraftProgress, area: AreaId, unit?: UnitType): number {
  const areaView = view.areas[area];
  if (areaView?.holder !== LEARNER) return 0;
  if (unit !== undefined) return areaView.units[unit] ?? 0;
  return Object.values(areaView.units).reduce((sum, count) => sum + count, 0);
}

/** Whether the learner holds the Resource card of an area. */
export function holdsCard(progress: StarCraftProgress, area: AreaId): boolean {
  return learnerView(progress).resourceCards.some(card => card.area === area);
}

/** The area of the learner's first mineral card with room for a worker; an empty text if no card has room. */
export function payingArea(progress: StarCraftProgress): string {
  const payingCard = learnerView(progress).resourceCards.find(
    ({ area, workers }) => AREAS[area].yields === 'mineral' && workers < AREAS[area].amount,
  );
  return payingCard?.area ?? '';
}

/** How many more rounds the learner needs to win if it gains `pointsPerRound` conquest points in each. */
export function roundsToGo(progress: StarCraftProgress, pointsPerRound: number): string {
  const { standing, conquestPoints } = learnerView(progress);
  return `${Math.ceil(((standing?.pointsNeeded ?? 0) - conquestPoints) / pointsPerRound)}`;
}

/** Whether the learner has a base on a planet. */
export function hasBaseOn({ view }: StarCraftProgress, planet: PlanetId): boolean {
  return areasOf(planet).some(area => view.areas[area]?.base === LEARNER);
}

/** Whether a route of either kind joins two planets. */
export function areJoined({ view }: StarCraftProgress, one: PlanetId, other: PlanetId): boolean {
  return view.routes.some(({ ends }) => [one, other].every(planet => ends.some(end => end.planet === planet)));
}

/** Whether the learner owns a technology: no copy of it is left to be bought. */
export function hasBought(progress: StarCraftProgress, technology: TechnologyId): boolean {
  return !learnerView(progress).technologyDeck.some(card => CARDS[card].technology === technology);
}

/** The number of units with which the learner attacks in the battle for an area; 0 if there is no such battle. */
export function attackers({ view }: StarCraftProgress, area: AreaId): number {
  const { battle } = view;
  return battle?.area === area && battle.attacker === LEARNER
    ? battle.fighters.filter(({ side }) => side === 'attacker').length
    : 0;
}

/** Whether the learner attacks with exactly these units in the battle for an area. */
export function attacksExactlyWith({ view }: StarCraftProgress, area: AreaId, ...units: readonly UnitType[]): boolean {
  const { battle } = view;
  if (battle?.area !== area || battle.attacker !== LEARNER) return false;
  const unitsSent = battle.fighters.filter(({ side }) => side === 'attacker').map(({ unit }) => unit);
  return unitsSent.toSorted().join() === units.toSorted().join();
}

/** The choices of a prediction that names an area. */
export function areaChoices(...areas: readonly AreaId[]): readonly ShownOption[] {
  return areas.map(area => ({ id: area, words: areaName(area), refs: [`area:${area}`] }));
}

/** The choices of a prediction that names a number. Their ids are the digits. */
export function numberChoices(...numbers: readonly number[]): readonly ShownOption[] {
  return numbers.map(count => ({ id: `${count}`, words: say('lesson-say.number', { count }) }));
}

/** The choices of a prediction among sentences. Their ids are the last parts of the text keys. */
export function sentenceChoices(...keys: readonly TextKey[]): readonly ShownOption[] {
  return keys.map(key => ({ id: key.slice(key.lastIndexOf('.') + 1), words: say(key) }));
}

/** The number of events with this key since the stage began, about one seat or about all. */
export function eventCount({ events }: StarCraftProgress, key: TextKey, seat?: Seat): number {
  return events.filter(({ words }) => words.key === key && (seat === undefined || isAboutSeat(words, seat))).length;
}

function isAboutSeat(words: Message, seat: Seat): boolean {
  const namedSeat = words.with?.seat;
  return typeof namedSeat === 'object' && 'seat' in namedSeat && namedSeat.seat === seat;
}

/** The number of the learner's units on a planet. */
export function unitsOn(progress: StarCraftProgress, planet: PlanetId): number {
  return areasOf(planet).reduce((sum, area) => sum + unitsAt(progress, area), 0);
}

/** Whose units were destroyed since the stage began, as the id of a choice of `fallenChoices`. */
export function whoseUnitsFell(progress: StarCraftProgress): string {
  const ownHasFallen = eventCount(progress, 'battle.destroyed', LEARNER) > 0;
  const rivalHasFallen = eventCount(progress, 'battle.destroyed', RIVAL) > 0;
  if (ownHasFallen) return rivalHasFallen ? 'both' : 'mine';
  return rivalHasFallen ? 'hers' : 'nobody';
}

/** The choices of a prediction of whose units are destroyed in a skirmish. */
export function fallenChoices(): readonly ShownOption[] {
  return sentenceChoices('lesson-say.nobody', 'lesson-say.both', 'lesson-say.hers', 'lesson-say.mine');
}
