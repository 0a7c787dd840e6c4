import { expect, test } from 'vitest';
import { en } from '../../../../src/games/space-empires/text/en.ts';

// What these rules are shown to say is what the program does; scenes of them stand with the rules.
test.each([
  ['SE-6.10', 'rule.SE-6.10', /while you move, after a battle there, and when the planet has just been found/],
  ['SE-10.6', 'rule.SE-10.6', /technologies of a sheet count for all its units/],
  ['SE-12.10', 'rule.SE-12.10', /not where Raiders withdraw or mines alone are met/],
  ['SE-14.7', 'rule.SE-14.7', /asteroids and nebulae only in class E/],
  ['SE-15.3', 'rule.SE-15.3', /each to a hex of its own/],
  ['SE-17.5', 'rule.SE-17.5', /no partner/],
  ['SE-18.3.4', 'rule.SE-18.3.4', /no partner/],
  ['SE-19.7', 'rule.SE-19.7', /others may settle it, up to 5 CP/],
  ['SE-21.1', 'rule.SE-21.1', /anywhere in the own area if all agree/],
] as const)('%s is shown with all that it says', (_number, key, words) => {
  expect(en[key]).toMatch(words);
});
