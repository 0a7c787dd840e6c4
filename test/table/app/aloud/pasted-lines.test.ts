import { expect, test } from 'vitest';
import { onlyFirstPastedLine } from '../../../../src/table/app/aloud/pasted-lines.ts';

/** Lines come in; what was done with them comes out. */
function typing() {
  const done: string[] = [];
  let quiet = (): void => undefined;
  const line = onlyFirstPastedLine({ take: text => done.push(text), pasted: () => done.push('(pasted)') }, run => {
    quiet = run;
    return () => {
      quiet = () => undefined;
    };
  });
  return { done, line, quiet: () => quiet() };
}

test('lines with pauses between them are all taken', () => {
  const { done, line, quiet } = typing();
  for (const text of ['1', '2', '3']) {
    line(text);
    quiet();
  }
  expect(done).toEqual(['1', '2', '3']);
});

test('of lines at once the first is taken, and that is said once', () => {
  const { done, line, quiet } = typing();
  for (const text of ['1 good move', '1', '1', 'q']) line(text);
  quiet();
  line('2');
  quiet();
  expect(done).toEqual(['1 good move', '(pasted)', '2']);
});
