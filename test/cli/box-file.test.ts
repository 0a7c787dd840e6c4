import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readBox } from '../../src/cli/box-file.ts';
import { newMatch } from '../../src/cli/table.ts';
import { galacticEmperor } from '../../src/games/galactic-emperor/game.ts';
import { messageOf } from '../../src/kernel/match/refusal.ts';
import { isEmperor, settingFor } from '../games/galactic-emperor/oracles/matches.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const folder = temporaryFolder('box');

function fileWith(text: string): string {
  const file = join(folder, `box-${text.length}.json`);
  writeFileSync(file, text);
  return file;
}

/** The example of the page on boxes. */
function example(): string {
  const page = readFileSync(join(import.meta.dirname, '../../docs/galactic-emperor-box.md'), 'utf8');
  return /```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '';
}

const playing = { seats: null, seed: 'box', coach: false, choices: [] };

describe('orrery play galactic-emperor --box FILE, GE-15', () => {
  test('the example of the page begins a match, and its values lie in the match', async () => {
    const beginning = await newMatch('galactic-emperor', { ...playing, box: fileWith(example()) });
    expect(JSON.stringify(beginning)).toContain('"cruiser":{"metal":2,"energy":1,"marks":0}');
    const box: unknown = JSON.parse(example());
    const match = galacticEmperor.start(settingFor(4, 'box', { box }));
    const state = match.secretState();
    expect(isEmperor(state) && state.homes).toEqual(['a4', 'e6', 'g1', 'c1']);
    expect(isEmperor(state) && state.options.box?.prices?.energy).toEqual([2, 2, 3, 4, 4, 5]);
  });

  test('without a file it is played with the program’s own values', async () => {
    const beginning = await newMatch('galactic-emperor', { ...playing, box: null });
    expect(JSON.stringify(beginning)).not.toContain('"box":');
  });

  test('a value that can’t be is refused with its place, and so is a file that is none', async () => {
    const wrong = fileWith(JSON.stringify({ ships: { fighter: { metal: 0.5, energy: 0, marks: 0 } } }));
    await expect(newMatch('galactic-emperor', { ...playing, box: wrong })).rejects.toThrow('box.ships.fighter.metal');
    expect(() => readBox(join(folder, 'nowhere.json'))).toThrow('nowhere.json');
    const text = fileWith('no JSON at all');
    try {
      readBox(text);
    } catch (error) {
      expect(messageOf(error)).toContain('JSON');
    }
    expect(() => readBox(text)).toThrow();
  });
});
