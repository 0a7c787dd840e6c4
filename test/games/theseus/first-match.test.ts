import { expect, test } from 'vitest';
import { theseus } from '../../../src/games/theseus/game.ts';
import { matchOf, newDraft } from '../../../src/session/setting/draft.ts';
import { tableFormatter } from '../../../src/table/frame/text/say.ts';

/** What is played by for people who begin the match as the form offers it. */
function optionsOf(firstMatch: boolean): unknown {
  const draft = newDraft(theseus, 'seed', tableFormatter(theseus.texts.en), {
    sitters: ['coached', 'bot'],
    firstMatch,
  });
  const made = matchOf(draft, theseus);
  if ('key' in made) throw new Error(made.key);
  return made.setting.options;
}

test('TH-4.1, TH-4.2 a first match has the simplest cards, three of them installed; the usual one has all cards, and one', () => {
  expect(optionsOf(true)).toMatchObject({ decks: 'beginner', installed: 'three', ring: 'standard' });
  expect(optionsOf(false)).toMatchObject({ decks: 'all', installed: 'one', ring: 'standard' });
});
