import { describe, expect, test } from 'vitest';
import { astray, courseOf } from '../../astray.ts';

const course = await courseOf('space-empires');

/** The places that answers of the kind `go` are about. */
function goers(stage: number): readonly string[] {
  const { decision } = astray(course, 'settle', stage, 'lesson.say:0');
  return (decision?.options ?? []).filter(({ id }) => id.startsWith('go:')).map(({ words }) => JSON.stringify(words));
}

describe('what the lesson on settling needs later stays where it is', () => {
  test('while the first colony is founded only one Colony Ship leaves home', () => {
    expect(goers(1)).toHaveLength(1);
    expect(goers(1)[0]).toContain('colony-ship');
  });
});
