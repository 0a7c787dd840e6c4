import { describe, expect, test } from 'vitest';
import type { Decision } from '../../../../src/kernel/match/decision.ts';
import { literal } from '../../../../src/kernel/match/refusal.ts';
import { UNICODE_GLYPHS } from '../../../../src/boards/drawing/glyphs.ts';
import { DEFAULT_KEYMAP } from '../../../../src/table/frame/edge/keymap.ts';
import { pressed } from '../../../../src/table/frame/theme/keys.ts';
import { handleQuestionKey, withSearch } from '../../../../src/table/match/play/question/asked-keys.ts';
import { focusOf, rowsOf } from '../../../../src/table/match/play/question/asked.ts';
import type { QuestionState } from '../../../../src/table/match/play/question/asked.ts';
import { openQuestion } from '../../../../src/table/match/play/question/opening.ts';
import { optionsOnRequest, shownOptions } from '../../../../src/table/match/play/question/rows.ts';
import { tableFormatter } from '../../../../src/table/frame/text/say.ts';

const format = tableFormatter();

function asked(...options: readonly Decision['options'][number][]) {
  const decision: Decision = {
    n: 0,
    seat: 0,
    kind: 'act',
    secrecy: 'open',
    prompt: literal('What?'),
    rule: 'FK-2',
    options,
    amount: null,
  };
  return openQuestion(decision, format);
}

const DESTROY = { id: 'destroy', words: literal('Destroy your own'), refs: ['thing:own'], onRequest: true } as const;
const BUILD = { id: 'build', words: literal('Build'), refs: ['thing:base'] } as const;
const REST = { id: 'rest', words: literal('Rest') } as const;

describe('an option that is kept aside', () => {
  test('stands in no list, is never under the cursor and lights nothing up, wherever the game offers it', () => {
    for (const state of [asked(DESTROY, BUILD, REST), asked(BUILD, DESTROY, REST), asked(BUILD, REST, DESTROY)]) {
      expect(shownOptions(state).map(({ id }) => id)).toEqual(['build', 'rest']);
      expect(rowsOf(state).map(({ text }) => text)).toEqual(['Build', 'Rest']);
      expect(optionsOnRequest(state).map(({ id }) => id)).toEqual(['destroy']);
      expect(focusOf(state)).toEqual(['thing:base']);
    }
  });

  test('stands where its row has its place', () => {
    const last = { ...DESTROY, id: 'last', row: { place: 2 } };
    const first = { ...DESTROY, id: 'first', row: { place: 1 } };
    expect(optionsOnRequest(asked(last, BUILD, first)).map(({ id }) => id)).toEqual(['first', 'last']);
  });

  test('is not found by searching either', () => {
    expect(shownOptions({ ...asked(DESTROY, BUILD), find: 'destroy' })).toEqual([]);
  });

  test('is an option like any other where there is nothing else', () => {
    expect(shownOptions(asked(DESTROY)).map(({ id }) => id)).toEqual(['destroy']);
    expect(optionsOnRequest(asked(DESTROY))).toEqual([]);
  });
});

describe('the only option that has a text', () => {
  const look = { glyphs: UNICODE_GLYPHS, format, keymap: DEFAULT_KEYMAP };
  const enter = (state: QuestionState) =>
    handleQuestionKey(state, pressed(look.keymap, 'enter', { typing: state.finding }), { width: 78, height: 6 }, look);
  const sought = (spends: boolean): QuestionState => {
    const state = withSearch({ ...asked(BUILD, REST), finding: true }, 'rest');
    return { ...state, previews: { rest: { id: 'rest', outlook: null, final: spends, spends } } };
  };

  test('is taken by Enter if it spends nothing', () => {
    expect(enter(sought(false))).toEqual({ did: 'answer', answer: 'rest' });
  });

  test('is taken by the next Enter if it spends, for who looks for something has not decided yet', () => {
    const found = enter(sought(true));
    if (found.did !== 'moved') throw new Error(found.did);
    expect(found.asked).toMatchObject({ finding: false, find: 'rest', isPut: true });
    expect(enter(found.asked)).toEqual({ did: 'answer', answer: 'rest' });
  });
});
