import { describe, expect, test } from 'vitest';
import { HeardBoard } from '../../../../src/table/app/aloud/heard-board.ts';
import { createFormatter } from '../../../../src/kernel/words/format.ts';
import type { SpokenThing } from '../../../../src/table/frame/store/speech.ts';
import { aloudTexts } from '../../../../src/table/frame/text/aloud.en.ts';

const LOOK = { format: createFormatter(aloudTexts, []) };
const thing = (pane: string, text: string, asked = false): SpokenThing => ({ pane, text, asked });
const BEFORE = [thing('Map', 'Hex A1: empty'), thing('Map', 'Hex B1: empty', true), thing('Hand', 'Card 1')];
const AFTER = [thing('Map', 'Hex A1: Ann'), thing('Map', 'Hex B1: empty', true), thing('Hand', 'Card 1')];

describe('who asks for the board hears', () => {
  test('first what the question is about, and of the rest how much there is', () => {
    expect(new HeardBoard().hear(BEFORE, LOOK)).toEqual([
      'The question is about:',
      'Hex B1: empty',
      'Also on the board: Map 1, Hand 1. Type b again to hear all of it.',
    ]);
  });

  test('all of it, pane by pane, when they ask again right away, and the short form after that', () => {
    const board = new HeardBoard();
    board.hear(BEFORE, LOOK);
    expect(board.hear(BEFORE, LOOK)).toEqual(['Map:', 'Hex A1: empty', 'Hex B1: empty', 'Hand:', 'Card 1']);
    expect(board.hear(BEFORE, LOOK)).toContain('Nothing else has changed since you heard the board last.');
  });

  test('later what has changed', () => {
    const board = new HeardBoard();
    board.hear(BEFORE, LOOK);
    board.leave();
    expect(board.hear(AFTER, LOOK)).toEqual([
      'The question is about:',
      'Hex B1: empty',
      'New or changed since you heard the board last:',
      'Hex A1: Ann',
      'Also on the board: Hand 1. Type b again to hear all of it.',
    ]);
  });

  test('nothing of what somebody else heard before', () => {
    const board = new HeardBoard();
    board.hear(BEFORE, LOOK);
    board.forget();
    expect(board.hear(AFTER, LOOK)).toEqual(new HeardBoard().hear(AFTER, LOOK));
  });
});
