import { describe, expect, test } from 'vitest';
import { starcraftBot } from '../../../../src/games/starcraft/bot.ts';
import { LEARNER, PositionBuilder, RIVAL } from '../../../../src/games/starcraft/lessons/position.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { stillAt } from '../../still-position.ts';
import { fourAgainstThree } from '../../../games/starcraft/four-against-three.ts';
import { threePlanets } from '../../../games/starcraft/three-planets.ts';

describe('a battle of StarCraft, four against three', () => {
  test('from the attack to the retreat it takes at most 15 keys, both sides', async () => {
    const { match, session, still } = await fourAgainstThree();
    // All four units can go to one area alone: the capital sends them.
    for (const key of ['R', 'R', '1']) still.press(key);
    expect(match.view(LEARNER)).toMatchObject({
      order: {
        moves: [
          { unit: 'marine', count: 3 },
          { unit: 'firebat', count: 1 },
        ],
      },
    });
    let keys = 0;
    const kinds: string[] = [];
    const press = (key: string): void => {
      keys += 1;
      kinds.push(match.decision?.kind ?? '');
      still.press(key);
    };
    press('d');
    const isFought = (): boolean => match.decision?.kind.startsWith('battle.') === true;
    for (let step = 0; step < 60 && (isFought() || session.hotSeat.picture().show === 'moment'); step += 1) {
      const picture = session.hotSeat.picture();
      if (picture.show === 'moment' && !picture.waits) {
        session.hotSeat.nextMoment();
        still.follow();
      } else if (picture.show !== 'table') {
        // What moves is watched to its end, and no key is needed for that.
        while ((still.soon() ?? Infinity) <= 80) still.wait();
        press('enter');
      } else press(nextKey(match.decision?.kind ?? '', still.rows().join('\n')));
    }
    expect(isFought()).toBe(false);
    expect(new Set(kinds)).toContain('battle.pair');
    expect(new Set(kinds)).toContain('battle.cards');
    expect(keys).toBeLessThanOrEqual(15);
  });

  test('SC-13.4 SC-13.6 A makes all pairs and is done; E lays the best cards and is done, and the other side is next', async () => {
    const { match, session, still } = await fourAgainstThree();
    for (const key of ['R', 'R', '1', 'd']) still.press(key);
    const asked: string[] = [];
    for (let step = 0; step < 30 && asked.at(-1) !== `battle.cards ${RIVAL}`; step += 1) {
      const { show } = session.hotSeat.picture();
      const { kind = '', seat = -1 } = match.decision ?? {};
      if (show === 'table' && kind.startsWith('battle.')) asked.push(`${kind} ${seat}`);
      if (show === 'moment') session.hotSeat.nextMoment();
      else if (show !== 'table') still.press('enter');
      else still.press(kind === 'battle.cards' ? 'E' : nextKey(kind, still.rows().join('\n')));
      still.follow();
    }
    const rows = asked.filter(each => !each.startsWith('battle.support'));
    expect(rows).toEqual([`battle.pair ${LEARNER}`, `battle.cards ${LEARNER}`, `battle.cards ${RIVAL}`]);
  });

  test('SC-13.6 what the best cards were laid by one key is taken back by one u', async () => {
    const { match, session, still } = await fourAgainstThree();
    for (const key of ['R', 'R', '1', 'd']) still.press(key);
    for (let step = 0; step < 30; step += 1) {
      const { show } = session.hotSeat.picture();
      if (show === 'table' && match.decision?.kind === 'battle.cards') break;
      if (show === 'moment') session.hotSeat.nextMoment();
      else if (show === 'table') still.press(nextKey(match.decision?.kind ?? '', still.rows().join('\n')));
      else still.press('enter');
      still.follow();
    }
    const before = match.view(LEARNER);
    const { n } = match.decision ?? {};
    still.press('A');
    expect(match.decision?.options.some(({ id }) => id === 'done')).toBe(true);
    still.press('u');
    expect(match.decision?.n).toBe(n);
    expect(match.view(LEARNER)).toEqual(before);
  });
});

/** What somebody presses who takes what the program offers. */
function nextKey(kind: string, text: string): string {
  if (/[▸▹ ] A (In every|One after|Make all pairs)/.test(text)) return 'A';
  if (kind === 'battle.cards' || /[▸▹ ] d Done/.test(text)) return 'd';
  return '1';
}

test('SC-18.9 one key discards what a hand has too many of, those that fit the own units least; one u takes it back', async () => {
  const position = threePlanets()
    .area('pridewater-1', LEARNER, { marine: 2 })
    .hand(LEARNER, 'terran-c01', 'terran-c02', 'terran-c03', 'terran-c04', 'terran-c05', 'terran-c06')
    .hand(LEARNER, 'terran-c07', 'terran-c08', 'terran-c09', 'terran-c10', 'terran-c11')
    .eventDeck()
    .beginningAt({ step: 'regrouping.discard', args: { seat: LEARNER } });
  const { match, still } = await stillAt('starcraft', position);
  still.press('enter');
  const asked = match.decision?.n;
  still.press('A');
  const chosen = match.decision?.options.filter(({ id }) => id.startsWith('put-back:')).map(({ id }) => id);
  expect(chosen).toEqual(['put-back:terran-c04', 'put-back:terran-c05', 'put-back:terran-c07']);
  still.press('u');
  expect(match.decision?.n).toBe(asked);
});

test('SC-18.9 that key keeps a card for any unit, not those of units its seat can not field; the player as well', async () => {
  const position = new PositionBuilder(['aldaris', 'overmind'])
    .planet('pridewater', 0, 0)
    .planet('antiga-prime', 1, 0, 2)
    .planet('braken', 0, 1, 0, RIVAL)
    .base('pridewater-1', LEARNER)
    .base('braken-3', RIVAL)
    .area('pridewater-1', LEARNER, { zealot: 2 })
    .hand(LEARNER, 'protoss-c01', 'protoss-c02', 'protoss-c03', 'protoss-c04', 'protoss-c13')
    .hand(LEARNER, 'protoss-c14', 'protoss-c16', 'protoss-c17', 'protoss-c18')
    .eventDeck()
    .beginningAt({ step: 'regrouping.discard', args: { seat: LEARNER } });
  const { match, still } = await stillAt('starcraft', position);
  still.press('enter');
  still.press('A');
  const chosen = match.decision?.options.filter(({ id }) => id.startsWith('put-back:')).map(({ id }) => id);
  expect(chosen).toEqual(['put-back:protoss-c13', 'put-back:protoss-c14', 'put-back:protoss-c16']);
  still.press('u');
  for (const card of ['protoss-c13', 'protoss-c14', 'protoss-c16']) {
    const { decision } = match;
    if (decision === null) throw new Error('nothing is asked');
    const turn = { game: 'starcraft', decision, random: seededRandom('discard'), view: match.view(LEARNER) };
    expect(starcraftBot(turn)).toBe(`card:${card}`);
    match.answer(decision.n, `card:${card}`);
  }
});
