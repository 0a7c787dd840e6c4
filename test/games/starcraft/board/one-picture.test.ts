import { describe, expect, test } from 'vitest';
import { fourAgainstThree } from '../four-against-three.ts';

describe('SC-13 a battle is one picture from the attack to its end', () => {
  test.each([
    { columns: 80, rows: 24 },
    { columns: 120, rows: 30 },
  ])('the planet and the battle keep their rows ($columns x $rows)', async size => {
    const { match, session, still } = await fourAgainstThree(size);
    for (const key of ['R', 'R', '1', 'd']) still.press(key);
    const seen: string[] = [];
    const asked = (): string => match.decision?.kind ?? '';
    for (let step = 0; step < 60 && asked().startsWith('battle.'); step += 1) {
      const picture = session.hotSeat.picture();
      const isOver = picture.show === 'moment' && picture.seen.kind === 'battle.ends';
      if ((picture.show === 'table' || picture.show === 'moment') && !isOver) {
        const rows = still.rows();
        const what = picture.show === 'table' ? asked() : picture.show;
        const tabs = rows[1]?.includes('[Battle]') === true;
        const planet = rows.findIndex(row => /^.?Pridewater [ ▸▹]+1 /.test(row));
        const title = rows.findIndex(row => row.startsWith(' Battle for Pridewater 2'));
        seen.push(`${what} tabs ${tabs} planet ${planet} battle ${title}`);
      }
      if (picture.show === 'moment') session.hotSeat.nextMoment();
      else if (picture.show === 'table')
        still.press(/ A (In every|One after|Make all)/.test(still.rows().join()) ? 'A' : 'd');
      else still.press('enter');
      still.follow();
      if (asked() === 'battle.support') still.press('1');
    }
    const places = new Set(seen.map(each => each.replace(/^\S+ /, '')));
    expect(seen.some(each => each.startsWith('battle.cards'))).toBe(true);
    expect(seen.some(each => each.startsWith('moment'))).toBe(true);
    expect([...places]).toEqual([expect.stringMatching(/^tabs true planet 2 battle [345]$/)]);
  });
});
