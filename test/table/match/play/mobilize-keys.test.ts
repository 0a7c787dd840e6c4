import { describe, expect, test } from 'vitest';
import { LEARNER, PositionBuilder, RIVAL } from '../../../../src/games/starcraft/lessons/position.ts';
import { stillAt } from '../../still-position.ts';
import { threePlanets } from '../../../games/starcraft/three-planets.ts';

/** Three Marines and a Firebat of Ann on Pridewater, an order of hers there on top; nobody else near. */
function marines(order: 'mobilize' | 'research' = 'mobilize') {
  const position = threePlanets()
    .area('pridewater-1', LEARNER, { marine: 3, firebat: 1 })
    .eventDeck()
    .order(LEARNER, 'pridewater', order)
    .order(LEARNER, 'antiga-prime', order === 'mobilize' ? 'research' : 'mobilize')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  return stillAt('starcraft', position);
}

/** A Firebat of Ann alone on Pridewater, and an order of hers there. */
function firebatAlone() {
  const position = threePlanets()
    .area('pridewater-1', LEARNER, { firebat: 1 })
    .eventDeck()
    .order(LEARNER, 'pridewater', 'mobilize')
    .order(LEARNER, 'antiga-prime', 'research')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  return stillAt('starcraft', position);
}

/** The same on Abaddon, which has two areas, so that each group has one way to go. */
function withOneWay() {
  const position = new PositionBuilder(['raynor', 'overmind'])
    .planet('abaddon', 0, 0)
    .planet('braken', 1, 0, 0, RIVAL)
    .base('abaddon-1', LEARNER)
    .base('braken-3', RIVAL)
    .area('abaddon-1', LEARNER, { marine: 1, firebat: 1 })
    .eventDeck()
    .order(LEARNER, 'abaddon', 'mobilize')
    .order(LEARNER, 'braken', 'mobilize')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
  return stillAt('starcraft', position);
}

describe('a Mobilize order by digits', () => {
  test('SC-10.1 one digit sends all units of the row under the cursor to the area of that number, one u brings them back', async () => {
    const { match, still } = await marines();
    still.press('R');
    expect(match.decision?.kind).toBe('mobilize.move');
    expect(still.rows().join('\n')).toMatch(/[▸▹] RA1 Marine ×3 from/);
    still.press('2');
    expect(match.decision?.kind).toBe('mobilize.move');
    expect(match.view(LEARNER)).toMatchObject({ order: { moves: [{ unit: 'marine', to: 'pridewater-2', count: 3 }] } });
    still.press('u');
    expect(still.rows().join('\n')).toMatch(/RA1 Marine ×3 from/);
  });

  test('SC-10.7 minus names how many of them go: it is one deed, one row of the plan and one u', async () => {
    const { match, still } = await marines();
    still.press('R');
    still.press('-');
    expect(still.rows().join('\n')).toContain('2 of 3 go');
    still.press('2');
    expect(match.view(LEARNER)).toMatchObject({ order: { moves: [{ unit: 'marine', to: 'pridewater-2', count: 2 }] } });
    expect(still.rows().join('\n')).toMatch(/RA1 Marine from Pridewater 1/);
    still.press('u');
    expect(still.rows().join('\n')).toMatch(/RA1 Marine ×3 from/);
    expect(match.decision?.kind).toBe('mobilize.move');
  });

  test('SC-10.7 digits go on sending when all groups are planned: none takes a planned one back', async () => {
    const { match, still } = await marines();
    for (const key of ['R', 'R', '1', '2']) still.press(key);
    const planned = {
      order: {
        moves: [
          { unit: 'marine', count: 3 },
          { unit: 'firebat', count: 1 },
        ],
      },
    };
    expect(match.view(LEARNER)).toMatchObject(planned);
    still.press('2');
    still.press('1');
    expect(match.view(LEARNER)).toMatchObject(planned);
    expect(still.rows().join('\n')).toContain('No answer has the key 1.');
  });

  test('SC-10.7 minus on a planned row brings one of its units back, until none is planned', async () => {
    const { match, still } = await marines();
    for (const key of ['R', '2', 'down', 'down', 'down']) still.press(key);
    expect(still.rows().join('\n')).toMatch(/▸ .*Marine ×3: Pridewater 1 to Pridewater 2/);
    still.press('-');
    expect(match.view(LEARNER)).toMatchObject({ order: { moves: [{ unit: 'marine', to: 'pridewater-2', count: 2 }] } });
    for (const key of ['u', '-', '-']) still.press(key);
    expect(match.view(LEARNER)).toMatchObject({ order: { moves: [{ unit: 'marine', to: 'pridewater-2', count: 1 }] } });
    still.press('-');
    expect(match.view(LEARNER)).toMatchObject({ order: { moves: [] } });
  });

  test('SC-10.1 the key of a group sends it at once where one area is open; the digit typed behind it sends no other group, pressed again it does', async () => {
    const { match, still } = await withOneWay();
    for (const key of ['A', 'A', 'A', '2']) still.press(key);
    const alone = { order: { moves: [{ unit: 'firebat', count: 1 }] } };
    expect(match.view(LEARNER)).toMatchObject(alone);
    still.press('2');
    expect(match.view(LEARNER)).toMatchObject(alone);
    expect(still.rows().join('\n')).toContain('It went already');
    still.press('2');
    expect(match.view(LEARNER)).toMatchObject({ order: { moves: [{ unit: 'firebat' }, { unit: 'marine' }] } });
  });

  test('SC-10.1 the number of an area sends all there that fit in either question; the capital of the area one of several', async () => {
    const { match, still } = await marines();
    for (const key of ['R', 'R', 'A', '1']) still.press(key);
    expect(still.rows().join('\n')).toMatch(/ B +Marine to Pridewater 2/);
    expect(still.rows().join('\n')).toMatch(/ 2 +Marine ×3 to Pridewater 2/);
    still.press('2');
    expect(match.view(LEARNER)).toMatchObject({ order: { moves: [{ unit: 'marine', count: 3 }] } });
    for (const key of ['u', 'B']) still.press(key);
    expect(match.view(LEARNER)).toMatchObject({ order: { moves: [{ unit: 'marine', count: 1 }] } });
  });

  test('SC-10.1 the key of a type holds where it is the only one in its area, and the letter of an area where one unit goes', async () => {
    const { match, still } = await marines();
    for (const key of ['R', 'R', 'A', '2']) still.press(key);
    expect(match.decision?.kind).toBe('mobilize.to');
    expect(still.rows().join('\n')).toMatch(/ 2 +Firebat to Pridewater 2/);
    still.press('B');
    expect(match.view(LEARNER)).toMatchObject({ order: { moves: [{ unit: 'firebat', to: 'pridewater-2' }] } });
    const { match: alone, still: aloneStill } = await firebatAlone();
    for (const key of ['R', 'R', 'A', '2']) aloneStill.press(key);
    expect(alone.decision?.kind).toBe('mobilize.to');
    aloneStill.press('escape');
    expect(aloneStill.rows().join('\n')).toMatch(/ R1 Firebat from/);
    for (const key of ['R', '1']) aloneStill.press(key);
    expect(alone.decision?.kind).toBe('mobilize.to');
  });

  test('SC-10.1 going back has no digit: none of an area leads there', async () => {
    const { match, still } = await marines();
    for (const key of ['R', 'P', 'R', 'A', '2']) still.press(key);
    expect(match.decision?.kind).toBe('mobilize.to');
    expect(still.rows().join('\n')).toMatch(/\n {3} *Back/);
    expect(still.rows().at(-1)).toContain('Esc back');
    still.press('escape');
    expect(match.decision?.kind).toBe('mobilize.move');
  });

  test('an order that would end without a move says so once', async () => {
    const { match, still } = await marines();
    still.press('R');
    still.press('d');
    expect(match.decision?.kind).toBe('mobilize.move');
    expect(still.rows().join('\n')).toContain('No unit moves yet.');
    still.press('d');
    expect(match.decision?.kind).not.toBe('mobilize.move');
  });

  test('an area that takes no more refuses all of it, and nothing has happened', async () => {
    const { still } = await marines();
    still.press('R');
    still.press('9');
    expect(still.rows().join('\n')).toMatch(/RA1 Marine ×3 from/);
  });
});

describe('an order that was revealed', () => {
  test('SC-6.2 is asked about where carrying it out draws cards: that could not be taken back', async () => {
    const { match, still } = await marines('research');
    still.press('R');
    expect(match.decision?.kind).toBe('execution.choice');
    expect(match.decision?.options.map(({ id }) => id)).toContain('execute');
  });

  test('SC-6.2 is carried out at once; the Event card stands last in its first question, and u asks which', async () => {
    const { match, still } = await marines();
    still.press('R');
    expect(match.decision?.kind).toBe('mobilize.move');
    expect(still.rows().join('\n')).toMatch(/E No effect: draw an Event card/);
    still.press('u');
    expect(match.decision?.kind).toBe('execution.choice');
    still.press('1');
    still.press('E');
    // The last order can do nothing where it lies, and gives a card unasked.
    expect(match.view(LEARNER)).toMatchObject({ seats: [{ eventCount: 2 }, { eventCount: 0 }] });
  });

  test('SC-6.2 who only looked at a group still has the Event card', async () => {
    const { match, still } = await marines();
    for (const key of ['R', 'R', 'A', '1']) still.press(key);
    expect(match.decision?.kind).toBe('mobilize.to');
    for (const key of ['escape', 'R', 'A', '2', 'escape']) still.press(key);
    expect(still.rows().join('\n')).toContain('Event card');
    still.press('E');
    expect(match.view(LEARNER)).toMatchObject({ order: null });
  });

  test('SC-6.2 once what one key did is taken back, the Event card is there again', async () => {
    const position = threePlanets()
      .cards(LEARNER, 'pridewater-1', 'pridewater-2')
      .workers(LEARNER, 8)
      .eventDeck()
      .order(LEARNER, 'pridewater', 'build')
      .order(LEARNER, 'antiga-prime', 'mobilize')
      .order(LEARNER, 'braken', 'research')
      .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });
    const { match, still } = await stillAt('starcraft', position);
    const text = () => still.rows().join('\n');
    still.press('R');
    const { n } = match.decision ?? {};
    expect([match.decision?.kind, text().includes('Event card')]).toEqual(['build.units', true]);
    for (let warned = 0; warned < 2 && match.decision?.n === n; warned += 1) still.press('X');
    expect(match.decision?.kind).toBe('execution.order');
    still.press('u');
    expect([match.decision?.n, text().includes('Event card')]).toEqual([n, true]);
  });

  test('SC-10.7 a group that comes back by u stands where it stood', async () => {
    const { still } = await marines();
    const groups = () => still.rows().flatMap(row => /^ [ ▸▹] (R\w+) .* from /.exec(row)?.[1] ?? []);
    still.press('R');
    const before = groups();
    expect(before.length).toBeGreaterThan(1);
    for (const key of ['2', 'u']) still.press(key);
    expect(groups()).toEqual(before);
  });

  test('SC-6.2 once something of it was done, the Event card is gone', async () => {
    const { still } = await marines();
    still.press('R');
    still.press('2');
    expect(still.rows().join('\n')).not.toContain('Event card');
    still.press('u');
    expect(still.rows().join('\n')).toContain('Event card');
  });
});
