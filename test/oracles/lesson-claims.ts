import type { Lesson, Stage } from '../../src/lessons/lesson.ts';
import type { Decision } from '../../src/kernel/match/decision.ts';
import type { Formatter } from '../../src/kernel/words/format.ts';
import { UNIT_TYPES } from '../../src/games/starcraft/data/units.ts';
import { isStarCraftView } from '../../src/games/starcraft/view.ts';
import type { StarCraftView } from '../../src/games/starcraft/view.ts';
import { isRoom } from '../../src/games/theseus/state/units.ts';
import { sectorOf } from '../../src/games/theseus/data/places.ts';
import { isTheseusView } from '../../src/games/theseus/view.ts';
import type { TheseusView } from '../../src/games/theseus/view.ts';
import { isEmperorView } from '../../src/games/galactic-emperor/view.ts';
import type { EmperorView } from '../../src/games/galactic-emperor/view.ts';
import { TILE_IDS } from '../../src/games/galactic-emperor/data/tiles.ts';
import type { TileId } from '../../src/games/galactic-emperor/data/tiles.ts';
import { tileName } from '../../src/games/galactic-emperor/text/say.ts';
import { UNIT_KINDS } from '../../src/games/space-empires/data/units.ts';
import { isEmpiresView } from '../../src/games/space-empires/view.ts';
import type { EmpiresView } from '../../src/games/space-empires/view.ts';

// What the coach says of the board beside it, as far as it can be read: who stands where, and what is still face down.

/** How a stage begins. */
interface Beginning {
  readonly view: unknown;
  readonly decision: Decision | null;
}

/** Somebody who stands somewhere, by names: "Siege Tank", "Antiga Prime 2". */
interface Standing {
  readonly who: string;
  readonly where: string;
}

/** Words between who stands and where: "Marine 1 in the Control Room", "your four Cruisers on J7". */
const BETWEEN =
  '(?: \\((?:i|b)\\))?(?: (?:is|are|waits|wait|stands|stand|lies))?(?: alone| now)? (?:on|in|of|from) (?:the )?';

function slug(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

function nameOf(id: string): string {
  return id
    .split('-')
    .map(word => (word === 'iv' ? 'IV' : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}

/** Who a text says stands where, of these names. */
function standings(text: string, who: readonly string[], where: string, between = BETWEEN): readonly Standing[] {
  const pattern = new RegExp(
    `\\b(${who.toSorted((one, other) => other.length - one.length).join('|')})s?${between}(${where})\\b`,
    'g',
  );
  return [...text.matchAll(pattern)].map(([, one = '', place = '']) => ({ who: one, where: place }));
}

/**
 * What a stage of a lesson says of the board and is not so; `view` is what the learner sees as it begins, `decision`
 * what is asked: what may be chosen need not lie there yet.
 */
export function untrueOf(
  lesson: Lesson,
  at: number,
  { view, decision }: Beginning,
  format: Formatter,
): readonly string[] {
  const stage = lesson.stages[at];
  if (stage === undefined || stage.predict?.before === true) return [];
  return [
    ...missing(stage, view, decision).map(ref => `stage ${at}: there is no ${ref}`),
    ...untrue(textOf(stage, format), view, format).map(({ who, where }) => `stage ${at}: no ${who} at ${where}`),
    ...miscounted(textOf(stage, format), view).map(said => `stage ${at}: not so: ${said}`),
    ...misnumbered(textOf(stage, format), view).map(said => `stage ${at}: not so many: ${said}`),
  ];
}

function textOf({ say, predict }: Stage<unknown>, format: Formatter): string {
  const asked =
    predict === undefined ? [] : [predict.ask, ...(predict.meanwhile === undefined ? [] : [predict.meanwhile])];
  return [say, ...asked].map(format).join(' ');
}

/** The things that a stage points at and that are not in the view. */
function missing({ refs = [] }: Stage<unknown>, view: unknown, decision: Decision | null): readonly string[] {
  const text = JSON.stringify(view);
  return refs.filter(ref => {
    const name = ref.slice(ref.indexOf(':') + 1);
    if (ref.startsWith('seat:')) return !hasSeat(view, Number(name));
    if (decision?.options.some(({ id }) => id === ref) === true) return false;
    const [unit = '', area] = name.split('@');
    if (area !== undefined && isStarCraftView(view)) return !isIn(view, unit, area);
    return !text.includes(`"${name}"`);
  });
}

function untrue(text: string, view: unknown, format: Formatter): readonly Standing[] {
  if (isStarCraftView(view)) {
    const where = Object.keys(view.areas).map(nameOf).join('|');
    return standings(text, UNIT_TYPES.map(nameOf), where).filter(said => !isIn(view, slug(said.who), slug(said.where)));
  }
  if (isTheseusView(view) && Object.keys(view.units).length > 0) {
    const where = view.ring.map(nameOf).join('|');
    return standings(text, Object.keys(view.units).map(nameOf), where).filter(said => !isInSector(view, said));
  }
  if (isEmperorView(view)) {
    const names = new Map(TILE_IDS.map(tile => [format(tileName(tile)), tile]));
    return standings(text, [...names.keys()], '[A-G][0-9]', ' (?:at|on) ').filter(
      said => !isLaidAt(view, said, names.get(said.who)),
    );
  }
  if (isEmpiresView(view)) {
    const kinds = new Set(view.pieces.flatMap(({ kind }) => (kind === null ? [] : [nameOf(kind)])));
    return standings(text, [...kinds, 'Scout', 'Cruiser', 'Destroyer'], '[A-L][0-9]+').filter(
      said => !isAtHex(view, said),
    );
  }
  return [];
}

function hasSeat(view: unknown, seat: number): boolean {
  const seats =
    isStarCraftView(view) || isTheseusView(view) || isEmpiresView(view) || isEmperorView(view) ? view.seats : [];
  return seats[seat] !== undefined;
}

function isIn({ areas, battle }: StarCraftView, unit: string, area: string): boolean {
  const found = Object.entries(areas).find(([id]) => id === area)?.[1];
  const stands = Object.entries(found?.units ?? {}).some(([type, count]) => type === unit && count > 0);
  return stands || (battle?.area === area && battle.fighters.some(fighter => fighter.unit === unit));
}

function isInSector({ units }: TheseusView, { who, where }: Standing): boolean {
  const place = Object.entries(units).find(([unit]) => unit === slug(who))?.[1]?.place;
  return place !== undefined && isRoom(place) && sectorOf(place) === slug(where);
}

function isAtHex({ pieces }: EmpiresView, { who, where }: Standing): boolean {
  return pieces.some(({ at, kind }) => at === where.toLowerCase() && (kind === null || kind === slug(who)));
}

/** Whether a tile lies on a space, or the row still has it for whoever lays it there. */
function isLaidAt({ tiles, row }: EmperorView, { where }: Standing, tile: TileId | undefined): boolean {
  const laid = Object.entries(tiles).find(([space]) => space === where.toLowerCase())?.[1];
  return laid === tile || (laid === undefined && tile !== undefined && row.includes(tile));
}

/** What a text says that the learner has, and that it has not: "you have 3 metal and 5 marks", "You have 26 CP". */
function miscounted(text: string, view: unknown): readonly string[] {
  const has = holdings(view);
  const pattern = new RegExp(
    `\\byou (?:have|hold|have kept|kept) (\\d+) (${HELD.join('|')})(?: and (\\d+) (${HELD.join('|')}))?\\b(?! at least)`,
    'gi',
  );
  return [...text.matchAll(pattern)].flatMap(([said, ...found]) => {
    const isSo = [found.slice(0, 2), found.slice(2)].every(([count, what]) => {
      const held = what === undefined ? undefined : has.get(what);
      return count === undefined || held === undefined || held === Number(count);
    });
    return isSo ? [] : [said];
  });
}

/** What learners hold, by the words of the games. */
const HELD = ['metal', 'energy', 'marks', 'points', 'CP', 'conquest points', 'data points'];

/** What the learner has now, as far as the view counts it. */
function holdings(view: unknown): ReadonlyMap<string, number> {
  if (isEmperorView(view)) {
    const { metal = 0, energy = 0, marks = 0, points = null } = view.seats[0] ?? {};
    const known = new Map(Object.entries({ metal, energy, marks }));
    return points === null ? known : known.set('points', points);
  }
  if (isEmpiresView(view)) {
    const own = view.seats[0]?.own ?? null;
    return new Map(own?.sheet === null ? [['CP', own.cp]] : []);
  }
  if (isStarCraftView(view)) return new Map([['conquest points', view.seats[0]?.conquestPoints ?? 0]]);
  return new Map();
}

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six'];

function numberOf(word: string): number {
  const place = NUMBERS.indexOf(word.toLowerCase());
  return place < 0 ? Number(word) : place;
}

/**
 * Numbers of a text that are not those of the board: "your three Cruisers on J7", "2 Marines on Braken 1", "a colony
 * on D5, worth 3", "the colony on D5 yields 3", "On J6 is a colony worth 5".
 */
function misnumbered(text: string, view: unknown): readonly string[] {
  if (isEmpiresView(view)) {
    const units = numbered(text, UNIT_KINDS.map(nameOf).join('|'), '[A-L][0-9]+', (who, where) =>
      view.pieces
        .filter(({ at, kind }) => at === where && (kind === null || kind === who))
        .reduce((sum, { count }) => sum + (count ?? NaN), 0),
    );
    const worth = [
      /colony on ([A-L][0-9]+)[^.;:]{0,20}?(?:worth|yields) (\d+)/g,
      /\bOn ([A-L][0-9]+)[^.;:]{0,40}? a colony worth (\d+)/g,
      /homeworld ([A-L][0-9]+) is worth (\d+)/g,
    ].flatMap(pattern => [...text.matchAll(pattern)]);
    const colonies = worth.filter(([, hex = '', value = '']) => {
      const found = Object.entries(view.hexes).find(([id]) => id === hex.toLowerCase())?.[1];
      return (found?.colony?.value ?? -1) !== Number(value);
    });
    return [...units, ...colonies.map(([said]) => said)];
  }
  if (isStarCraftView(view)) {
    const areas = Object.keys(view.areas).map(nameOf).join('|');
    return numbered(text, UNIT_TYPES.map(nameOf).join('|'), areas, (who, where) => {
      const units = Object.entries(view.areas).find(([id]) => id === where)?.[1].units ?? {};
      return Object.entries(units).find(([type]) => type === who)?.[1] ?? 0;
    });
  }
  return [];
}

/** Counted things in places whose numbers are others; what cannot be counted is left out. */
function numbered(
  text: string,
  who: string,
  where: string,
  count: (who: string, where: string) => number,
): readonly string[] {
  const pattern = new RegExp(`\\b(${NUMBERS.slice(1).join('|')}|\\d+) (${who})s?${BETWEEN}(${where})\\b`, 'g');
  return [...text.matchAll(pattern)].flatMap(([said, told = '', one = '', place = '']) => {
    const there = count(slug(one), slug(place));
    return Number.isNaN(there) || there === numberOf(told) ? [] : [said];
  });
}
