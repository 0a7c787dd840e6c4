import { expect, test } from 'vitest';
import { labelled } from '../../src/boards/document.ts';
import { span } from '../../src/boards/drawing/lines.ts';

test('a label that is as long as its column still stands apart from what it labels', () => {
  const textOf = (label: string): string =>
    labelled(label, [span('Assault')])
      .line.map(({ text }) => text)
      .join('');
  expect(textOf('before you')).toBe('before you Assault');
  expect(textOf('life')).toMatch(/^life {2,}Assault$/);
});
