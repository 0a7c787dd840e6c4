import { expect, test } from 'vitest';
import { CARD_KINDS, CARDS } from '../../../../src/games/theseus/data/cards.ts';
import { actionOf } from '../../../../src/games/theseus/rules/card-effects/actions.ts';
import { instantOf } from '../../../../src/games/theseus/rules/card-effects/instants.ts';
import { moduleOf } from '../../../../src/games/theseus/rules/card-effects/modules.ts';
import { trapOf } from '../../../../src/games/theseus/rules/card-effects/traps.ts';

test.each(CARD_KINDS)('%s has an effect of each of its types, and of no other, TH-14.1', kind => {
  const types: readonly string[] = CARDS[kind].types;
  expect(trapOf(kind) !== undefined).toBe(types.includes('trap'));
  expect(actionOf(kind) !== undefined).toBe(types.includes('action'));
  if (types.includes('instant')) expect(instantOf(`${kind}-1`).whyNot).toBeTypeOf('function');
  const works = ['module', 'shortcut', 'special', 'reproduction'].some(type => types.includes(type));
  expect(moduleOf(kind) !== undefined).toBe(works);
});
