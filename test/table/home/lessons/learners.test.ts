import { describe, expect, test } from 'vitest';
import { starcraftLessons } from '../../../../src/games/starcraft/lessons/index.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { chaptersKnown } from '../../../../src/session/learning/chapters.ts';
import { progressIn } from '../../../../src/session/learning/progress.ts';
import type { Progress } from '../../../../src/session/learning/progress.ts';
import type { Lesson } from '../../../../src/lessons/lesson.ts';
import { learning, shelf } from './learning.ts';

const LIST = { learn: { game: 'starcraft', lesson: null } } as const;
const WORKERS = { learn: { game: 'starcraft', lesson: 'workers-pay' } } as const;

/** The whole list of lessons has room here. */
const TALL = { columns: 80, rows: 32 };

/** Progress in a file as it stands, and what is in it by now. */
function filed(content: Record<string, unknown>) {
  const kept: Record<string, unknown> = { ...content };
  const keep = (name: string, value: unknown): void => {
    kept[name] = value;
  };
  return { progress: progressIn({ content, keep }), kept };
}

describe('who learns', () => {
  test('is asked once; a name is typed, letters that are keys elsewhere too, and the list is there', async () => {
    const { progress, kept } = filed({});
    const first = await learning({ size: TALL, start: LIST, progress });
    expect(first.frame()).toContain('Who is learning?');
    expect(first.frame()).toContain('No name: just me');
    await first.press('R', 'u', 'q', 'backspace', 'r');
    expect(first.frame()).toContain('The name: Rur');
    await first.press('enter');
    expect(first.frame()).toContain('Learn: StarCraft');
    expect(first.frame()).toContain('Learner: Rur');
    expect(kept.learner).toBe('Rur');
    const second = await learning({
      size: TALL,
      start: LIST,
      progress: progressIn({ content: kept, keep: () => undefined }),
    });
    expect(second.frame()).toContain('Learner: Rur');
  });

  test('a lesson that is begun tells what was foretold in it, and nothing before anything was', async () => {
    const { progress } = filed({ learner: '', starcraft: { orders: 'begun', galaxy: 'begun' } });
    const galaxy = starcraftLessons.find(({ id }) => id === 'galaxy');
    const [asked = ''] = (galaxy?.stages ?? []).flatMap(({ predict }) =>
      predict === undefined ? [] : [predict.ask.key],
    );
    progress.predicted('starcraft', asked, 'SC-4.3', true);
    const { rows } = await learning({ size: TALL, start: LIST, progress });
    expect(rows().find(row => row.includes('Giving orders'))).toMatch(/6 min · begun *$/);
    expect(rows().find(row => row.includes('The galaxy'))).toMatch(/begun · 1 of 1 right *$/);
  });

  test('each has a ledger; what was known before names belongs to who gives none', async () => {
    const { progress, kept } = filed({ learner: '', starcraft: { orders: 'done' } });
    const { press, frame } = await learning({ size: TALL, start: LIST, progress });
    expect(frame()).toContain('min · done');
    await press('end', 'up', 'enter');
    expect(frame()).toContain('Who is learning?');
    await press('A', 'n', 'n', 'enter');
    expect(frame()).not.toContain('min · done');
    progress.finish('starcraft', 'galaxy');
    progress.predicted('starcraft', 'ask', 'SC-4.3', false);
    expect(kept.starcraft).toEqual({ orders: 'done' });
    const later = progressIn({ content: kept, keep: () => undefined });
    expect(later.of('starcraft', 'galaxy')).toBe('done');
    expect(later.of('starcraft', 'orders')).toBeNull();
    expect(later.proofs('starcraft').ask).toMatchObject({ rule: 'SC-4.3', right: false });
    later.learn('');
    expect(later.of('starcraft', 'orders')).toBe('done');
    expect(later.proofs('starcraft')).toEqual({});
  });

  test('who goes back stays who they were', async () => {
    const { progress } = filed({ learner: 'Ann', learners: { Ann: {} } });
    const { press, frame } = await learning({ size: TALL, start: LIST, progress });
    await press('end', 'up', 'enter', 'x', 'escape');
    expect(frame()).toContain('Learner: Ann');
  });
});

describe('a lesson that was left', () => {
  test('goes on where it was, notes nothing twice, and begins again when that is wanted', async () => {
    const { progress, kept } = filed({ learner: '' });
    const first = await learning({ start: WORKERS, progress });
    await first.press('enter', '1', 'enter', 'enter');
    const asked = progress.proofs('starcraft');
    expect(Object.values(asked).map(proof => proof.asked)).toEqual([1]);
    const again = progressIn({
      content: JSON.parse(
        JSON.stringify({ ...kept, left: { starcraft: kept['left.starcraft'] }, foretold: { starcraft: asked } }),
      ),
      keep: () => undefined,
    });
    const second = await learning({ start: WORKERS, progress: again });
    expect(second.rows()[0]).toContain('3/6');
    expect(second.frame()).toContain('The lesson goes on where you left it.');
    expect(again.proofs('starcraft')).toEqual(asked);
    await second.press('t');
    const row = second.rows().find(line => line.includes('The beginning')) ?? '';
    await second.press(/(\d) /.exec(row)?.[1] ?? '');
    expect(second.rows()[0]).toContain('1/6');
    expect(again.left('starcraft', 'workers-pay')).toEqual([]);
  });

  test('begins at its beginning where what was kept does not fit any more', async () => {
    const { progress } = filed({
      learner: '',
      left: { starcraft: { 'workers-pay': ['lesson.go-on', 'no such answer'] } },
    });
    const { rows } = await learning({ start: WORKERS, progress });
    expect(rows()[0]).toContain('2/6');
  });
});

describe('what was missed', () => {
  const [first, second, third] = starcraftLessons;
  const predicted = starcraftLessons.find(({ stages }) => stages.some(({ predict }) => predict !== undefined));
  const key = predicted?.stages.find(({ predict }) => predict !== undefined)?.predict?.ask.key ?? '';

  async function begin(lesson: Lesson | undefined, progress: Progress) {
    const start = { learn: { game: 'starcraft', lesson: lesson?.id ?? '' } };
    return learning({ start, progress, shelf });
  }

  test('comes back before the lesson two later, and then leads on to it', async () => {
    const content = {
      learner: '',
      foretold: { starcraft: { [key]: { rule: 'SC-4.3', right: false, asked: 1, after: 0 } } },
    };
    const { progress } = filed({ ...content, starcraft: { [first?.id ?? '']: 'done' } });
    const early = await begin(second, progress);
    expect(early.frame()).not.toContain('First, once more');
    progress.finish('starcraft', second?.id ?? '');
    const { press, frame, table } = await begin(third, progress);
    expect(frame()).toContain('First, once more, what you missed in');
    for (let keys = 0; keys < 60 && table.store.state().match?.lesson?.stage !== null; keys += 1) {
      const { match } = table.store.state();
      const way = match?.lesson?.stage?.way ?? [];
      const options = match?.picture.show === 'table' ? (match.picture.decision?.options ?? []) : [];
      const at = options.findIndex(({ id }) => way.includes(id));
      await press(at >= 0 ? String(at + 1) : 'enter');
    }
    expect(frame()).toContain('On to the lesson:');
    await press('1');
    expect(table.store.state().match?.lesson?.lesson.id).toBe(third?.id);
    expect(table.store.state().match?.lesson?.practice).toBeNull();
  });
});

describe('the map of the rule book', () => {
  test('counts what was met, proven and missed in each chapter', () => {
    const { progress } = filed({
      learner: '',
      starcraft: { [starcraftLessons[0]?.id ?? '']: 'done' },
      foretold: {
        starcraft: {
          one: { rule: 'SC-13.1', right: true, asked: 1 },
          two: { rule: 'SC-13.2', right: false, asked: 1 },
        },
      },
    });
    const chapters = chaptersKnown(starcraft.book, starcraftLessons, progress, 'starcraft');
    expect(chapters.find(({ chapter }) => chapter === 'SC-13')).toMatchObject({ proven: 1, missed: 1 });
    const first = starcraftLessons[0]?.rules[0]?.split('.')[0];
    expect(chapters.find(({ chapter }) => chapter === first)?.seen).toBeGreaterThan(0);
    expect(chaptersKnown(null, starcraftLessons, progress, 'starcraft')).toEqual([]);
  });

  test('leads from a chapter to positions about it, and where there is none to its text', async () => {
    const { press, frame, rows, table } = await learning({ start: LIST });
    await press('end', 'up', 'up', 'enter');
    expect(frame()).toContain('The rule book, as far as you know it');
    expect(rows().some(row => /SC-\d+ .*rules, not met/.test(row))).toBe(true);
    const chapters = chaptersKnown(starcraft.book, starcraftLessons, progressIn(null), 'starcraft');
    const asked = chapters.findIndex(({ positions }) => positions > 0);
    await press('home', ...Array.from({ length: asked }, () => 'down'), 'enter');
    expect(table.store.state().match?.lesson?.practice?.number).toBe(1);
    const rule = table.store.state().match?.lesson?.stage?.predict?.rule ?? '';
    expect(rule.startsWith(`${chapters[asked]?.chapter ?? ''}.`)).toBe(true);
  });
});
