import { describe, expect, test } from 'vitest';
import { ANN_AND_BOB, fakeShelf } from '../../desk-of.ts';
import { deskAt } from '../../desk-at.tsx';
import { fakeGame } from '../../fake-game.ts';

const TO_THE_ACTS = ['enter', 'space', '1', '1', 'enter', 'space', '1', '1'] as const;

/** Ann at her open decision, rule FK-2. */
async function acting() {
  const opened = await deskAt({ start: ANN_AND_BOB });
  await opened.press(...TO_THE_ACTS);
  return opened;
}

describe('help on a decision', () => {
  test('shows number, title and text of the rule, and what is blocked with its reason', async () => {
    const { press, frame } = await acting();
    await press('?');
    expect(frame()).toContain('Rule FK-2: Acting');
    expect(frame()).toContain('Whoever acts may roll, name or rest.');
    expect(frame()).toMatch(
      /Rulings: what was unclear.*\s+Whether one may rest twice\.\s+One may\.\s+What you can’t do/,
    );
    expect(frame()).not.toContain('a cape');
    expect(frame()).toContain('fly: nobody has wings FK-2.1');
    expect(frame()).toContain('r rules');
  });

  test('leads from a blocked option to its rule in the rules, and back to where one was', async () => {
    const { press, frame } = await acting();
    await press('?');
    expect(frame()).toContain('Enter FK-2.1');
    await press('enter');
    expect(frame()).toContain('Chapter FK-2: Acting');
    expect(frame()).toContain('› FK-2.1  Flying');
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

  test('in a game without rules to read it names the rule, and says that there is no more', async () => {
    const bare = {
      ...fakeShelf,
      load: async (id: string) => {
        const boxed = await fakeShelf.load(id);
        return boxed === null ? null : { ...boxed, game: { ...fakeGame, book: null } };
      },
    };
    const { press, frame } = await deskAt({ start: ANN_AND_BOB, shelf: bare });
    await press(...TO_THE_ACTS, '?');
    expect(frame()).toContain('Look up FK-2 in the rule book.');
    expect(frame()).not.toContain('r rules');
    await press('r');
    expect(frame()).toContain('Fake has no rules to read.');
    await press('escape', 'escape');
    expect(frame()).toContain('What do you do?');
  });
});
