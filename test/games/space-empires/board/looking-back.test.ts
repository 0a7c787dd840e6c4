import { describe, expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { texts } from '../../../../src/games/space-empires/text/languages.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import { message, sideName } from '../../../../src/kernel/words/message.ts';
import type { Param } from '../../../../src/kernel/words/message.ts';
import { scene } from '../scene.ts';

const context = {
  glyphs: UNICODE_GLYPHS,
  format: createFormatter(texts.en, ['Ann']),
  names: ['Ann'],
  focus: [],
  seat: 0,
};

/** A match of which that was told, in this order. */
function pastOf(
  scenario: string,
  ...told: readonly (readonly [key: string, with_?: Readonly<Record<string, Param>>])[]
) {
  const table = scene(1, { scenario, carriers: false, raiders: false, mines: false, pipelines: false });
  const events = told.map(([key, params], index) => ({ index, words: message(key, params), refs: [], secret: false }));
  return { rounds: [], view: empiresView(table.state, 0), events };
}

const facts = (past: ReturnType<typeof pastOf>) =>
  empiresBoard.retrospect?.facts(past, context).map(({ label, text }) => `${label}: ${text}`);
const decisive = (past: ReturnType<typeof pastOf>) => empiresBoard.retrospect?.decisive?.(past);

const WON = [
  ['turn.begins', { cycle: 7, turn: 3 }],
  ['machine.arrives', { number: 1 }],
  ['turn.begins', { cycle: 9, turn: 1 }],
  ['machine.arrives', { number: 2 }],
  ['battle.begins'],
  ['fire.hit'],
  ['machine.destroyed', { number: 1 }],
] as const;

describe('the end of a game of one', () => {
  test('SE-25.2 says of each machine when it came and when it was destroyed', () => {
    expect(facts(pastOf('solo-machines-small', ...WON))?.slice(0, 3)).toEqual([
      'machine 1: came in cycle 7, destroyed in cycle 9',
      'machine 2: came in cycle 9 and was not destroyed',
      'machine 3: never came',
    ]);
  });

  test('SE-26.12 says of each alien empire whether its homeworld stands', () => {
    const past = pastOf('solo-aliens', ['turn.begins', { cycle: 20 }], ['empire.fell', { side: sideName('empire-2') }]);
    expect(facts(past)?.slice(0, 2)).toEqual([
      expect.stringMatching(/^the first empire: homeworld on \w+ stands$/),
      'the second empire: homeworld destroyed in cycle 20',
    ]);
  });

  test('its decisive moment is the battle or the turn that ended it, and there is none when the last turn decided nothing', () => {
    expect(decisive(pastOf('solo-machines-small', ...WON))).toMatchObject({
      ...{ from: 4, to: 7 },
      why: { key: 'past.decisive', with: { what: { key: 'machine.destroyed' } } },
    });
    expect(decisive(pastOf('solo-machines-small', ...WON, ['turn.begins', { cycle: 9, turn: 2 }]))).toBeNull();
  });
});
