import type { Lesson, Stage } from '../../games/lesson.ts';
import type { Formatter } from '../../kernel/words/format.ts';
import type { Message } from '../../kernel/words/message.ts';
import { blit, createGrid, put } from '../../widgets/grid.ts';
import type { Grid } from '../../widgets/grid.ts';
import type { Size } from '../../widgets/too-small.ts';
import { truncate, widthOf } from '../../widgets/wrapping.ts';
import { tellingOf } from '../aloud/grid.ts';
import type { Telling } from '../../widgets/telling.ts';
import type { Look } from '../look.ts';
import { say } from '../say.ts';
import { coachText, paintCoached } from '../screens/coach.ts';
import { lostMessage } from './standing.ts';
import type { Standing } from './standing.ts';
import type { TaughtMatch } from './taught-match.ts';

const LEAST_LINES = 2;
const MOST_LINES = 5;
/** Room at the right for "12/14". */
const COUNTER = 5;

/** What the coach shows: of the stage that runs or, while its end is still being watched, of the one before. */
export interface Coached {
  readonly coach: Message | null;
  readonly stage: Stage<unknown> | null;
  readonly standing: Standing;
}

/** What the coach shows now; `before` is what it showed until then, and `watching`: what has just happened is still on the screen. */
export function coachedNow(taught: TaughtMatch, before: Coached | null, watching: boolean): Coached {
  const { coach, stage, standing } = taught;
  if (!watching || before === null) return { coach, stage, standing };
  // That a stage is lost is not told before it has been seen why.
  if (before.standing.stage === standing.stage && standing.lost !== null) return before;
  if (before.standing.stage >= standing.stage) return { coach, stage, standing };
  return { ...before, standing: { ...before.standing, met: (before.stage?.goals ?? []).map(() => true) } };
}

/** So many lines the coach has on a screen so wide: enough for everything it may say in this lesson, so that the board stands still. */
export function coachLines(lesson: Lesson, columns: number, format: Formatter): number {
  const texts = lesson.stages.flatMap(stage => [
    stage.say,
    ...(stage.wrong ?? []).map(turn => turn.say),
    ...(stage.lost === undefined ? [] : [stage.lost.say]),
    ...(stage.goals === undefined ? [] : [lostMessage(stage, say('lesson.match-over'))]),
  ]);
  const longest = Math.max(...texts.map(text => coachText(format(text), columns, COUNTER).length));
  return Math.max(LEAST_LINES, Math.min(MOST_LINES, longest));
}

/** What is left of the screen for the table, between the coach above it and the goals below. */
export function tableSize({ columns, rows }: Size, lines: number): Size {
  return { columns, rows: Math.max(1, rows - lines - 1) };
}

/** The coach over the table, and the goals under it. */
export function paintTaught(table: Grid, coached: Coached, lesson: Lesson, lines: number, look: Look): Grid {
  const { coach, standing } = coached;
  const { nudge, lost, stage } = standing;
  const tone = nudge !== null || lost !== null ? 'warning' : 'accent';
  const text = coach === null ? '' : look.format(coach);
  const counter = `${Math.min(stage + 1, lesson.stages.length)}/${lesson.stages.length}`.padStart(COUNTER);
  const above = paintCoached(table, { text, tone, marks: [counter] }, lines, look);
  const grid = createGrid(above.width, above.height + 1);
  blit(grid, above, 0, 0);
  putGoals(grid, coached, look);
  return { ...grid, told: () => tellTaught(above, coached, look) };
}

/** A lesson for those who listen: the coach and the table, and what is to be done. */
function tellTaught(above: Grid, { stage, standing }: Coached, { format }: Look): Telling {
  const telling = tellingOf(above);
  const goals = (stage?.goals ?? []).map(({ words }, at) =>
    format(say(standing.met[at] === true ? 'aloud.goal-met' : 'aloud.goal', { goal: words })),
  );
  return { ...telling, lines: [...telling.lines, ...goals] };
}

/** The goals with their boxes, in the last row; those that are still open come first when not all fit. */
function putGoals(grid: Grid, { stage, standing }: Coached, { format, glyphs }: Look): void {
  const y = grid.height - 1;
  const goals = stage?.goals;
  if (goals === undefined) {
    put(grid, 1, y, format(say('lesson.reading')), { tone: 'muted' });
    return;
  }
  let x = put(grid, 1, y, `${format(say('lesson.goal'))} `, { tone: 'title' });
  const all = goals.map(({ words }, at) => ({ met: standing.met[at] === true, text: format(words) }));
  const needed = all.reduce((sum, { text }) => sum + widthOf(text) + 4, x);
  const shown = needed <= grid.width ? all : [...all.filter(({ met }) => !met), ...all.filter(({ met }) => met)];
  for (const { met, text } of shown) {
    if (x >= grid.width - 4) return;
    const box = met ? glyphs.boxTicked : glyphs.boxOpen;
    const room = Math.max(0, grid.width - x - 4);
    x = put(grid, x, y, `${box} ${truncate(text, room, glyphs.ellipsis)}  `, { tone: met ? 'good' : 'text' });
  }
}
