import { expect, test } from 'vitest';
import type { UndoFacts } from '../../../src/kernel/history/playable.ts';
import type { Answer, Decision, ShownOption } from '../../../src/kernel/match/decision.ts';
import { literal, Refusal } from '../../../src/kernel/match/refusal.ts';
import {
  redoWithAutoAnswers,
  takeOneBack,
  takeAutoAnswers,
  takeSoleAnswers,
  undoWithAutoAnswers,
} from '../../../src/session/running/auto-answers.ts';

const option = (id: string): ShownOption => ({ id, words: literal(id) });

/** A shop: boots and hats are paid for one by one, as usual or not at all, and there are two pairs of boots. */
class Shop {
  readonly answers: string[] = [];
  readonly #undone: string[] = [];

  get bought(): readonly string[] {
    return this.answers.filter((answer, at) => this.answers[at + 1] === 'auto' && answer !== 'auto');
  }

  get decision(): Decision {
    const last = this.answers.at(-1);
    const isPaying = last === 'boots' || last === 'hat';
    const boots = this.bought.filter(what => what === 'boots').length;
    const things = [...(boots < 2 ? [option('boots')] : []), option('hat'), option('done')];
    const pay = [{ ...option('auto'), autoAnswer: true as const }, option('back')];
    const common = { seat: 0, secrecy: 'open', prompt: literal('?'), rule: '', amount: null } as const;
    return { ...common, n: this.answers.length, kind: isPaying ? 'pay' : 'buy', options: isPaying ? pay : things };
  }

  answer(n: number, answer: Answer): void {
    const isThere = this.decision.options.some(({ id }) => id === answer);
    if (n !== this.answers.length || !isThere) throw new Error(`${answer} is no answer to ${n}`);
    this.answers.push(String(answer));
    this.#undone.length = 0;
  }

  get redoable(): number {
    return this.#undone.length;
  }

  redo(): void {
    this.answers.push(this.#undone.pop() ?? expect.fail());
  }

  undoable(): UndoFacts | Refusal {
    const answer = this.answers.at(-1);
    if (answer === undefined) return new Refusal('cannot-undo', literal('nothing'));
    const kind = answer === 'auto' || answer === 'back' ? 'pay' : 'buy';
    return { n: this.answers.length - 1, seat: 0, kind, answer };
  }

  undo(): UndoFacts {
    const facts = this.undoable();
    if (facts instanceof Refusal) throw facts;
    this.#undone.push(this.answers.pop() ?? '');
    return facts;
  }
}

function shopOf(...answers: readonly string[]): Shop {
  const shop = new Shop();
  for (const answer of answers) shop.answer(shop.answers.length, answer);
  return shop;
}

test('what nearly everybody wants is answered for the seat that is asked, and for no other', () => {
  const shop = shopOf('boots');
  expect([takeAutoAnswers(shop, 1), shop.answers]).toEqual([false, ['boots']]);
  expect([takeAutoAnswers(shop, 0), shop.answers]).toEqual([true, ['boots', 'auto']]);
});

test('what is under seal is answered only where somebody has to sit down before the next one is asked', () => {
  const sealed = (shop: Shop) => ({
    get decision() {
      return { ...shop.decision, secrecy: 'sealed' as const };
    },
    answer: (n: number, answer: Answer) => shop.answer(n, answer),
    undo: () => shop.undo(),
    undoable: () => shop.undoable(),
    redo: () => shop.redo(),
    redoable: 0,
  });
  expect(takeAutoAnswers(sealed(shopOf('boots')), 0, false)).toBe(false);
  expect(takeAutoAnswers(sealed(shopOf('boots')), 0, true)).toBe(true);
});

test('what leaves no choice is answered for any person, under seal or not, and by a program for nobody', () => {
  const empty = () => {
    const shop = shopOf('boots');
    return {
      shop,
      get decision() {
        const { decision } = shop;
        const only = decision.options.filter(({ autoAnswer }) => autoAnswer === true);
        return decision.kind === 'pay' ? { ...decision, options: only, secrecy: 'sealed' as const } : decision;
      },
      answer: (n: number, answer: Answer) => shop.answer(n, answer),
    };
  };
  const [own, others, programs] = [empty(), empty(), empty()];
  expect([takeAutoAnswers(own, 0, false), own.shop.answers]).toEqual([true, ['boots', 'auto']]);
  expect([takeSoleAnswers(others, () => true), others.shop.answers]).toEqual([true, ['boots', 'auto']]);
  expect([takeSoleAnswers(programs, () => false), programs.shop.answers]).toEqual([false, ['boots']]);
  expect(takeSoleAnswers(shopOf('boots'), () => true)).toBe(false);
});

test('an answer before a question that has a usual one is undone alone where that was not given', () => {
  const shop = shopOf('boots', 'auto', 'boots');
  expect([undoWithAutoAnswers(shop).answer, shop.answers]).toEqual(['boots', ['boots', 'auto']]);
  shop.answer(2, 'hat');
  shop.answer(3, 'back');
  // Giving up was by hand, and the question that it answered comes up again.
  expect([undoWithAutoAnswers(shop).answer, shop.answers]).toEqual(['back', ['boots', 'auto', 'hat']]);
});

test('undo and redo go past the questions that nobody was asked', () => {
  const shop = shopOf('hat', 'auto', 'boots', 'auto');
  expect([undoWithAutoAnswers(shop).answer, shop.answers]).toEqual(['boots', ['hat', 'auto']]);
  redoWithAutoAnswers(shop);
  expect(shop.answers).toEqual(['hat', 'auto', 'boots', 'auto']);
});

test('one is taken back from the middle of the row, and what came after it stays', () => {
  const shop = shopOf('boots', 'auto', 'hat', 'auto', 'boots', 'auto', 'hat', 'auto');
  takeOneBack(shop, 'buy', 'boots');
  expect(shop.bought).toEqual(['boots', 'hat', 'hat']);
  takeOneBack(shop, 'buy', 'hat');
  takeOneBack(shop, 'buy', 'hat');
  expect(shop.answers).toEqual(['boots', 'auto']);
});

test('what was given up while it was paid for is not what is taken back', () => {
  const shop = shopOf('hat', 'auto', 'boots', 'auto', 'hat', 'back');
  takeOneBack(shop, 'buy', 'hat');
  expect(shop.bought).toEqual(['boots']);
});

test('nothing changes where there is none to be taken back', () => {
  const shop = shopOf('boots', 'auto');
  expect(() => {
    takeOneBack(shop, 'buy', 'hat');
  }).toThrow(Refusal);
  expect(shop.answers).toEqual(['boots', 'auto']);
});
