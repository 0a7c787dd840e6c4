import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BOARD_HEXES } from '../../src/games/space-empires/data/hexes.ts';
import { spaceEmpires } from '../../src/games/space-empires/game.ts';
import type { Speed } from '../../src/session/setting/table-settings.ts';
import { MOTION_DURATION } from '../../src/table/frame/preferences/settings.ts';
import { Driver } from '../e2e/driver.ts';
import { Program } from '../e2e/program.ts';
import { scene } from '../games/space-empires/scene.ts';
import { median, ms } from './measure.ts';
import type { Row } from './measure.ts';
import { saveTo } from './saving.ts';
import { arrived, processorTime } from './table-keys.ts';
import type { Size } from './table-keys.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** So often a program sends the group and takes that back, and so often before anything is measured. */
const TIMES = 20;
const WARM = 8;
/** So often both programs take turns. */
const RUNS = 2;
/** The group goes three hexes: a picture for the first two, and for the third the table as it stands. */
const SENT = ['A', '/', 'e', '8', '\r', '\r'] as const;
const STEPS = 2;

/**
 * The processor time that a step takes of what is seen to move, on a full hex map in colours: what the same keys take
 * more where a group is seen to go its way than where it is there at once.
 */
export async function motionSteps(size: Size): Promise<readonly Row[]> {
  const steps: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const still = await timeOfSending(size, 'instant');
    const moving = await timeOfSending(size, 'wait');
    steps.push((moving - still) / STEPS);
  }
  const step = median(steps);
  return [
    {
      what: `processor time of an animated step, ${size.columns}x${size.rows}`,
      reach: '40 ms',
      measured: `${ms(step)}, ${ms(Math.min(...steps))} to ${ms(Math.max(...steps))}`,
      reached: Number.isNaN(step) ? null : step <= 40,
    },
  ];
}

/** The processor time that it takes to send the group and to take that back, at that speed. Milliseconds. */
async function timeOfSending(size: Size, speed: Speed): Promise<number> {
  const saves = temporaryFolder('bench');
  const match = crowded();
  saveTo(join(saves, 'moving.jsonl'), match);
  const program = new Program({ ...size, saves, args: ['resume'], set: { theme: 'okabe-ito', speed } });
  try {
    await arrived(() => program.bytes.includes('\u001b[?2026l'));
    if (match.decision !== null) await new Driver(program, match, spaceEmpires).arrive(match.decision);
    let before = 0;
    for (let time = 0; time < WARM + TIMES; time += 1) {
      if (time === WARM) before = processorTime(program);
      for (const key of SENT) await typed(program, key);
      await allShown(program);
      for (const key of ['u', 'u']) await typed(program, key);
    }
    return (processorTime(program) - before) / TIMES;
  } finally {
    program.kill('SIGKILL');
    rmSync(saves, { recursive: true });
    rmSync(program.home, { recursive: true });
  }
}

/** A group of Ann that goes far, on a board on which Bob has something in every other hex beyond its way. */
function crowded() {
  const table = scene().units(0, 'e5', 'scout', 1, { movement: 7 });
  const free = BOARD_HEXES.filter((hex, at) => at % 2 === 0 && !/^[def]/.test(hex));
  for (const [at, hex] of free.entries())
    table.units(1, hex, at % 3 === 0 ? 'cruiser' : 'destroyer', 1 + (at % 4), {}, { up: true });
  return table.begin('move.choose', { seat: 0 }).match;
}

/** Types a key and waits for its frame. */
async function typed(program: Program, key: string): Promise<void> {
  const from = program.bytes.length;
  program.type(key);
  await arrived(() => program.bytes.length > from);
  await wait(SHORT);
}

/** Waits until nothing has been written for longer than a picture of what moves stays. */
async function allShown(program: Program): Promise<void> {
  for (let from = -1; from < program.bytes.length;) {
    from = program.bytes.length;
    await wait(2 * MOTION_DURATION.wait);
  }
}

/** Longer than a frame takes to come whole. Milliseconds. */
const SHORT = 15;

function wait(milliseconds: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, milliseconds));
}
