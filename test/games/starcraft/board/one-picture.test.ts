import { describe, expect, test } from 'vitest';
import { LEARNER, PositionBuilder, RIVAL } from '../../../../src/games/starcraft/lessons/position.ts';
import { stillAt } from '../../../table/still-position.ts';

/** Four units of Ann attack three of Bob; whoever is left has to retreat somewhere. */
function attack(size: { readonly columns: number; readonly rows: number }) {
  const position = new PositionBuilder(['raynor', 'overmind'])
    .planet('pridewater', 0, 0)
    .planet('antiga-prime', 1, 0, 2)
    .planet('braken', 0, 1, 0, RIVAL)
    .base('pridewater-1', LEARNER)
    .base('braken-3', RIVAL)
    .area('pridewater-1', LEARNER, { marine: 3, firebat: 1 })
    .area('pridewater-2', RIVAL, { zergling: 2, hydralisk: 1 })
    .hand(LEARNER, 'terran-c02', 'terran-c03', 'terran-c04', 'terran-c05', 'terran-c17')
    .hand(RIVAL, 'zerg-c02', 'zerg-c03', 'zerg-c04', 'zerg-c05', 'zerg-c17')
    .eventDeck()
    .order(LEARNER, 'pridewater', 'mobilize')
    .order(LEARNER, 'antiga-prime', 'research')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  return stillAt('starcraft', position, { size });
}

describe('SC-13 a battle is one picture from the attack to its end', () => {
  test.each([
    { columns: 80, rows: 24 },
    { columns: 120, rows: 30 },
  ])('the planet and the battle keep their rows ($columns x $rows)', async size => {
    const { match, session, still } = await attack(size);
    for (const key of ['R', 'C', 'd']) still.press(key);
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
