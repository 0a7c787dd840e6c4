import { expect, test } from 'vitest';
import { scene } from '../scene.ts';
import type { Scene } from '../scene.ts';
import { picture } from './painting.ts';

/** Six seats of which each has another Storage, the last one a full one and two technologies. */
function six(): Scene {
  const table = scene(6);
  for (const seat of table.state.seats.keys())
    table.owns(seat, { metal: seat + 1, energy: seat % 4, marks: 10 + seat });
  return table.technology(5, 'robotics', 'diplomat').role('steward', 0).begin('steward.begin', { seat: 0 });
}

test('GE-1.3 at 80 columns the Storage of six players is in sight, whole, with all that they have', () => {
  const shown = picture('seats', six().match.view('spectator'), 80, 12);
  const [heading = '', ann = ''] = shown;
  expect(heading.trim().split(/ +/)).toEqual(
    ['metal', 'energy', 'marks', 'tokens', 'planets', 'sectors', 'ships', 'reserve'], //
  );
  expect(ann.trim().split(/ +/).slice(0, 5)).toEqual(['◆', 'Ann', '1/6', '0/3', '10']);
  const fay = shown.find(line => line.includes('Fay'));
  expect(fay?.trim().split(/ +/).slice(1, 5)).toEqual(['Fay', '6/6', '1/3', '15']);
  expect(shown.filter(line => line.includes('Robotics') || line.includes('Diplomat'))).toHaveLength(2);
  expect(shown.join('')).not.toMatch(/[…↓]/);
});

test('in a narrow pane what has no room beside the Storage stands in a table below it', () => {
  const shown = picture('seats', six().match.view('spectator'), 36, 40).join('\n');
  for (const head of ['metal', 'energy', 'marks', 'tokens', 'planets', 'sectors', 'ships', 'reserve'])
    expect(shown.match(new RegExp(`\\b${head}\\b`, 'g'))).toHaveLength(1);
  expect(shown).not.toContain('…');
});
