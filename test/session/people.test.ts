import { describe, expect, test } from 'vitest';
import { starcraftBot } from '../../src/games/starcraft/bot.ts';
import { starcraft } from '../../src/games/starcraft/game.ts';
import { randomPlayer } from '../../src/bots/player.ts';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { Player } from '../../src/saves/input/people.ts';
import { Session } from '../../src/session/running/session.ts';
import { DEFAULT_SETTINGS } from '../../src/table/frame/preferences/settings.ts';
import { ANN_AND_BOB } from '../table/desk-of.ts';
import { deskAt } from '../table/desk-at.tsx';
import { hideAll, sessionOf, sit } from './session-of.ts';

describe('the table’s menu', () => {
  test('opens from the table, from a hand-over and from the program’s turn, and leads everywhere', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('m');
    for (const text of [
      'Who plays',
      'gives up',
      'own view',
      'Take back',
      'Settings',
      'All keys',
      'The coach',
      'Save and leave',
    ]) {
      expect(frame()).toContain(text);
    }
    await press('5');
    expect(frame()).toContain('Handing over');
    await press('escape', '6');
    expect(frame()).toContain('always leaves');
    await press('escape', '7');
    expect(frame()).toContain('Who does the coach help?');
    await press('escape', '8');
    expect(frame()).toContain('the open table');
    await press('escape', 'm', '9');
    expect(frame()).toContain('The rules of Fake');
    await press('escape', 'm', 'end', 'up', 'enter');
    expect(frame()).toContain('Leave the match?');
    await press('escape');
    expect(frame()).toContain('ANN');
  });

  test('asked from a private view, the seat has to sit down again', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('enter', 'space', 'm');
    expect(frame()).not.toContain('SECRET');
    await press('escape');
    expect(frame()).toContain('ANN');
    expect(frame()).not.toContain('SECRET');
  });

  test('to hide less has to be agreed, to hide more has not', async () => {
    const { press, frame, preferences } = await deskAt({ start: ANN_AND_BOB });
    await press('m', '5', 'right');
    expect(preferences.table.handOver).toBe('always');
    await press('right');
    expect(frame()).toContain('Hand the keyboard over never?');
    await press('1');
    expect(preferences.table.handOver).toBe('always');
    await press('right', '2');
    expect(preferences.table.handOver).toBe('never');
    await press('escape', 'escape');
    expect(frame()).toContain('SECRET-0');
  });
});

describe('the program and the people change seats', () => {
  test('the program takes a seat and gives it back; the save knows', () => {
    const { session, saved } = sessionOf({ seats: 3 });
    hideAll(session, 3);
    session.reseating.give(0, 'bot');
    expect(session.people).toEqual([1, 2]);
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', thinking: 0 });
    expect(saved.kept.seats.map(({ player }) => player)).toEqual(['bot', 'human', 'human']);
    session.reseating.give(0, 'human');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', thinking: null, decision: { seat: 0 } });
    expect(session.notes.note?.words.key).toBe('players.now-person');
  });

  test('who is left alone sits down before anything of theirs is shown', () => {
    const { session } = sessionOf();
    session.reseating.give(0, 'bot');
    expect(session.hotSeat.picture()).toEqual({ show: 'hand-over', seat: 1, peek: false, same: false });
    session.hotSeat.cover();
    session.hotSeat.uncover();
    expect(session.hotSeat.picture().show).toBe('hand-over');
    session.hotSeat.sitDown();
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 1, thinking: 0 });
  });

  test('with "never" nothing is hidden from who is left alone either', () => {
    const { session } = sessionOf({ settings: { handOver: 'never' } });
    session.reseating.give(0, 'bot');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 1 });
  });

  test('without people the open table is watched to the end', () => {
    const { session } = sessionOf({ settings: { speed: 'instant' } });
    session.reseating.give(0, 'bot');
    session.reseating.give(1, 'bot');
    expect(session.notes.note?.words.key).toBe('players.nobody');
    for (let turn = 0; turn < 100 && session.views.outcome === null; turn++) {
      const picture = session.hotSeat.picture();
      expect(picture).toMatchObject({ show: 'table', viewer: 'spectator' });
      session.answerForBot();
    }
    expect(session.hotSeat.picture()).toMatchObject({ over: true });
  });

  test('on the screen: the seats with who plays them, each changed by taking it', async () => {
    const { press, frame } = await deskAt({ start: ANN_AND_BOB });
    await press('m', '1');
    expect(frame()).toMatch(/1 Ann +a person/);
    await press('1');
    expect(frame()).toMatch(/1 Ann +the program/);
    expect(frame()).not.toContain('SECRET');
    await press('escape', 'escape');
    expect(frame()).toContain('BOB');
    expect(frame()).not.toContain('SECRET');
  });
});

describe('giving up', () => {
  test('has to be confirmed with the seat; the program answers what is still asked of it', async () => {
    const { press, frame, library } = await deskAt({ start: ANN_AND_BOB });
    await press('m', '2', '2');
    expect(frame()).toContain('Bob, do you give up?');
    await press('enter');
    expect(frame()).toContain('Which seat gives up?');
    await press('2', '2');
    const [save] = [...library.files.values()];
    expect(save?.entries).toEqual([{ act: 'concede', seat: 1 }]);
    expect(save?.seats.map(({ player }) => player)).toEqual(['human', 'bot']);
    // Ann is alone now, and Bob may have been at the keyboard.
    expect(frame()).toContain('ANN');
    expect(frame()).not.toContain('SECRET');
  });

  test('nobody gives up twice, nor after the end', () => {
    const { session } = sessionOf({ seats: 3, rounds: 'one' });
    session.reseating.concede(2);
    expect(session.reseating.mayConcede).toEqual([0, 1]);
    session.reseating.give(2, 'human');
    expect(session.reseating.mayConcede).toEqual([0, 1]);
    hideAll(session, 2);
  });
});

/** A match of StarCraft at the table, in which nothing is waited for. */
function starcraftSession(players: readonly Player[], seed: string): Session {
  return new Session({
    game: starcraft,
    match: starcraft.start(
      { seats: players.map((_, seat) => ({ name: `Seat ${seat}` })), options: { setUp: 'quick' }, seed },
      { checkpointEvery: 1000 },
    ),
    players,
    now: () => new Date(2026, 0, 1),
    file: null,
    report: () => '',
    settings: { ...DEFAULT_SETTINGS, speed: 'instant' },
    bot: starcraftBot,
    random: seededRandom(`${seed} bots`),
  });
}

describe('StarCraft', () => {
  const ONE_PERSON: readonly Player[] = ['human', 'bot', 'bot'];

  test('a person and two of the program’s players come to the end', () => {
    const session = starcraftSession(ONE_PERSON, 'two bots');
    const random = seededRandom('person');
    let answered = 0;
    for (let turn = 0; turn < 20_000 && session.views.outcome === null; turn++) {
      const picture = session.hotSeat.picture();
      if (picture.show !== 'table') throw new Error(`${picture.show} comes up for one person alone`);
      expect(picture.viewer).toBe(0);
      if (picture.decision === null) session.answerForBot();
      else {
        const { view, decision } = picture;
        session.answer(randomPlayer({ game: 'starcraft', view, decision, random }));
        answered += 1;
      }
    }
    expect(session.views.outcome).not.toBeNull();
    expect(session.people).toEqual([0]);
    expect(answered).toBeGreaterThan(20);
  }, 120_000);

  test('a person who gives up, or hands the seat to the program, watches the rest', () => {
    const session = starcraftSession(['human', 'human', 'bot'], 'watched');
    for (let turn = 0; turn < 30; turn++) {
      session.hotSeat.sitDown();
      session.hotSeat.goOn();
      const picture = session.hotSeat.picture();
      if (picture.show !== 'table') throw new Error(`${picture.show} comes up`);
      const first = picture.decision?.options[0];
      if (first === undefined) session.answerForBot();
      else session.answer(first.id);
    }
    session.reseating.concede(0);
    session.reseating.give(1, 'bot');
    for (let turn = 0; turn < 20_000 && session.views.outcome === null; turn++) session.answerForBot();
    expect(session.views.outcome).not.toBeNull();
    expect(session.views.seatsIn).not.toContain(0);
    expect(session.hotSeat.picture()).toMatchObject({ over: true, viewer: 'spectator' });
  }, 120_000);
});

test('a session of two goes on as before when the program’s seat is taken by a person', () => {
  const { session } = sessionOf({ players: ['human', 'bot'] });
  session.reseating.give(1, 'human');
  expect(session.hotSeat.picture()).toMatchObject({ show: 'hand-over', seat: 0 });
  sit(session);
  expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 0 });
});

test('after a peek, a cover or the menu the cursor stands where it stood', async () => {
  const { press, frame } = await deskAt({ start: ANN_AND_BOB });
  await press('enter', 'space', 'down', 'down');
  expect(frame()).toMatch(/▸ 3 Hide SECRET-0-lake-1/);
  await press('c', 'enter', 'm', 'escape', 'p', 'escape', 'enter', 'space');
  expect(frame()).toMatch(/▸ 3 Hide SECRET-0-lake-1/);
  await press('enter');
  // A question of the same kind: the cursor stays on what was taken under it, but is hollow, since that was no shot.
  expect(frame()).toMatch(/▹ 3 Hide SECRET-0-lake-2/);
});
