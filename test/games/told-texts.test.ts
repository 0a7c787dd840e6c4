import { expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { message } from '../../src/kernel/words/message.ts';
import { tableFormatter } from '../../src/table/frame/text/say.ts';

test('SC-13.6 a card whose name tells its values does not tell them again', () => {
  const format = tableFormatter(starcraft.texts.en);
  const values = { attack: 5, health: 5, unit: 'Marine' };
  expect(format(message('battle.cards.major', { card: 'Marine · Ghost 5/5', ...values }))).toBe(
    'Marine · Ghost 5/5: Marine matches',
  );
  expect(format(message('battle.cards.major', { card: 'Spider Mines', ...values }))).toBe(
    'Spider Mines: 5/5, Marine matches',
  );
});

test('TH-20.1 Pandora is played without an article', () => {
  const format = tableFormatter(theseus.texts.en, ['Ann']);
  const plays = (faction: string): string =>
    format(message('setUp.plays', { seat: { seat: 0 }, faction: message(`faction.${faction}`) }));
  expect(plays('pandora')).toBe('Ann plays Pandora.');
  expect(plays('marines')).toBe('Ann plays the Marines.');
});
