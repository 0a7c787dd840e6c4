import { describe, expect, test } from 'vitest';
import { empiresBoard } from '../../../../src/games/space-empires/board/index.ts';
import { empiresBot } from '../../../../src/games/space-empires/bot.ts';
import { spaceEmpires } from '../../../../src/games/space-empires/game.ts';
import { empiresView } from '../../../../src/games/space-empires/view.ts';
import type { Match } from '../../../../src/kernel/history/playable.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { Session } from '../../../../src/session/running/session.ts';
import type { Speed } from '../../../../src/session/setting/table-settings.ts';
import { DEFAULT_SETTINGS } from '../../../../src/table/frame/preferences/settings.ts';
import { scene } from '../../../games/space-empires/scene.ts';
import type { Scene } from '../../../games/space-empires/scene.ts';
import { usualLook } from '../../../oracles/looked-back.ts';
import { StillTable } from '../../still-table.ts';

/** Ann's movement phase in a scripted match, at a table. */
function moving(table: Scene, speed: Speed = 'instant') {
  table.begin('move.choose', { seat: 0 });
  const at = (hex: string): string[] =>
    empiresView(table.now, 0)
      .pieces.filter(({ at: there }) => there === hex)
      .map(({ kind }) => String(kind));
  return { ...tableFor(table.match, speed), table, at };
}

function tableFor(match: Match, speed: Speed = 'instant') {
  const settings = { ...DEFAULT_SETTINGS, speed };
  const session = new Session({
    ...{ game: spaceEmpires, match, players: [], bot: empiresBot, settings, file: null },
    ...{ coach: [], now: () => new Date(0), report: () => '', random: seededRandom('marching') },
    ...(empiresBoard.marching && { marching: empiresBoard.marching }),
  });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  const look = usualLook(spaceEmpires, match);
  const still = new StillTable({ session, board: empiresBoard, look, settings }, { columns: 120, rows: 40 });
  const press = (...keys: readonly string[]): void => {
    for (const key of keys) still.press(key);
  };
  const goTo = (hex: string): void => press('/', ...Array.from(hex), 'enter');
  return { still, press, goTo, text: () => still.rows().join('\n') };
}

const fast = { movement: 7 };

describe('orders longer than a step', () => {
  test('SE-6.3 a group goes its whole way by the answers of its steps, as one deed that one u takes back', () => {
    const { table, press, goTo, at, text } = moving(scene().units(0, 'e5', 'scout', 1, fast));
    const { n } = table.decision;
    press('A');
    goTo('e8');
    expect(text()).toContain('E8 · 3 steps, Enter goes');
    press('enter');
    expect(at('e8')).toEqual(['scout']);
    expect(table.decision.kind).toBe('move.choose');
    // One answer for the group, and for each step one for it and one for the hex.
    expect(table.decision.n).toBe(n + 6);
    press('u');
    expect(at('e5')).toEqual(['scout']);
    expect(table.asked).toBe('0 move.where');
    press('U');
    expect(at('e8')).toEqual(['scout']);
  });

  test('what is farther than this turn goes on at the next one by one key, and nothing of it is in the match', () => {
    const { table, press, goTo, at, text } = moving(scene().units(0, 'e5', 'scout', 1, { movement: 1 }));
    press('A');
    goTo('e7');
    expect(text()).toContain('E7 · 2 steps, there next turn');
    press('enter');
    expect(at('e6')).toEqual(['scout']);
    expect(JSON.stringify(table.now)).not.toContain('goal');
    press('o');
    expect(text()).toContain('Nothing is on its way, and nothing can go on as before.');
  });

  test('at the next turn o sends all on that are on their way', () => {
    const alone = scene(1, { scenario: 'solo-machines-small' }).units(0, 'e5', 'scout', 1);
    alone.begin('move.choose', { seat: 0 }, { step: 'turn.end', args: {} });
    const { press, goTo, text } = tableFor(alone.match);
    press('A');
    goTo('e8');
    press('enter', 'd');
    expect(alone.now.turn).toBe(2);
    expect(text()).toContain('on to E8');
    press('o');
    expect(alone.count('e7', 'scout')).toBe(1);
    press('u');
    expect(alone.count('e6', 'scout')).toBe(1);
    expect(text()).toContain('on to E8');
  });

  test('SE-6.3 o also has groups go on as they went in the turn before, but for those that have moved and what meets others', () => {
    const alone = scene(1, { scenario: 'solo-machines-small' })
      .units(0, 'b5', 'scout', 1)
      .units(0, 'e5', 'scout', 1)
      .units(0, 'h5', 'cruiser', 1);
    alone.begin('move.choose', { seat: 0 }, { step: 'turn.end', args: {} });
    const { press, text } = tableFor(alone.match);
    // Each a hex to the south, and the last one to the north-east.
    press('A', '4', 'B', '4', 'C', '2', 'd');
    expect(alone.now.turn).toBe(2);
    expect(text()).toContain('as before to E7');
    press('B', '1', 'o');
    expect(alone.count('b7', 'scout')).toBe(1);
    expect(alone.count('e5', 'scout')).toBe(1);
    expect(alone.count('j4', 'cruiser')).toBe(1);
    press('u');
    expect(alone.count('b6', 'scout')).toBe(1);
    press('o', 'd');
    expect(alone.now.turn).toBe(3);
    expect(text()).toContain('as before to B8');
    expect(text()).toContain('as before to E4');
  });

  test('SE-7.1 the way ends where something must be explored, and goes round it before', () => {
    const { press, goTo, at, text } = moving(scene().units(0, 'e5', 'scout', 1, fast).hidden('e6', 'asteroids'));
    press('A');
    goTo('e7');
    expect(text()).toContain('E7 · 3 steps, Enter goes');
    press('enter');
    expect(at('e7')).toEqual(['scout']);
  });

  test('it stops as soon as others are seen that were not there when it set out', () => {
    const setOut = (table: Scene) => moving(table.units(0, 'e5', 'scout', 1, fast)).table;
    const [before, after] = [setOut(scene()), setOut(scene().units(1, 'e9', 'scout', 1))];
    const march = { what: 'scout:1:0:0', at: 'hex:e5', goal: 'hex:e8' } as const;
    const stepFrom = (began: Scene) =>
      empiresBoard.marching?.step(empiresView(after.now, 0), after.decision, march, empiresView(began.now, 0));
    expect(stepFrom(after)).toMatchObject({ do: 'answer' });
    expect(stepFrom(before)).toMatchObject({ do: 'stop', why: { key: 'march.surprise' } });
  });

  test('SE-6.4 asteroids and nebulae take a whole move', () => {
    const { press, goTo, text } = moving(scene().units(0, 'e5', 'scout', 1, fast).marker('e8', 'nebula'));
    press('A');
    goTo('e8');
    expect(text()).toContain('E8 · 3 steps, there next turn');
  });

  test('who could strike there is said, as far as anybody knows', () => {
    const { press, goTo, text } = moving(
      scene().units(0, 'e5', 'scout', 1, fast).units(1, 'e9', 'cruiser', 2, {}, { up: true }),
    );
    press('A');
    goTo('e8');
    expect(text()).toContain('in reach of 2 Cruisers of Bob');
    goTo('e7');
    expect(text()).not.toContain('in reach of');
  });

  test('the hexes of this turn have the number of their steps', () => {
    const { press, text } = moving(scene().units(0, 'e5', 'scout', 1, fast));
    press('A');
    expect(text()).toMatch(/E6 +1/);
    expect(text()).toMatch(/E7 +2/);
    expect(text()).toMatch(/E8 +3/);
    expect(text()).not.toMatch(/E9 +4/);
  });

  test('SE-7.1 a dot leads to what is nearest to be explored, and Enter goes there: entering that takes a whole move', () => {
    const { press, at, text } = moving(scene().units(0, 'e5', 'scout', 1, fast).hidden('e7', 'mineral-5'));
    press('.');
    expect(at('e5')).toEqual(['scout']);
    expect(text()).toContain('E7 · 2 steps, there next turn, Enter goes · unexplored');
    press('enter');
    expect(at('e6')).toEqual(['scout']);
    expect(text()).not.toContain('new has come into sight');
  });

  test('marked groups go along with the next one that is sent', () => {
    const { press, goTo, at } = moving(scene().units(0, 'e5', 'scout', 1, fast).units(0, 'f5', 'destroyer', 1, fast));
    press(',', 'B');
    goTo('e7');
    press('enter');
    expect([...at('e7')].sort()).toEqual(['destroyer', 'scout']);
  });

  test('what is on watch is said beside its row until something comes near', () => {
    const calm = moving(scene().units(0, 'e5', 'scout', 1));
    calm.press('z');
    expect(calm.text()).toMatch(/Move 1 Scout from E5 \(on watch until enemies come near\)/);
    // The cursor has gone on from it.
    calm.press('up', 'z', 'down', 'up');
    expect(calm.text()).not.toMatch(/on watch(?! no more)/);
  });
});

describe('work that is offered', () => {
  const alone = (): Scene => scene(1, { scenario: 'solo-machines-small' });
  const offered = (table: Scene) => {
    table.begin('move.choose', { seat: 0 }, { step: 'turn.end', args: {} });
    return tableFor(table.match);
  };

  test('SE-6.3, SE-6.10, SE-6.11 o sends each group to the nearest work of its kind, and one u takes that back', () => {
    const table = alone()
      .units(0, 'e5', 'miner', 1)
      .marker('e7', 'mineral-5')
      .marker('h7', 'planet')
      .units(0, 'h5', 'colony-ship', 1)
      .units(0, 'c5', 'scout', 1)
      .hidden('c7', 'mineral-5');
    const { press, text } = offered(table);
    expect(text()).toContain('Move 1 Miner from E5 (could fetch from E7)');
    expect(text()).toContain('Move 1 Colony Ship from H5 (could settle H7)');
    expect(text()).toContain('Move 1 Scout from C5 (could explore C7');
    press('o');
    expect([table.count('e6', 'miner'), table.count('h6', 'colony-ship'), table.count('c6', 'scout')]).toEqual([
      1, 1, 1,
    ]);
    press('u');
    expect([table.count('e5', 'miner'), table.count('h5', 'colony-ship'), table.count('c5', 'scout')]).toEqual([
      1, 1, 1,
    ]);
  });

  test('SE-7.6 what a marker may do stands beside the work, and a safe one is nearer', () => {
    const table = alone().units(0, 'e5', 'scout', 1).hidden('e7', 'danger');
    const { text } = offered(table);
    expect(text()).toMatch(/could explore E7: .*% all units are lost/);
  });

  test('SE-7.6 work that is far off says how far, and what goes on as before says what it risks', () => {
    const far = alone().units(0, 'e5', 'scout', 1).hidden('e9', 'mineral-5').hidden('j5', 'danger');
    expect(offered(far).text()).toContain('could explore E9, 4 hexes away');
    const { press, text } = offered(alone().units(0, 'e5', 'cruiser', 1).hidden('e7', 'danger'));
    press('A', '4', 'd');
    expect(text()).toMatch(/as before to E7: .*% all units are lost/);
  });

  test('SE-6.3 of groups that look alike each that was left standing is on watch', () => {
    const { press, text } = moving(
      scene().units(0, 'e5', 'scout', 2).units(0, 'e5', 'scout', 2).units(0, 'j5', 'miner'),
    );
    press('d', 'd');
    expect(text().match(/Move 2 Scouts from E5 \(on watch\)/g)).toHaveLength(2);
  });

  test('SE-6.3 nothing is offered to a group of several Scouts, nor to what was put on watch', () => {
    const table = alone()
      .units(0, 'c5', 'scout', 2)
      .hidden('c7', 'mineral-5')
      .units(0, 'h5', 'miner', 1)
      .marker('h7', 'mineral-5');
    const { press, text } = offered(table);
    expect(text()).toContain('could fetch from H7');
    expect(text()).not.toContain('could explore');
    press('n', 'z');
    expect(text()).not.toContain('could fetch');
    press('o');
    expect(table.count('h5', 'miner')).toBe(1);
  });

  test('SE-6.3 unarmed ships are offered nothing where an enemy could strike, nor is a Scout that is still at home', () => {
    const sought = (enemy: boolean): string => {
      const table = scene().units(0, 'h5', 'miner', 1).marker('h7', 'mineral-5').units(0, 'l7', 'scout', 1);
      table.hidden('l8', 'mineral-5');
      if (enemy) table.units(1, 'h8', 'cruiser', 1, {}, { up: true });
      return offered(table).text();
    };
    expect(sought(false)).toContain('could fetch from H7');
    expect(sought(true)).not.toContain('could fetch');
    expect(sought(false)).not.toContain('could explore');
  });

  test('SE-6.3 two groups are not sent to the same work, and a way that was ordered comes before what is offered', () => {
    const table = alone().units(0, 'e5', 'miner', 1).units(0, 'f5', 'miner', 1).marker('e8', 'mineral-5');
    const { press, goTo, text } = offered(table);
    expect(text().split('could fetch from E8')).toHaveLength(2);
    press('A');
    goTo('b5');
    press('enter', 'd', 'd');
    expect(text()).toContain('on to B5');
    expect(text()).toContain('Move 1 Miner from F5 (could fetch from E8, 4 hexes away)');
  });
});

describe('what goes its way is seen to, at the default speed', () => {
  /** The row in which the map has Ann's scout. */
  const rowOf = (text: string): number => text.split('\n').findIndex(row => row.includes('◆S'));

  function sent(table = scene()) {
    const moved = moving(table.units(0, 'e5', 'scout', 1, fast), DEFAULT_SETTINGS.speed);
    moved.press('A');
    moved.goTo('e8');
    moved.press('enter');
    return moved;
  }

  test('a picture a step, each for 80 ms, while the match stands at its end already', () => {
    const { still, text, at } = sent();
    expect(at('e8')).toEqual(['scout']);
    const pictures = [text()];
    while (still.wait() === 80) pictures.push(text());
    const [first = 0, ...others] = pictures.map(rowOf);
    expect(others).toEqual([first + 2, first + 4]);
    expect(still.wait()).toBeNull();
  });

  test('a key finishes it and does what it does', () => {
    const { still, press, text, at } = sent();
    press('u');
    expect(at('e5')).toEqual(['scout']);
    expect(still.wait()).toBeNull();
    expect(text()).toContain('Taken back');
  });

  test('it comes once: what is taken back is not seen to go its way again', () => {
    const { still, press } = sent();
    press('u', 'U');
    expect(still.wait()).toBeNull();
  });

  test('nothing of it at "at once"', () => {
    const { still, press, goTo } = moving(scene().units(0, 'e5', 'scout', 1, fast));
    press('A');
    goTo('e8');
    press('enter');
    expect(still.wait()).toBeNull();
  });
});
