import { expect, test } from 'vitest';
import { planRound } from '../../../../src/games/starcraft/bot/plan.ts';
import type { BotPlayer } from '../../../../src/bots/player.ts';
import { plansFor } from '../../../../src/games/starcraft/bot/plans.ts';
import { featuresOf } from '../../../../src/games/starcraft/bot/value.ts';
import weights from '../../../../src/games/starcraft/bot/weights.json' with { type: 'json' };
import { starcraftAdvice, starcraftBot } from '../../../../src/games/starcraft/bot.ts';
import { starcraft } from '../../../../src/games/starcraft/game.ts';
import { isStarCraftView } from '../../../../src/games/starcraft/view.ts';
import type { Answer, Decision } from '../../../../src/kernel/match/decision.ts';
import { seededRandom } from '../../../../src/kernel/plain/random.ts';
import { runs } from '../../../runs.ts';
import { STARCRAFT_POSITIONS } from '../../../strength/positions/starcraft.ts';

const setting = { seats: [{ name: 'Ann' }, { name: 'Bob' }], options: {}, seed: 'plans' };

test('SC-5.2: plans of a round begin with that of the rules of thumb, are on offer, and go on with their own orders', () => {
  const match = starcraft.start(setting, { checkpointEvery: 0 });
  const random = seededRandom('plans');
  let [questions, followed, other] = [0, 0, 0];
  while (questions < 12 && match.decision !== null) {
    const { decision } = match;
    const turn = { game: 'starcraft', decision, random, view: match.view(decision.seat) };
    const answer = starcraftBot({ ...turn, random: seededRandom('same') });
    const plans = plansFor(starcraftBot, starcraftBot, { ...turn, random: seededRandom('same') }, 6);
    const isPlanning = decision.kind === 'planning.planet' || decision.kind === 'planning.token';
    const isMove = decision.kind === 'mobilize.move' || decision.kind === 'mobilize.to';
    expect(plans !== null).toBe(isPlanning || isMove);
    if (plans !== null && isPlanning) {
      questions += 1;
      expect(plans[0]).toEqual({ answer, follow: null });
      expect(plans.length).toBeLessThanOrEqual(6);
      const ids = decision.options.map(({ id }) => id);
      for (const plan of plans) {
        expect(ids).toContain(plan.answer);
        if (plan.follow === null) continue;
        // A player who follows a plan gives its answer to the question at which it begins.
        expect(plan.follow({ ...turn, random: seededRandom('same') })).toBe(plan.answer);
        followed += 1;
        if (plan.answer !== answer) other += 1;
      }
    }
    match.answer(decision.n, answer);
  }
  expect(followed).toBeGreaterThan(12);
  expect(other).toBeGreaterThan(3);
});

test('SC-6.2: the rest of a plan is made so that orders on the board are executed last', () => {
  const match = starcraft.start(setting, { checkpointEvery: 0 });
  const random = seededRandom('plans');
  const answerOf = (decision: Decision): Answer =>
    starcraftBot({ game: 'starcraft', decision, random, view: match.view(decision.seat) });
  while (match.decision !== null && match.decision.kind !== 'planning.planet')
    match.answer(match.decision.n, answerOf(match.decision));
  const { decision } = match;
  const view = match.view(decision?.seat ?? 0);
  const me = isStarCraftView(view) ? view.seats[decision?.seat ?? 0] : undefined;
  if (!isStarCraftView(view) || me === undefined) throw new Error('nothing is planned');
  const [usual] = planRound(view, me);
  if (usual === undefined) throw new Error('no plan');
  // The order that should be the first lies on the board already, so that it will be the last.
  const stacks = { ...view.stacks, [usual.planet]: [{ seat: me.seat, order: usual.order, special: usual.special }] };
  const plan = planRound({ ...view, stacks }, me);
  expect(plan).toHaveLength(4);
  expect(plan.at(-1)).toEqual(usual);
});

test('SC-5.2: the orders of a round are planned once for both questions of all its cycles', () => {
  const match = starcraft.start(setting, { checkpointEvery: 0 });
  const random = seededRandom('plans');
  while (match.decision !== null && match.decision.kind !== 'planning.planet') {
    const { decision } = match;
    match.answer(decision.n, starcraftBot({ game: 'starcraft', decision, random, view: match.view(decision.seat) }));
  }
  const seat = match.decision?.seat ?? 0;
  const view = match.view(seat);
  const me = isStarCraftView(view) ? view.seats[seat] : undefined;
  if (!isStarCraftView(view) || me === undefined) throw new Error('nothing is planned');
  let looks = 0;
  const areas = new Proxy(view.areas, {
    get: (of, area): unknown => {
      looks += 1;
      return Reflect.get(of, area);
    },
  });
  const plan = planRound({ ...view, areas }, me);
  const once = looks;
  expect(once).toBeGreaterThan(0);
  expect(planRound({ ...view, areas }, me)).toEqual(plan);
  // In the next cycle the last order of the plan lies on the board.
  const placed = plan.slice(-1);
  expect(planRound({ ...view, areas }, { ...me, ordersOnBoard: 1 }, { placed })).toHaveLength(4);
  expect(looks).toBe(once);
  // A seat with more money plans anew.
  planRound({ ...view, areas }, { ...me, pool: me.pool + 1 });
  expect(looks).toBeGreaterThan(once);
});

test('SC-18.1: a move of units is compared with that of a player who keeps its guards, where they differ', () => {
  const position = STARCRAFT_POSITIONS.find(({ sees }) => sees.startsWith('the last guard'));
  const match = position?.match();
  const decision = match?.decision ?? null;
  if (match === undefined || decision === null) throw new Error('nothing is asked');
  const turn = { game: 'starcraft', decision, random: seededRandom('guards'), view: match.view(decision.seat) };
  const answersBeside = (careful: BotPlayer) => plansFor(starcraftBot, careful, turn, 6)?.map(({ answer }) => answer);
  expect(answersBeside(() => 'done')).toEqual(['unit:marine@pridewater-1', 'done']);
  expect(answersBeside(starcraftBot)).toEqual(['unit:marine@pridewater-1']);
});

test('the fitted chance weighs exactly what is read off a position', () => {
  const match = starcraft.start(setting, { checkpointEvery: 0 });
  const view = match.view(0);
  if (!isStarCraftView(view)) throw new Error('not a view of StarCraft');
  expect(Object.keys(weights.features).sort()).toEqual(Object.keys(featuresOf(view, 0)).sort());
});

test('SC-10.7: an order whose moves were begun by one plan is ended by it, and no move is put back', () => {
  let begun = 0;
  for (let number = 0; number < runs(3, 12); number += 1) {
    const match = starcraft.start({ ...setting, seed: `ended ${number}` }, { checkpointEvery: 0 });
    const random = seededRandom(`ended ${number}`);
    for (let answers = 0; answers < 600 && match.decision !== null; answers += 1) {
      const { decision } = match;
      const turn = { game: 'starcraft', decision, random, view: match.view(decision.seat) };
      const other = starcraftAdvice.search?.plans?.(turn, 6)?.find(({ follow }) => follow !== null);
      const isMove = decision.kind.startsWith('mobilize.');
      // The other plan is taken every second time that there is one.
      const isOther = isMove && other !== undefined && (begun += 1) % 2 === 1;
      const answer = isOther ? other.answer : starcraftBot(turn);
      if (isMove) expect(answer).not.toMatch(/^put-back/);
      match.answer(decision.n, answer);
    }
  }
  expect(begun).toBeGreaterThan(runs(5, 20));
}, 60_000);
