import { describe, expect, test } from 'vitest';
import { ANN_AND_BOB } from '../../desk-of.ts';
import { deskAt } from '../../desk-at.tsx';

const TO_THE_ACTS = ['enter', 'space', '1', '1', 'enter', 'space', '1', '1'] as const;

async function acting() {
  const opened = await deskAt({ start: ANN_AND_BOB });
  await opened.press(...TO_THE_ACTS);
  return opened;
}

const flat = (frame: string): string => frame.replace(/\s+/g, ' ');

describe('the rules at hand', () => {
  test('open at the rule that asks: its whole chapter and no other, with the rulings, the terms and the way back', async () => {
    const { press, frame } = await acting();
    await press('r');
    expect(frame()).toContain('Chapter FK-2: Acting');
    expect(flat(frame())).toContain(
      '› FK-2 Acting Whoever acts may roll, name or rest. Rulings: what was unclear, and what Orrery does ' +
        'Whether one may rest twice. One may. FK-2.1 Flying Nobody flies without a wing. Rulings: what was unclear, and what Orrery does ' +
        'Whether a cape is a wing. It is not. Terms in this chapter ▸ wing',
    );
    expect(frame()).not.toContain('Another chapter');
    await press('escape');
    expect(frame()).toContain('What do you do?');
  });

  test('Tab goes from link to link, Enter follows one, and Backspace comes back along the way', async () => {
    const { press, frame } = await acting();
    await press('r', 'left');
    expect(frame()).toContain('Chapter FK-1: Hiding');
    expect(frame()).toContain('Enter FK-2 ');
    await press('tab');
    expect(frame()).toContain('Enter FK-2.1');
    // FK-99 is no rule, so that it is no link.
    await press('tab');
    expect(frame()).toContain('Enter thing');
    await press('enter');
    expect(frame()).toContain('Terms explained');
    expect(flat(frame())).toContain('› thing ▸ Something to hide. FK-1 wing');
    await press('enter');
    expect(frame()).toContain('› FK-1  Hiding');
    await press('backspace', 'backspace');
    expect(frame()).toContain('Chapter FK-1: Hiding');
    expect(frame()).toContain('Enter thing');
    await press('backspace');
    expect(frame()).toContain('What do you do?');
  });

  test('a second r shows the contents; left and right go through the chapters and stop at the ends', async () => {
    const { press, frame } = await acting();
    await press('r', 'r');
    expect(frame()).toContain('The rules of Fake');
    expect(flat(frame())).toMatch(/FK-1 Hiding .*FK-2 Acting .*FK-3 Naming a number .*FK-20 The last chapter .*Terms/);
    await press('end', 'up', 'enter');
    expect(frame()).toContain('Chapter FK-20');
    await press('right', 'right');
    expect(frame()).toContain('Terms explained');
    await press('left', 'left', 'left', 'left', 'left');
    expect(frame()).toContain('Chapter FK-1: Hiding');
  });

  test('each chapter, and each rule that print has a heading for, says where the printed book has it', async () => {
    const { press, frame } = await acting();
    await press('r', 'r');
    expect(frame()).toMatch(/FK-1 +Hiding +In print: How to Hide \(p\. 4–5\)\./);
    expect(frame()).toMatch(/FK-3 +Naming a number +In print: Numbers\./);
    await press('home', 'enter');
    expect(flat(frame())).toContain('(FK-2). In print: How to Hide (p. 4–5). FK-1.2');
    // A rule that is looked for tells the heading that it stands under.
    await press('escape', '/', '1', '.', '2', 'enter');
    expect(flat(frame())).toContain('see FK-2.1 and FK-99. In print: How to Hide (p. 4–5).');
  });

  test('a table of facts stands under its rule, in columns', async () => {
    const { press, frame } = await acting();
    await press('r', 'r', 'end', 'up', 'enter');
    expect(frame()).toMatch(/Another chapter\.[^]*Thing {2}Worth[^]*wing {3}much[^]*thing {2}little/);
  });

  test('finds rules and terms while one types, by words or by number, whatever the letters mean elsewhere', async () => {
    const { press, frame } = await acting();
    await press('r', '/', 'w', 'i');
    expect(frame()).toContain('Find: wi_');
    expect(frame()).toMatch(/▸ wing +What nobody has\./);
    await press('backspace', 'backspace', '2', '.', '1');
    expect(frame()).toMatch(/▸ FK-2\.1 Flying +Nobody flies without a wing\./);
    await press('enter');
    expect(frame()).toContain('› FK-2.1  Flying');
    await press('escape');
    expect(frame()).toContain('Find: 2.1_');
    await press('c', 'r', 'q');
    expect(frame()).toContain('Find: 2.1crq_');
    expect(frame()).toContain('No rule contains that.');
    await press('escape', 'escape');
    expect(frame()).toContain('What do you do?');
  });
});

describe('one key leads to the rules from everywhere', () => {
  test('the home screen asks for the game; so does its entry', async () => {
    const { press, frame } = await deskAt();
    await press('r');
    expect(frame()).toContain('The rules of which game?');
    await press('enter');
    expect(frame()).toContain('The rules of Fake');
    await press('escape');
    expect(frame()).toContain('New match');
    expect(frame()).toContain('Read the rules');
  });

  test('an event of the log leads to its rule, or to that of what it came from, and back to the log', async () => {
    const { press, frame } = await acting();
    await press('3', 'L', 'end', 'r');
    expect(frame()).toContain('› FK-2  Acting');
    await press('escape');
    expect(frame()).toContain('Log · everything');
  });

  test('an inspected thing leads to its rule, and back to it', async () => {
    const { press, frame } = await acting();
    await press('i', 'enter');
    expect(frame()).toContain('What is known');
    await press('r');
    expect(frame()).toContain('› FK-2  Acting');
    await press('escape');
    expect(frame()).toContain('What is known');
  });

  test('letters that are typed are typed: into the log’s search and into names', async () => {
    const { press, frame } = await acting();
    await press('L', '/', 'r', 'c');
    expect(frame()).toContain('Find: rc_');
    const other = await deskAt({ start: { screen: 'new-match' } });
    await other.press('down', 'down', 'down', 'r', 'r');
    expect(other.frame()).toContain('rr');
  });

  test('over a hand they show nothing of it, are wiped away when the screen is covered, and lead back to it', async () => {
    const { press, frame, happened } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', 'r');
    expect(frame()).toContain('› FK-1  Hiding');
    expect(frame()).not.toContain('SECRET');
    expect(happened).not.toContain('wipe');
    await press('escape');
    expect(frame()).toContain('SECRET-0');
    await press('r', 'c');
    expect(frame()).not.toContain('Hiding');
    expect(frame()).not.toContain('SECRET');
    expect(happened).toContain('wipe');
  });
});
