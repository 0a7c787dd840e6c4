import { expect, test } from 'vitest';
import { MemoryChronicle, tailOf } from '../../../src/kernel/history/chronicle.ts';
import type { Line } from '../../../src/kernel/history/lines.ts';
import { stretchAt } from '../../../src/kernel/history/stretch.ts';
import { toyMatch } from '../toy-match.ts';

const DAMAGED: Line = { line: 'damaged' };

/**
 * A match in which the last answer but one was undone and given otherwise; its lines since the last checkpoint, oldest
 * first.
 */
function replaced() {
  const match = toyMatch('damaged tail');
  const lines = (): Line[] => [...match.history.back()].map(({ line }) => line).reverse();
  for (let { decision } = match; decision !== null && decision.options.length < 2; decision = match.decision)
    match.answer(decision.n, decision.options[0]?.id ?? 0);
  const n = match.decision?.n ?? 0;
  const [one, other] = match.decision?.options ?? [];
  match.answer(n, one?.id ?? '');
  match.takeBack(n);
  match.answer(n, other?.id ?? '');
  return { head: match.history.head, lines: lines() };
}

test('where two lines can’t be read, what comes behind them is not taken to follow what comes before', () => {
  const { head, lines } = replaced();
  const cut = lines.findIndex(({ line }) => line === 'cut');
  const records = lines.filter(({ line }) => line === 'record');
  const last = records.at(-1);
  const checkpoint = lines.findLast(({ line }, at) => line === 'checkpoint' && at < cut);
  const undone = lines[cut - 1];
  if (last?.line !== 'record' || last.given === null || checkpoint?.line !== 'checkpoint') throw new Error('no record');
  if (undone?.line !== 'record' || undone.given === null) throw new Error('nothing was undone');
  const start = { ...checkpoint, entry: undone.entry };
  const next: Line = { ...last, given: { ...last.given, n: undone.n }, n: undone.n + 1, entry: undone.entry + 1 };
  const tail = (...between: readonly Line[]) =>
    tailOf(new MemoryChronicle(head, null, [start, undone, ...between, next]));
  expect(tail()?.since).toHaveLength(2);
  expect(tail(DAMAGED)).toMatchObject({ since: [undone, next], damaged: false });
  expect(tail(DAMAGED, DAMAGED)).toMatchObject({ since: [undone], damaged: true });
});

test('a checkpoint whose state can’t be read is passed on the way back, as a damaged line is', () => {
  const match = toyMatch('unread checkpoint');
  while (match.decision !== null && match.decision.n < 6)
    match.answer(match.decision.n, match.decision.options[0]?.id ?? 0);
  match.checkpoint();
  const lines = [...match.history.back()].map(({ line }) => line).reverse();
  const sound = tailOf(new MemoryChronicle(match.history.head, null, lines));
  const last = sound?.checkpoint;
  if (last === undefined) throw new Error('no checkpoint');
  const unread: Line = { ...last, checkpoint: { ...last.checkpoint, state: undefined } };
  const history = new MemoryChronicle(
    match.history.head,
    null,
    lines.map(line => (line === last ? unread : line)),
  );
  const tail = tailOf(history);
  expect(tail?.checkpoint.at).toBeLessThan(last.at);
  expect(tail?.since.length).toBeGreaterThan(0);
  expect(stretchAt(history, last.at)?.from).toBe(tail?.checkpoint);
});
