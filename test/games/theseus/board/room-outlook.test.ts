import { expect, test } from 'vitest';
import { outlookLine } from '../../../../src/games/theseus/board/outlook.ts';
import { previewer } from '../../../../src/kernel/history/preview.ts';
import { scene } from '../scene.ts';
import { contextOf } from './painting.ts';

test('TH-8.1, TH-10.4 a room where a unit may stop says what the assault behind it comes to from there', () => {
  const table = scene(['aliens', 'marines'])
    .unit('alien-1', 'docking-bay-a', 'upgraded')
    .unit('marine-1', 'corridors-a')
    .turn('aliens');
  const rooms = table.options.filter(id => id.startsWith('room:'));
  const preview = previewer(table.match, 'spectator');
  const view = table.match.view('spectator');
  const rows = table.decision.options.filter(({ id }) => rooms.includes(id));
  const told = rows.map(room => outlookLine(view, table.decision, room, contextOf(), preview) ?? '');
  for (const text of told) {
    if (text.includes('passages to Marine 1')) expect(text).toMatch(/then assault in all sectors \(Bob −\d LP\)/);
    else expect(text).not.toContain('assault');
  }
  expect(told.filter(text => text.includes('assault')).length).toBeGreaterThan(0);
});
