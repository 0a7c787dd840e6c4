import { describe, expect, test } from 'vitest';
import { startMatch } from '../../../src/kernel/history/open.ts';
import { imaginedRun } from '../../../src/kernel/history/imagined.ts';
import { randomAnswer } from '../../../src/bots/random.ts';
import { seededRandom } from '../../../src/kernel/plain/random.ts';
import { checkImagination, mustHaveVaried, noFigures } from '../../oracles/imagination.ts';
import type { Viewer } from '../../../src/kernel/words/message.ts';
import type { ToyState } from '../toy-state.ts';
import { toyGame } from '../toy-game.ts';
import { toy, toyMatch } from '../toy-match.ts';

const secretsOf = ({ seats, deck, random, bidsUp }: ToyState, viewer: Viewer): Readonly<Record<string, unknown>> => {
  const others = seats.filter((_, seat) => seat !== viewer);
  return {
    'the hands of others': others.map(({ hand }) => hand),
    'the bids of others': bidsUp ? [] : others.map(({ bid }) => bid),
    'the deck': deck,
    'the generator': random,
  };
};

describe('a match that one viewer imagines', () => {
  test('holds all laws at every decision of whole random matches', () => {
    const figures = noFigures();
    for (let seed = 0; seed < 5; seed += 1) {
      checkImagination(toyGame, toyMatch(`imagine ${seed}`), { seed: `${seed}`, casesEvery: 4, secretsOf }, figures);
    }
    expect(figures.places).toBeGreaterThan(150);
    expect(figures.cases).toBeGreaterThan(150);
    expect(figures.never).toBe(0);
    mustHaveVaried(figures);
    expect(figures.first / figures.places).toBeGreaterThan(0.95);
  });

  test('stands at the present decision, with the dice that fell since the checkpoint', () => {
    const match = toyMatch('dice', { thorough: true }, 12);
    let seen = 0;
    const chance = seededRandom('dice');
    for (let tries = 0; tries < 200 && match.decision !== null; tries += 1) {
      const { die } = match.view(0);
      if (die !== null) {
        seen += 1;
        const imagined = toy.imagine?.(match.record(), 0, chance) ?? null;
        expect(imagined?.run.view(0)).toEqual(match.view(0));
        expect(imagined?.deals).toBe(1);
        expect(imagined?.run.decision).toEqual(match.decision);
      }
      const { n, options, amount } = match.decision;
      const wanted = options.find(({ id }) => id === 'roll') ?? options.find(({ id }) => id === 'charm') ?? options[0];
      match.answer(n, wanted?.id ?? amount?.min ?? 0);
    }
    expect(seen).toBeGreaterThan(2);
  });

  test('knows nothing of another seat’s private row but that it goes on', () => {
    const match = toyMatch('row');
    const pick = (id: string): void => {
      const { n = 0, options = [], amount = null } = match.decision ?? {};
      match.answer(n, amount === null ? (options.find(option => option.id.startsWith(id))?.id ?? '') : 0);
    };
    for (let bids = 0; bids < 3; bids += 1) pick('bid');
    while (match.decision?.kind !== 'turn') pick('seat');
    const { seat } = match.decision;
    pick('discard');
    pick('card:');
    const other = seat === 0 ? 1 : 0;
    const imagined = toy.imagine?.(match.record(), other, seededRandom('row'));
    expect(imagined?.run.decision).toMatchObject({ seat, kind: 'discard' });
    // One answer more was given in truth: nobody else can tell.
    expect(imagined?.run.answers).toBe(match.record().checkpoint.answers + match.record().entries.length - 1);
  });

  test('can’t peep: it is made of a copy of what is known, and of nothing else', () => {
    const match = toyMatch('peep');
    const state = match.secretState();
    const knowledge = toyGame.imagination?.(state, 0);
    const before = JSON.stringify(knowledge?.imagine(seededRandom('peep')));
    for (const seat of state.seats) seat.hand = ['changed'];
    state.deck = [];
    expect(JSON.stringify(knowledge?.imagine(seededRandom('peep')))).toBe(before);
  });

  test('is forked: every run of it goes the same way, whatever the others were given', () => {
    const match = toyMatch('forked', {}, 8);
    const worlds = match.worlds(match.decision?.seat ?? 0);
    const world = worlds?.deal(seededRandom('forked'));
    const told: string[] = [];
    const ends = [1, 2].map(() => {
      const run = world?.fork({ tell: ({ words }) => told.push(words?.key ?? '') });
      const chance = seededRandom('on');
      for (let given = 0; run?.decision && given < 60; given += 1) run.give(randomAnswer(run.decision, chance));
      return run?.view('spectator');
    });
    expect(ends[0]).toBeDefined();
    expect(ends[1]).toEqual(ends[0]);
    expect(told.length).toBeGreaterThan(0);
    expect(told.slice(0, told.length / 2)).toEqual(told.slice(told.length / 2));
    expect(worlds?.deal(seededRandom('another'))?.fork().decision).toEqual(match.decision);
  });

  test('says to who asks only for steps when they end, and makes no events', () => {
    const match = toyMatch('steps', {}, 8);
    const world = match.worlds(match.decision?.seat ?? 0)?.deal(seededRandom('steps'));
    const steps: unknown[] = [];
    const silent = world?.fork({ tell: null, stepEnded: next => steps.push(next) });
    const listened = world?.fork({});
    for (const run of [silent, listened]) {
      const chance = seededRandom('on');
      for (let given = 0; run?.decision && given < 60; given += 1) run.give(randomAnswer(run.decision, chance));
    }
    expect(steps.length).toBeGreaterThan(0);
    expect(silent?.view('spectator')).toEqual(listened?.view('spectator'));
    expect(silent?.told).toBeLessThan(listened?.told ?? 0);
  });

  test('is none where no deal leads to what was seen, or the game can’t imagine', () => {
    const match = toyMatch('none');
    const { checkpoint, entries } = match.record();
    const from = { ...checkpoint, state: toyGame.readState(checkpoint.state, match.start.seats), entries };
    const { imagination, ...blind } = toyGame;
    expect(imagination).toBeDefined();
    expect(imaginedRun(blind, from, 0, seededRandom('none'))).toBeNull();
    const mistaken = {
      ...toyGame,
      imagination: () => ({
        data: null,
        imagine: () => ({ ...match.secretState(), pile: 99 }),
        couldBe: () => [],
        cases: () => [],
      }),
    };
    expect(imaginedRun(mistaken, from, 0, seededRandom('none'))).toBeNull();
    expect(startMatch(toyGame, { seats: match.start.seats, seed: 'x' }).decision).not.toBeNull();
  });
});
