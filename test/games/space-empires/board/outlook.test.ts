import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { previewer } from '../../../../src/kernel/history/preview.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { paintingOf } from '../../../boards/painting.ts';
import { scene } from '../scene.ts';

const { contextOf } = paintingOf(empiresBoard, texts.en, ['Ann', 'Bob']);

test('SE-10.6: a row of the sheet says after an arrow what it would leave, as the question says what is left now', () => {
  const { decision, match } = scene().cp(0, 30).begin('economy.begin', {});
  const [option] = decision.options;
  if (option === undefined) expect.fail();
  const { left, cost } = { ...decision.prompt.with, ...option.words.with };
  const outlook = empiresBoard.outlook?.(match.view(0), decision, option, contextOf({ seat: 0 }), () => ({
    all: [],
    complete: false,
  }));
  expect(outlook).toContain(`→ ${Number(left) - Number(cost)} CP left`);
});

/** What stands beside each option of the pending question. */
function told({ decision, match }: ReturnType<typeof scene>): Record<string, string | null> {
  const preview = previewer(match, decision.seat);
  const context = contextOf({ seat: decision.seat });
  return Object.fromEntries(
    decision.options.map(option => [
      option.id,
      empiresBoard.outlook?.(match.view(decision.seat), decision, option, context, preview) ?? null,
    ]),
  );
}

test('SE-6.3 SE-8.9: who goes where enemies lie open is told of them, and how the battle would end', () => {
  const table = scene()
    .units(0, 'e5', 'scout', 1)
    .units(1, 'e6', 'base', 1, {}, { up: true })
    .begin('move.choose', { seat: 0 });
  table.answer(`go:${table.c('e5')}`);
  expect(told(table)['to:e6']).toMatch(/^→ attacks 1 Base of Bob, win \d of 100, lose 1 of 1 unit \(200 tries\)$/);
  expect(told(table)['to:e4']).toBeNull();
});

test('SE-6.10: an own colony is told apart from a planet that is free', () => {
  const table = scene().units(0, 'e5', 'miner').colony('e6', 0, 3).marker('e4', 'planet').move();
  table.answer(`go:${table.c('e5')}`);
  expect(told(table)).toMatchObject({ 'to:e6': '→ colony of Ann, worth 3', 'to:e4': '→ planet' });
});

test('SE-28: of counters that lie face down no more than their number: the odds if each is a Destroyer, and if it is three Cruisers', () => {
  const table = scene().units(0, 'e5', 'scout', 1).units(1, 'e6', 'base', 1).begin('move.choose', { seat: 0 });
  table.answer(`go:${table.c('e5')}`);
  const down = (kind: 'base' | 'decoy'): string | null => {
    const other = scene().units(0, 'e5', 'scout', 1).units(1, 'e6', kind, 1).begin('move.choose', { seat: 0 });
    other.answer(`go:${other.c('e5')}`);
    return told(other)['to:e6'] ?? null;
  };
  expect(told(table)['to:e6']).toMatch(
    /^→ attacks 1 face-down counter of Bob, if the counter is 1 Destroyer, win \d+ of 100, lose \d of 1 unit; if 3 Cruisers, win \d \(200 tries\)$/,
  );
  // What it is makes no difference.
  expect(down('decoy')).toBe(down('base'));
});

test('SE-7.6: who enters the unknown is told how likely all is lost, by the markers that nobody has seen', () => {
  const table = scene().units(0, 'e5', 'scout', 1).hidden('e6', 'mineral-5').begin('move.choose', { seat: 0 });
  const { unseen } = table.state;
  table.answer(`go:${table.c('e5')}`);
  const [white = {}] = unseen.white;
  const all = Object.values(white).reduce((sum, count) => sum + count, 0);
  const percent = (count = 0): number => Math.round((count * 100) / all);
  expect(told(table)['to:e6']).toBe(
    `→ unexplored: ${percent(white.danger)} % all units are lost, ${percent(white['black-hole'])} % a black hole`,
  );
});

test('SE-7.6, SE-23.1: on the second board the unknown is told of as on the first', () => {
  const table = scene(8, { scenario: 'epic' })
    .units(0, 'e5-2', 'scout', 1)
    .hidden('e6-2', 'mineral-5')
    .begin('move.choose', { seat: 0 });
  table.answer(`go:${table.c('e5-2')}`);
  expect(told(table)['to:e6-2']).toMatch(/^→ unexplored/);
});
