import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { CARD_KINDS, CARDS } from '../../../../src/games/theseus/data/cards.ts';
import { actionOf } from '../../../../src/games/theseus/rules/card-effects/actions.ts';
import { instantOf } from '../../../../src/games/theseus/rules/card-effects/instants.ts';
import { moduleOf } from '../../../../src/games/theseus/rules/card-effects/modules.ts';
import { trapOf } from '../../../../src/games/theseus/rules/card-effects/traps.ts';
import { en } from '../../../../src/games/theseus/text/en.ts';

const game = join(import.meta.dirname, '../../../../src/games/theseus');
const effects = join(game, 'rules/card-effects');
const textsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(join(folder, name), 'utf8'));
const shared = [...textsIn(join(effects, 'shared')), readFileSync(join(game, 'state/reproduction.ts'), 'utf8')];

test.each(CARD_KINDS)('%s has an effect of each of its types, and of no other, TH-14.1', kind => {
  const types: readonly string[] = CARDS[kind].types;
  expect(trapOf(kind) !== undefined).toBe(types.includes('trap'));
  expect(actionOf(kind) !== undefined).toBe(types.includes('action'));
  if (types.includes('instant')) expect(instantOf(`${kind}-1`).whyNot).toBeTypeOf('function');
  const works = ['module', 'shortcut', 'special'].some(type => types.includes(type));
  expect(moduleOf(kind) !== undefined).toBe(works);
});

test.each(CARD_KINDS)('%s has a page of its own, or a shared one names it', kind => {
  const { faction } = CARDS[kind];
  const pages = readdirSync(join(effects, faction));
  const name: string = en[`card.${kind}`];
  expect(pages.includes(`${kind.slice(faction.length + 1)}.ts`) || shared.some(text => text.includes(name))).toBe(true);
});

test('the engine around the cards knows none of them by name', () => {
  const engine = [...textsIn(join(game, 'rules')), ...textsIn(join(game, 'state'))];
  const named = engine.flatMap(text => CARD_KINDS.filter(kind => text.includes(`'${kind}'`)));
  expect(named).toEqual([]);
});
