import { randomAnswer } from '../../../src/bots/random.ts';
import { empiresBot } from '../../../src/games/space-empires/bot.ts';
import {
  EPIC,
  EPIC_MAPS,
  hasAreas,
  hasMarkedWorlds,
  hasPairs,
  isEpic,
  isRandom,
  SCENARIO_IDS,
  SCENARIOS,
} from '../../../src/games/space-empires/data/scenarios.ts';
import type { EpicMap, PlayedScenario, PlayedId } from '../../../src/games/space-empires/data/scenarios.ts';
import { EPIC_SEATS, mapChoices } from '../../../src/games/space-empires/rules/epic-options.ts';
import { DIFFICULTIES, MACHINE_DIFFICULTIES } from '../../../src/games/space-empires/data/solo/schedules.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../../../src/games/space-empires/data/technologies.ts';
import { spaceEmpires } from '../../../src/games/space-empires/game.ts';
import {
  ALLIANCES,
  OPTIONAL_RULES,
  PRICE_LISTS,
  VARIANTS,
  VICTORIES,
} from '../../../src/games/space-empires/state/options.ts';
import type { EmpiresState } from '../../../src/games/space-empires/state/state.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import type { ShownOption } from '../../../src/kernel/match/decision.ts';
import type { LogEvent } from '../../../src/kernel/match/events.ts';
import { randomBelow, seededRandom } from '../../../src/kernel/plain/random.ts';
import type { RandomState } from '../../../src/kernel/plain/random.ts';
import type { Beginning, FuzzGame, Oracle, Watch } from '../../fuzz/fuzz-game.ts';
import type { Tally } from '../../fuzz/tally.ts';
import type { Wishes } from '../../fuzz/wishes.ts';
import { answeringOf } from '../../oracles/answering.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { arenaMatch } from './oracles/arena.ts';
import { ADVANCED, settingFor, stateOf } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { answerHidden, scramble } from './oracles/scramble.ts';
import { checkTexts } from './oracles/texts.ts';
import { CHOSEN, EMPIRES_USES, MOMENTS } from './uses/list.ts';

/** In every ninth match of this many seats a seat gives up now and then. */
const GIVES_UP = 200;

/** One match in this many is played by the bot. */
const BOT = 4;

/**
 * As many numbers of seats take their turns: what else comes in turn goes by rounds of them, so that each number of
 * seats has all of it.
 */
const NUMBERS_OF_SEATS = 8;
const roundOf = (number: number): number => Math.floor(number / NUMBERS_OF_SEATS);

const bot = answeringOf(empiresBot);

/** Space Empires for the fuzz test. */
export const empiresFuzz: FuzzGame = {
  game: spaceEmpires,
  uses: EMPIRES_USES,
  begin,
  hints: {},
  player: number => (roundOf(number) % BOT === BOT - 1 ? bot : randomAnswer),
  givesUp: number => (roundOf(number) % 9 === 8 ? GIVES_UP : 0),
  leavesAfter: number => (roundOf(number) % 4 === 1 ? 600 : 6_000),
  names: ({ id }: ShownOption) => id.split(':'),
  watch,
  oracles,
};

/** Half of the matches begin with the set-up, the others amid fleets that stand against each other. */
function begin(number: number, { seats, seed, keeping, wishes }: Beginning): Match {
  if (seats === 1) return spaceEmpires.start(settingFor(1, seed, optionsAlone(roundOf(number))), keeping);
  const setting = settingFor(seats, seed, optionsTogether(seats, seededRandom(`options of ${seed}`), wishes));
  return roundOf(number) % 2 === 1 ? arenaMatch(setting, keeping) : spaceEmpires.start(setting, keeping);
}

/** Whatever may be chosen for several people, by chance; what was never chosen comes first. */
function optionsTogether(seats: number, random: RandomState, { never }: Wishes): Readonly<Record<string, unknown>> {
  const pick = <T>(list: readonly [T, ...T[]]): T => list[randomBelow(random, list.length)] ?? list[0];
  const isOn = (id: string, oneIn: number): boolean => never.has(id) || randomBelow(random, oneIn) === 0;
  const named: readonly PlayedId[] = SCENARIO_IDS.filter(id => SCENARIOS[id].seats === seats);
  const fitting: readonly PlayedId[] = EPIC_SEATS.includes(seats) ? [...named, EPIC] : named;
  const wished = fitting.filter(
    id =>
      (id === EPIC ? EPIC_MAP_IDS.some(map => never.has(map)) : never.has(id)) ||
      (id === '4p-team' && PARTNERS_OF_FOUR.some(one => never.has(one))),
  );
  const [first, ...others] = wished.length > 0 ? wished : fitting;
  const scenario = pick<PlayedId>([first ?? '2p-small', ...others]);
  const maps = scenario === EPIC ? mapsOf(seats, pick, never) : null;
  const played: PlayedScenario = { scenario, ...(maps === null ? {} : { maps }) };
  const sets = randomBelow(random, 5) === 0 ? {} : ADVANCED;
  return {
    ...sets,
    ...(maps === null ? {} : { firstMap: maps[0], secondMap: maps[1] }),
    ...teamOptions(played, seats, pick, never),
    chosenAreas: hasAreas(played) && isOn('chosenAreas', 4),
    worldsAnywhere: hasMarkedWorlds(played) && isOn('worldsAnywhere', 4),
    ...Object.fromEntries(OPTIONAL_RULES.map(id => [id, isOn(id, 3)])),
    ...Object.fromEntries(VARIANTS.map(id => [id, isOn(id, 3) && (id !== 'shipbuilding' || sets === ADVANCED)])),
    quickStart: !isRandom(played) && isOn('quickStart', 4),
    ...(isEpic(played) ? { warps: pick([3, 2, 1]) } : {}),
    prices: pick(PRICE_LISTS),
    aliensPerPlanet: pick([4, 3]),
    machines: seats > 2 ? pick([0, 1, 2, 3]) : 0,
    machineScanner: isOn('machineScanner', 2),
    strictRetreat: randomBelow(random, 4) === 0,
    counterLimits: randomBelow(random, 4) > 0,
    carryLimit: randomBelow(random, 4) > 0,
    scenario,
    cycles: 8,
  };
}

const EPIC_MAP_IDS = Object.keys(EPIC_MAPS);

/** Two maps for so many seats, what was never used first. */
function mapsOf(
  seats: number,
  pick: <T>(list: readonly [T, ...T[]]) => T,
  never: ReadonlySet<string>,
): readonly [EpicMap, EpicMap] {
  const chosen: Record<string, string> = {};
  for (const at of [0, 1]) {
    const choice = mapChoices(seats, chosen).choices[at];
    const [usual = 'normal-2', ...others] = choice?.values.map(({ id }) => id) ?? [];
    const all: readonly [string, ...string[]] = [usual, ...others];
    const [first, ...more] = all.filter(id => never.has(id));
    if (choice !== undefined) chosen[choice.id] = first === undefined ? pick(all) : pick([first, ...more]);
  }
  return mapChoices(seats, chosen).chosen;
}

/** Who can be with whom in a team game of four. */
const PARTNERS_OF_FOUR = ['opposite', 'beside', 'other-side'] as const;

/** Who is with whom, and how the match is won. */
function teamOptions(
  played: PlayedScenario,
  seats: number,
  pick: <T>(list: readonly [T, ...T[]]) => T,
  never: ReadonlySet<string>,
): Readonly<Record<string, unknown>> {
  const { scenario } = played;
  if (scenario === '3p-team') return { partners: pick(['lot', 'alone-a', 'alone-b', 'alone-c']) };
  if (scenario === '4p-team') {
    const [first, ...more] = PARTNERS_OF_FOUR.filter(one => never.has(one));
    return {
      partners: first === undefined ? pick(['lot', ...PARTNERS_OF_FOUR]) : pick([first, ...more]),
      alliance: pick(ALLIANCES),
      victory: pick(['long', 'first']),
    };
  }
  const victory = seats > 2 ? pick(VICTORIES) : 'first';
  return isEpic(played) && hasPairs(played) ? { victory, pairs: pick([true, false]) } : { victory };
}

/** What may be chosen for one person, each scenario in turn with each difficulty (SE-25.10, SE-26.1.2). */
function optionsAlone(number: number): Readonly<Record<string, unknown>> {
  const fitting = SCENARIO_IDS.filter(id => SCENARIOS[id].seats === 1);
  const scenario = fitting[number % fitting.length] ?? '2p-small';
  const againstMachines = SCENARIOS[scenario].solo === 'machines';
  const difficulties = againstMachines ? MACHINE_DIFFICULTIES : DIFFICULTIES;
  const { aliens: _, ...sets } = ADVANCED;
  return {
    ...(number % 5 === 4 ? {} : sets),
    ...(againstMachines && number % 2 === 0 ? { warpPoints: true, gearingLimits: true } : {}),
    ...{ heavyTerrain: number % 4 === 0, lowMaintenance: number % 3 === 0, slingshot: number % 2 === 1 },
    ...{ scenario, difficulty: difficulties[number % difficulties.length], cycles: 12 },
  };
}

/** Sees what takes effect: by the public log. */
function watch(match: Match, tally: Tally): Watch {
  let read = match.logEnd('spectator');
  const { options } = match.start;
  if (typeof options === 'object' && options !== null && 'scenario' in options)
    tally.used('scenario', String(options.scenario));
  for (const { is, uses } of CHOSEN) for (const id of uses(stateOf(match).options)) tally.used(is, id);
  const noteEvents = (): void => {
    for (const event of match.events('spectator', read)) noteEvent(event, tally);
    read = match.logEnd('spectator');
  };
  return {
    after: () => {
      noteLevels(stateOf(match), tally);
      noteEvents();
    },
    // A match may end by a concession, after which nobody answers.
    ended: noteEvents,
  };
}

/** Technologies that somebody has. */
function noteLevels({ seats, turn, phase }: EmpiresState, tally: Tally): void {
  if (turn !== 1 || phase !== 'movement') return;
  for (const { levels } of seats) {
    for (const id of TECHNOLOGY_IDS) if (levels[id] > TECHNOLOGIES[id].start) tally.used('technology', id);
  }
}

function noteEvent({ words, refs = [] }: LogEvent, tally: Tally): void {
  for (const [moment, name] of Object.entries(MOMENTS)) if (moment === words.key) tally.used('moment', name);
  for (const ref of refs) {
    const [kind = '', name = ''] = ref.split(':');
    if (kind === 'marker') tally.used('marker', name);
  }
  const unit = words.with?.unit;
  if (/^fire\.(hit|missed)$/.test(words.key) && typeof unit === 'object' && 'key' in unit) {
    tally.used('unit fights', unit.key.slice('unit.'.length));
  }
}

/** What must be true of Space Empires: all pieces are there, all words are, and nobody sees what is hidden. */
function oracles(): readonly Oracle[] {
  let looks = 0;
  return [
    { every: 10, check: match => checkPieces(stateOf(match)) },
    { every: 60, check: checkTexts },
    {
      every: 150,
      check: match => {
        const viewers = viewersOf(match);
        const viewer = viewers[looks++ % viewers.length];
        if (viewer === undefined || match.decision === null) return;
        checkNonInterference(spaceEmpires, match.record(), viewer, scramble, {
          seed: `${match.decision.n}`,
          answerHidden,
        });
      },
    },
  ];
}
