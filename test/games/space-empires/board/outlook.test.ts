import { expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
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
  expect(outlook).toBe(`→ ${Number(left) - Number(cost)} CP left`);
});
