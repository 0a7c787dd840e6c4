import { expect, test } from 'vitest';
import { tableAt } from '../table-at.tsx';

test.each([
  [80, 23],
  [120, 40],
])(
  'at %ix%i the home screen leads to what the program is, whose the games are, where to report, and back',
  async (columns, rows) => {
    const { press, frame } = await tableAt({ columns, rows });
    const row = frame()
      .split('\n')
      .find(line => line.includes('About Orrery'));
    await press(/\d/.exec(row ?? '')?.[0] ?? 'none');
    const told = frame().replace(/\s+/g, ' ');
    expect(told).toContain('Orrery 1.2.3, MIT licence');
    expect(told).toContain('all names belong to their owners.');
    expect(told).toContain('GMT Games Space Empires 4X. None of them made, checked or endorses this program.');
    expect(told).toContain('Something is wrong? Please tell the people you got Orrery from.');
    await press('escape');
    expect(frame()).toContain('About Orrery');
    expect(frame()).not.toContain('MIT licence');
  },
);
