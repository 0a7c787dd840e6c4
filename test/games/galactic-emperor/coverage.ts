import { randomAnswer } from '../../../src/bots/random.ts';
import { emperorBot } from '../../../src/games/galactic-emperor/bot.ts';
import { TECHNOLOGY_IDS } from '../../../src/games/galactic-emperor/data/technologies.ts';
import { galacticEmperor } from '../../../src/games/galactic-emperor/game.ts';
import type { Match } from '../../../src/kernel/history/playable.ts';
import type { Answer, Decision, ShownOption } from '../../../src/kernel/match/decision.ts';
import type { LogEvent } from '../../../src/kernel/match/events.ts';
import type { Beginning, FuzzGame, Oracle, Watch } from '../../fuzz/fuzz-game.ts';
import type { Tally } from '../../fuzz/tally.ts';
import { answeringOf } from '../../oracles/answering.ts';
import { checkNonInterference } from '../../oracles/non-interference.ts';
import { viewersOf } from '../../oracles/snapshot.ts';
import { arenaMatch } from './oracles/arena.ts';
import { settingFor, stateOf } from './oracles/matches.ts';
import { checkPieces } from './oracles/pieces.ts';
import { scramble } from './oracles/scramble.ts';
import { checkTexts } from './oracles/texts.ts';
import { EMPEROR_USES, MOMENTS } from './uses/list.ts';

/** In every ninth match a seat gives up now and then. */
const GIVES_UP = 90;

/** One match in this many is played by the bot. */
const BOT = 6;

const bot = answeringOf(emperorBot);

/** Galactic Emperor for the fuzz test. */
export const emperorFuzz: FuzzGame = {
  game: galacticEmperor,
  uses: EMPEROR_USES,
  begin,
  hints: {
    'decision: saboteur.catch': ['saboteur', 'block'],
    'decision: saboteur.block': ['saboteur'],
    'decision: warp.die': ['time-warp'],
    'decision: warp.again': ['time-warp', 'die'],
    'decision: regent.interrupt': ['ambassador'],
    'decision: regent.displaced': ['ambassador', 'interrupt'],
    'decision: explorer.scan': ['long-range-scanners'],
    'decision: explorer.keep': ['long-range-scanners', 'scan'],
    'decision: warlord.warp': ['black-hole', 'warp'],
    'decision: warlord.join': ['black-hole', 'warp', 'join'],
  },
  player: number => (number % BOT === BOT - 1 ? bot : randomAnswer),
  givesUp: number => (number % 9 === 8 ? GIVES_UP : 0),
  leavesAfter: number => (number % 4 === 1 ? 400 : Infinity),
  names: ({ id }: ShownOption) => id.split(/[:@+/]/),
  watch,
  oracles,
};

/** Half of the matches begin with the set-up, the others amid ships, technologies and a galaxy that is full. */
function begin(number: number, { seats, seed, keeping }: Beginning): Match {
  const options = number % 5 === 4 ? { openScores: true, purchases: 2, battles: 'after-movement' } : {};
  const setting = settingFor(seats, seed, options);
  return number % 2 === 1 ? arenaMatch(setting, keeping) : galacticEmperor.start(setting, keeping);
}

/** Sees what takes effect: by the public log and by the answers. */
function watch(match: Match, tally: Tally): Watch {
  let read = match.logEnd('spectator');
  let asked: Decision | null = match.decision;
  return {
    after: answer => {
      if (asked !== null) noteAnswer(asked, answer, tally);
      for (const event of match.events('spectator', read)) noteEvent(event, tally);
      read = match.logEnd('spectator');
      asked = match.decision;
    },
    ended: () => {
      tally.used('number of seats', String(match.start.seats.length));
      const key = match.outcome?.words.key;
      if (key !== undefined) tally.used('victory', key);
    },
  };
}

function noteAnswer({ kind }: Decision, answer: Answer, tally: Tally): void {
  const id = String(answer);
  if (kind === 'round.role') tally.used('role picked', id.slice('role:'.length));
  if (id.startsWith('ahead:')) tally.used('passed ahead', id.slice('ahead:'.length));
}

function noteEvent({ words: { key }, refs = [] }: LogEvent, tally: Tally): void {
  for (const [moment, name] of Object.entries(MOMENTS)) if (moment === key) tally.used('moment', name);
  if (key === 'omega.explodes') tally.used('tile', 'black-hole');
  for (const ref of refs) {
    const [kind = '', name = ''] = ref.split(':');
    if (kind === 'tile' && key === 'explorer.placed') tally.used('tile', name);
    if (kind === 'tile' && key === 'walk.went') tally.used('tile', name);
    if (kind !== 'technology' || !TECHNOLOGY_IDS.some(id => id === name)) continue;
    if (key === 'technology.announced') tally.used('technology', name);
    if (key === 'saboteur.blocked') {
      tally.used('technology blocked', name);
      tally.used('technology', 'saboteur');
    }
  }
}

/** What must be true of Galactic Emperor: all pieces are there, all words are, and nobody sees what is hidden. */
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
        checkNonInterference(galacticEmperor, match.record(), viewer, scramble, { seed: `${match.decision.n}` });
      },
    },
  ];
}
