import { expect, test } from 'vitest';
import { decisionsIn } from './plays.ts';

test('the decisions of all matches stand in the last line, whatever else a program says of itself there', () => {
  const match = '{"seed":"beside-1","decisions":357,"rounds":4}';
  const older = '{"matches":2,"faults":0,"decisions":715,"seconds":0.1,"perSecond":5328}';
  const newer = '{"version":1,"type":"figures","matches":2,"faults":0,"decisions":716,"seconds":0.1,"perSecond":5328}';
  expect(decisionsIn(`${match}\n${older}\n`)).toBe(715);
  expect(decisionsIn(`${match}\n${match}\n${newer}\n`)).toBe(716);
  expect(() => decisionsIn(match)).toThrow('no figures');
  expect(() => decisionsIn('')).toThrow();
});
