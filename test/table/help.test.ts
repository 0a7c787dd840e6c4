import { describe, expect, test } from 'vitest';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { ruleText } from '../../src/table/pages/rule-help.ts';
import { ANN_AND_BOB, deskOf } from './desk-of.ts';

/** Ann at her open decision, rule FK-2. */
async function acting() {
  const opened = await deskOf({ start: ANN_AND_BOB });
  await opened.press('enter', 'space', '1', '1', 'enter', 'space', '1', '1');
  return opened;
}

describe('help on a decision', () => {
  test('shows number, title and text of the rule, and what is blocked with its reason', async () => {
    const { press, frame } = await acting();
    await press('?');
    expect(frame()).toContain('Rule FK-2: Acting');
    expect(frame()).toContain('Whoever acts may roll, name or rest.');
    expect(frame()).toMatch(/Rulings: what was open.*\s+Whether one may rest twice\.\s+One may\.\s+What you can’t do/);
    expect(frame()).not.toContain('a cape');
    expect(frame()).toContain('fly: nobody has wings (FK-2.1)');
    expect(frame()).toContain('r whole chapter');
  });

  test('leads to the whole chapter and no other, and back', async () => {
    const { press, frame } = await acting();
    await press('?', 'r');
    expect(frame()).toContain('Chapter FK-2: Acting');
    expect(frame().replace(/\s+/g, ' ')).toContain(
      'FK-2 Acting Whoever acts may roll, name or rest. Rulings: what was open, and what Orrery does ' +
        'Whether one may rest twice. One may. FK-2.1 Flying Nobody flies. Rulings: what was open, and what Orrery does ' +
        'Whether a cape is a wing. It is not.',
    );
    expect(frame()).not.toContain('Another chapter');
    await press('escape');
    expect(frame()).toContain('Rule FK-2: Acting');
    await press('escape');
    expect(frame()).toContain('What do you do?');
  });

  test('leads to the page of all keys', async () => {
    const { press, frame } = await acting();
    await press('?', 'K');
    expect(frame()).toContain('Enter gives a command a new key');
    await press('escape', 'escape');
    expect(frame()).toContain('What do you do?');
  });

  test('without a text it names the rule, and there is no chapter', async () => {
    const { press, frame } = await deskOf({ start: ANN_AND_BOB });
    await press('enter', 'space', '?');
    expect(frame()).toContain('Look up FK-1 in the rule book.');
    expect(frame()).not.toContain('whole chapter');
    expect(frame()).not.toContain('Rulings');
    await press('r', 'c');
    expect(frame()).not.toContain('SECRET');
  });
});

test('StarCraft has a title and a text for the rules of its decisions, which a chapter shows', () => {
  expect(ruleText(starcraft.texts.en, 'SC-5.3')).toBe('rule.SC-5.3');
  expect(ruleText(starcraft.texts.en, 'SC-5.3.9')).toBe('rule.SC-5.3');
  expect(Object.hasOwn(starcraft.texts.en, 'rule.SC-5.3.title')).toBe(true);
});
