import { randomAnswer } from '../../../src/bots/random.ts';
import { empiresBot } from '../../../src/games/space-empires/bot.ts';
import { SCENARIO_IDS, SCENARIOS } from '../../../src/games/space-empires/data/scenarios.ts';
import { DIFFICULTIES, MACHINE_DIFFICULTIES } from '../../../src/games/space-empires/data/solo/schedules.ts';
import { TECHNOLOGIES, TECHNOLOGY_IDS } from '../../../src/games/space-empires/data/technologies.ts';
import { spaceEmpires } from '../../../src/games/space-empires/game.ts';
import type { EmpiresState } from '../../../src/games/space-empires/state/state.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import type { ShownOption } from '../../../src/kernel/match/decision.ts';
import type { ToldEvent } from '../../../src/kernel/match/events.ts';
import type { Beginning, FuzzGame, Oracle, Watch } from '../../fuzz/fuzz-game.ts';
import type { Tally } from '../../fuzz/tally.ts';
import { answeringOf } from '../../oracles/answering.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { arenaMatch } from './oracles/arena.ts';
import { ADVANCED, settingFor, stateOf } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { scramble } from './oracles/scramble.ts';
import { checkTexts } from './oracles/texts.ts';
import { EMPIRES_USES, MOMENTS } from './uses/list.ts';

/** In every ninth match a seat gives up now and then. */
const GIVES_UP = 200;

/** One match in so many is played by the bot. */
const BOT = 4;

const bot = answeringOf(empiresBot);

/** Space Empires for the fuzz test. */
export const empiresFuzz: FuzzGame = {
  game: spaceEmpires,
  uses: EMPIRES_USES,
  begin,
  hints: {},
  player: number => (number % BOT === BOT - 1 ? bot : randomAnswer),
  givesUp: number => (number % 9 === 8 ? GIVES_UP : 0),
  leavesAfter: number => (number % 4 === 1 ? 600 : Infinity),
  names: ({ id }: ShownOption) => id.split(':'),
  watch,
  oracles,
};

/** Half of the matches begin with the set-up, the others amid fleets that stand against each other. */
function begin(number: number, { seats, seed, keeping }: Beginning): Match {
  if (seats === 1) return spaceEmpires.start(settingFor(1, seed, optionsAlone(number)), keeping);
  const fitting = SCENARIO_IDS.filter(id => SCENARIOS[id].seats === seats);
  const scenario = fitting[number % fitting.length];
  const victory = seats === 2 ? 'first' : (['first', 'short', 'long'] as const)[number % 3];
  const more = {
    ...(number % 3 === 0 ? { warpPoints: true, slingshot: true } : {}),
    ...(number % 4 === 0 ? { heavyTerrain: true, lowMaintenance: true } : {}),
    ...(number % 4 === 1 ? { unpredictableResearch: true } : { gearingLimits: number % 4 === 2 }),
    ...(number % 6 === 5 ? { instantUpgrade: true } : {}),
    // Machines come to the random maps, where nearly all white markers lie.
    ...(seats > 2 ? { machines: 1 + (number % 3), machineScanner: number % 2 === 0 } : {}),
  };
  const options = { ...(number % 5 === 4 ? {} : ADVANCED), ...more, scenario, victory, cycles: 8 };
  const setting = settingFor(seats, seed, options);
  return number % 2 === 1 ? arenaMatch(setting, keeping) : spaceEmpires.start(setting, keeping);
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
  let read = match.logBounds.to;
  const { options } = match.start;
  if (typeof options === 'object' && options !== null && 'scenario' in options)
    tally.used('scenario', String(options.scenario));
  for (const id of stateOf(match).options.optional) tally.used('optional rule', id);
  return {
    after: () => {
      noteLevels(stateOf(match), tally);
      for (const event of match.events('spectator', read)) noteEvent(event, tally);
      read = match.logBounds.to;
    },
    ended: () => undefined,
  };
}

/** Technologies that somebody has. */
function noteLevels({ seats, turn, phase }: EmpiresState, tally: Tally): void {
  if (turn !== 1 || phase !== 'movement') return;
  for (const { levels } of seats) {
    for (const id of TECHNOLOGY_IDS) if (levels[id] > TECHNOLOGIES[id].start) tally.used('technology', id);
  }
}

function noteEvent({ words, refs = [] }: ToldEvent, tally: Tally): void {
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
        checkNonInterference(spaceEmpires, match.record(), viewer, scramble, { seed: `${match.decision.n}` });
      },
    },
  ];
}
