import { expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { theseus } from '../../src/games/theseus/game.ts';
import { words } from '../../src/kernel/words/message.ts';
import { tableTeller } from '../../src/table/say.ts';

test('SC-13.6 a card whose name tells its values does not tell them again', () => {
  const tell = tableTeller(starcraft.texts.en);
  const values = { attack: 5, health: 5, unit: 'Marine' };
  expect(tell(words('battle.cards.major', { card: 'Marine · Ghost 5/5', ...values }))).toBe(
    'Marine · Ghost 5/5: Marine matches',
  );
  expect(tell(words('battle.cards.major', { card: 'Spider Mines', ...values }))).toBe(
    'Spider Mines: 5/5, Marine matches',
  );
});

test('TH-20.1 Pandora is played without an article', () => {
  const tell = tableTeller(theseus.texts.en, ['Ann']);
  const plays = (faction: string): string =>
    tell(words('setUp.plays', { seat: { seat: 0 }, faction: words(`faction.${faction}`) }));
  expect(plays('pandora')).toBe('Ann plays Pandora.');
  expect(plays('marines')).toBe('Ann plays the Marines.');
});
