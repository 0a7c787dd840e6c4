import { starcraft } from '../../src/games/starcraft/game.ts';
import { randomAnswer } from '../../src/bots/random.ts';
import { Refusal } from '../../src/kernel/refusal.ts';
import { seededRandom } from '../../src/kernel/random.ts';
import { AT_EVERY_STEP, lateMatch, matchInBattle, playOn, SELDOM, settingOf } from './matches.ts';
import { cpuTimed, median, quantile, repeated, spread, thousands, timed } from './measure.ts';
import type { Bench, Row } from './measure.ts';
import { tenths } from './tenths.ts';

const REPEATS = 40;
const MATCHES = 10;

/** Random decisions a second of processor time, whole matches, set-up included, a checkpoint every 100 answers, warm. */
export const speed: Bench = () => {
  const rows: Row[] = [];
  for (const seats of [2, 3, 4, 5, 6]) rows.push(speedOf(seats, 'quick'));
  rows.push(speedOf(6, 'by-hand'));
  return [...rows, ...tenths()];
};

function speedOf(seats: number, setUp: 'quick' | 'by-hand'): Row {
  const play = (): number => {
    let decisions = 0;
    for (let number = 0; number < MATCHES; number++) {
      const setting = settingOf(number, seats, setUp);
      playOn(
        starcraft.start(setting, SELDOM),
        setting.seed,
        () => false,
        () => (decisions += 1),
      );
    }
    return decisions;
  };
  for (let run = 0; run < REPEATS / 4; run++) play();
  const rates = Array.from({ length: REPEATS }, () => {
    let decisions = 0;
    const time = cpuTimed(() => {
      decisions = play();
    });
    return decisions / (time / 1000);
  });
  return {
    what: `random decisions a second, ${seats} seats, set-up ${setUp}, checkpoint every 100 answers`,
    reach: seats === 6 ? '100,000' : '',
    measured: `${thousands(median(rates))} (best ${thousands(quantile(rates, 1))})`,
    reached: seats === 6 ? median(rates) >= 100_000 : null,
  };
}

/** What a single thing takes, late in a match of six seats that is kept as the table keeps it. */
export const single: Bench = () => {
  const late = lateMatch();
  const battle = matchInBattle();
  const record = battle.record();
  const again = record.entries.length - record.checkpoint.entries;
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
