import { galacticEmperor } from '../../src/games/galactic-emperor/game.ts';
import { spaceEmpires } from '../../src/games/space-empires/game.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { randomAnswer } from '../../src/bots/random.ts';
import type { Game, Match } from '../../src/kernel/history/playable.ts';
import { Refusal } from '../../src/kernel/match/refusal.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import { AT_EVERY_STEP, lateMatch, matchInBattle, playOn, SELDOM, settingOf, usualSettingOf } from './matches.ts';
import { cpuTimed, median, repeated, spread, thousands, timed } from './measure.ts';
import type { Bench, Row } from './measure.ts';
import { tenths } from './tenths.ts';

const REPEATS = 40;
const MATCHES = 10;
/**
 * This many repeats go before what is measured: a new process needs some 300 matches until all that is hot is compiled.
 */
const WARM = 30;

/** Random decisions a second, whole matches one after the other, set-up included, a checkpoint every 100 answers. */
export const speed: Bench = () => {
  const play = playing(6, 'quick');
  const cold = rateOf(play);
  for (let run = 0; run < WARM; run++) play();
  const rows = [2, 3, 4, 5, 6].map(seats => speedOf(seats, 'quick'));
  const first: Row = {
    what: `${MATCHES} matches of 6 seats in a new process`,
    reach: '',
    measured: shown([cold]),
    reached: null,
  };
  return [
    first,
    ...rows,
    speedOf(6, 'by-hand'),
    ...OTHERS.flatMap(([game, counts]) => counts.map(seats => gameSpeedOf(game, seats))),
    ...tenths(),
  ];
};

/**
 * Decisions a second: by the clock, and by the processor time of all threads, garbage collector and compiler included.
 */
interface Rate {
  readonly clock: number;
  readonly processor: number;
}

function speedOf(seats: number, setUp: 'quick' | 'by-hand'): Row {
  const play = playing(seats, setUp);
  for (let run = 0; run < REPEATS / 4; run++) play();
  const rates = Array.from({ length: REPEATS }, () => rateOf(play));
  return {
    what: `random decisions a second, ${seats} seats, set-up ${setUp}, checkpoint every 100 answers`,
    reach: seats === 6 ? '100,000' : '',
    measured: shown(rates),
    // On a busy machine the clock says little, and processor time is the lower bound.
    reached: seats === 6 ? Math.max(clockOf(rates), processorOf(rates)) >= 100_000 : null,
  };
}

/**
 * Matches of Space Empires by chance do not end by themselves: this many decisions of one are played. No other match is
 * as long.
 */
const LONGEST = 3000;

/** The other games beside it, whole matches of this many seats, set up as they usually are. */
const OTHERS: readonly (readonly [game: Game, seats: readonly number[]])[] = [
  [theseus, [2, 3, 4]],
  [galacticEmperor, [3, 4, 5, 6]],
  [spaceEmpires, [2, 4]],
];

function gameSpeedOf(game: Game, seats: number): Row {
  let number = 0;
  const play = playingNext(() => {
    const setting = usualSettingOf(game.id, number++, seats);
    return [game.start(setting, SELDOM), setting.seed];
  });
  for (let run = 0; run < REPEATS / 4; run++) play();
  const rates = Array.from({ length: REPEATS / 4 }, () => rateOf(play));
  return {
    what: `random decisions of ${game.id} a second, ${seats} seats, checkpoint every 100 answers`,
    reach: '',
    measured: shown(rates),
    reached: null,
  };
}

function playing(seats: number, setUp: 'quick' | 'by-hand'): () => number {
  let number = 0;
  return playingNext(() => {
    const setting = settingOf(number++, seats, setUp);
    return [starcraft.start(setting, SELDOM), setting.seed];
  });
}

/** Plays the next matches and returns how many decisions they had. */
function playingNext(next: () => readonly [match: Match, seed: string]): () => number {
  return () => {
    let decisions = 0;
    const each = (): unknown => (decisions += 1);
    for (let count = 0; count < MATCHES; count++) {
      const [match, seed] = next();
      const most = decisions + LONGEST;
      playOn(match, seed, () => decisions >= most, each);
    }
    return decisions;
  };
}

function rateOf(play: () => number): Rate {
  let decisions = 0;
  let time = 0;
  const processor = cpuTimed(() => {
    time = timed(() => {
      decisions = play();
    });
  });
  return { clock: decisions / (time / 1000), processor: decisions / (processor / 1000) };
}

function clockOf(rates: readonly Rate[]): number {
  return median(rates.map(({ clock }) => clock));
}

function processorOf(rates: readonly Rate[]): number {
  return median(rates.map(({ processor }) => processor));
}

function shown(rates: readonly Rate[]): string {
  return `${thousands(clockOf(rates))}; ${thousands(processorOf(rates))} a second of processor time`;
}

/** What a single thing takes, late in a match of six seats that is kept as the table keeps it. */
export const single: Bench = () => {
  const late = lateMatch();
  const battle = matchInBattle();
  const record = battle.record();
  const again = record.entries.length;
  const view = repeated(500, () => {
    late.view('spectator');
  });
  const ownView = repeated(500, () => {
    late.view(0);
  });
  const restore = repeated(300, () => {
    starcraft.restore(record, AT_EVERY_STEP);
  });
  const undo = undoTimes();
  const answers = answerTimes();
  return [
    plain('view of the spectator, late in a match', view),
    plain('view of a seat, late in a match', ownView),
    plain('an answer, its effects and the next options, checkpoint at every step', answers.given),
    plain('a decision as the outside sees it', answers.shown),
    {
      what: `restore in mid-battle (${again} answers again)`,
      reach: '5 ms',
      measured: spread(restore),
      reached: median(restore) <= 5,
    },
    { what: 'undo and redo', reach: '5 ms', measured: spread(undo), reached: median(undo) <= 5 },
  ];
};

function plain(what: string, times: readonly number[]): Row {
  return { what, reach: '', measured: spread(times), reached: null };
}

/** Undo and redo at every place of a match where there is something to undo. */
function undoTimes(): number[] {
  const times: number[] = [];
  for (let number = 0; number < 4; number++) {
    const setting = settingOf(number, 6);
    const match = starcraft.start(setting, AT_EVERY_STEP);
    playOn(
      match,
      setting.seed,
      () => false,
      n => {
        if (n % 3 !== 0 || match.undoable() instanceof Refusal) return;
        times.push(
          timed(() => {
            match.undo();
            match.redo();
          }),
        );
      },
    );
  }
  return times;
}

function answerTimes(): { readonly given: number[]; readonly shown: number[] } {
  const given: number[] = [];
  const shown: number[] = [];
  for (let number = 0; number < 20; number++) {
    const setting = settingOf(number, 6);
    const match = starcraft.start(setting, AT_EVERY_STEP);
    const random = seededRandom(setting.seed);
    for (let { decision } = match; decision !== null; decision = match.decision) {
      const { n } = decision;
      const answer = randomAnswer(decision, random);
      given.push(timed(() => match.answer(n, answer)));
      shown.push(timed(() => match.decision?.n));
    }
  }
  return { given, shown };
}
