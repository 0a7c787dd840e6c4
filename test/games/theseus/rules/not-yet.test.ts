import { expect, test } from 'vitest';
import { CARD_KINDS, CARDS } from '../../../../src/games/theseus/data/cards.ts';
import { actionOf } from '../../../../src/games/theseus/rules/card-effects/actions.ts';
import { instantOf } from '../../../../src/games/theseus/rules/card-effects/instants.ts';
import { moduleOf } from '../../../../src/games/theseus/rules/card-effects/modules.ts';
import { NOT_YET } from '../../../../src/games/theseus/rules/card-effects/not-yet.ts';
import { trapOf } from '../../../../src/games/theseus/rules/card-effects/traps.ts';

test.each(CARD_KINDS)('%s has an effect of each of its types, or is kept out of the decks', kind => {
  const has = CARDS[kind].types.map(type => {
    if (type === 'trap') return trapOf(kind) !== undefined;
    if (type === 'action') return actionOf(kind) !== undefined;
    if (type === 'instant') return instantOf(`${kind}-1`).play.length > 0;
    return moduleOf(kind) !== undefined;
  });
  expect(has).toEqual(has.map(() => !NOT_YET.has(kind)));
});

test('the beginner deck is whole: no card of level 0 is missing, TH-4.1', () => {
  expect(CARD_KINDS.filter(kind => CARDS[kind].level === 0 && NOT_YET.has(kind))).toEqual([]);
});
