import { describe, expect, test } from 'vitest';
import { starcraftView } from '../../../../src/games/starcraft/view.ts';
import { scene } from '../scene.ts';
import { picture } from './painting.ts';

describe('in a pane of few rows', () => {
  test('all areas of a planet that is to be placed stand in one line', () => {
    const table = scene(['overmind', 'mengsk'], {}).planet('braken', 0, 0).planet('torus', 0, 1);
    table.state.phase = 'set-up';
    const map = picture('galaxy', starcraftView(table.state, 'spectator'), 80, 10, {
      focus: ['planet:helios', 'cell:1,0'],
    }).join('\n');
    expect(map).toMatch(/╎1c1 2m2 3c1 4g1 +╎/);
  });

  test('a planet that is to be placed shows its slots as it would lie, and no others', () => {
    const table = scene(['overmind', 'mengsk'], {}).planet('torus', 0, 0);
    table.state.phase = 'set-up';
    const around = (...sides: readonly ('north' | 'east' | 'south' | 'west')[]): readonly boolean[] => {
      const focus = ['planet:halcyon', 'cell:0,-1', ...sides.map(side => `slot:halcyon-${side}` as const)] as const;
      const map = picture('galaxy', starcraftView(table.state, 'spectator'), 80, 18, { focus }).join('\n');
      return [map.includes('╌╎'), map.includes('╎╌')];
    };
    expect(around('east', 'west')).toEqual([true, true]);
    expect(around('north', 'south')).toEqual([false, false]);
  });

  test('a sheet in a low pane tells the objective, the points of the others, and what is depleted', () => {
    const table = scene(['overmind', 'mengsk'], {}).planet('braken', 0, 0).base('braken-2', 0).cards(0, 'braken-2');
    const area = table.state.areas['braken-2'];
    if (area !== undefined) area.depletion = 'partial';
    const lines = picture('sheet', starcraftView(table.state, 'spectator'), 78, 11, { seat: 0 });
    expect(lines.join('\n')).toMatch(/Others +■ Bob 0/);
    expect(lines.join('\n')).toContain('Have bases on 3 or more');
    expect(lines.find(line => line.includes('Braken 2'))).toContain('░░ / ');
    expect(lines.join('\n')).not.toContain('…');
  });
});
