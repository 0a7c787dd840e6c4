import { describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/kernel/plain/random.ts';
import type { Seat } from '../../src/kernel/words/message.ts';
import { DEFAULT_PACE } from '../../src/session/sitting/pace.ts';
import { randomPlayer } from '../../src/session/sitting/players.ts';
import type { BotPlayer } from '../../src/session/sitting/players.ts';
import type { Session } from '../../src/session/running/session.ts';
import type { Speed } from '../../src/session/setting/table-settings.ts';
import { sessionOf, sit } from './session-of.ts';

/** The program hides in the cave, and does `act` when it may do something. */
const botThat =
  (act: string): BotPlayer =>
  ({ decision }) =>
    decision.kind === 'hide' ? 'hide:cave' : act;

/** A person against the program, who has just rested; dice are verdicts, and concern those seats. */
function rested(
  act: string,
  { speed = 'wait', concerns = [], bots = 1 }: { speed?: Speed; concerns?: readonly Seat[]; bots?: number } = {},
) {
  const { session } = sessionOf({
    seats: 1 + bots,
    players: ['human', ...Array.from({ length: bots }, () => 'bot' as const)],
    settings: { speed },
    bot: botThat(act),
    pace: { ...DEFAULT_PACE, isVerdict: kind => kind === 'die', seatsIn: () => concerns },
  });
  sit(session);
  session.answer('hide:lake');
  session.answer('hide:lake');
  session.answerForBot();
  passAll(session);
  session.answer('rest');
  return session;
}

/** The moment on the screen: its kind, its place and whether it waits; `null`: none. */
function momentOf(session: Session): { kind: string; at: number; of: number; waits: boolean } | null {
  const picture = session.hotSeat.picture();
  if (picture.show !== 'moment') return null;
  const { seen, place, waits } = picture;
  return { kind: seen.kind, at: place.at, of: place.of, waits };
}

function passAll(session: Session): void {
  for (let left = 100; momentOf(session) !== null && left > 0; left--) session.hotSeat.nextMoment();
}

describe('a moment waits for a key', () => {
  test('when it is the last before a person is asked', () => {
    const session = rested('rest');
    session.answerForBot();
    expect(momentOf(session)).toEqual({ kind: 'told', at: 1, of: 1, waits: true });
    session.hotSeat.nextMoment();
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', decision: { seat: 0 } });
  });

  test.each<[readonly Seat[], boolean]>([
    [[0], true],
    [[1, 0], true],
    [[], true],
    [[1], false],
  ])('when it is a verdict that concerns the seats %j: %s', (concerns, waits) => {
    const session = rested('roll', { concerns });
    session.answerForBot();
    expect(momentOf(session)).toMatchObject({ kind: 'die', at: 1, waits });
  });

  test.each<Speed>(['slow', 'normal', 'fast'])('only at the speed for it: not at “%s”', speed => {
    const session = rested('roll', { speed, concerns: [0] });
    session.answerForBot();
    while (momentOf(session) !== null) {
      expect(momentOf(session)?.waits).toBe(false);
      session.hotSeat.nextMoment();
    }
  });

  test('a page, at any speed', () => {
    const { session } = sessionOf({
      pace: { ...DEFAULT_PACE, isPage: kind => kind === 'die' },
      settings: { speed: 'fast' },
    });
    for (let seat = 0; seat < 2; seat++) {
      sit(session);
      session.answer('hide:cave');
      session.answer('hide:cave');
    }
    session.answer('roll');
    expect(momentOf(session)).toMatchObject({ kind: 'die', waits: true });
  });

  test('not what a person does itself', () => {
    const { session } = sessionOf({ pace: { ...DEFAULT_PACE, isVerdict: () => false } });
    for (let seat = 0; seat < 2; seat++) {
      sit(session);
      session.answer('hide:cave');
      session.answer('hide:cave');
    }
    session.answer('roll');
    expect(momentOf(session)).toMatchObject({ kind: 'die', waits: false });
    session.hotSeat.nextMoment();
    expect(momentOf(session)).toMatchObject({ kind: 'die', at: 2, of: 2, waits: false });
  });

  test('not where nobody plays but the program', () => {
    const { session } = sessionOf({ players: ['bot', 'bot'], bot: botThat('roll') });
    for (let turn = 0; turn < 20; turn++) {
      session.answerForBot();
      while (momentOf(session) !== null) {
        expect(momentOf(session)?.waits).toBe(false);
        session.hotSeat.nextMoment();
      }
    }
  });
});

describe('who leaves out what the program does', () => {
  test('sees its last card when a person is asked again, and it waits', () => {
    const session = rested('roll', { bots: 3, concerns: [1] });
    session.answerForBot();
    expect(momentOf(session)).toMatchObject({ at: 1, waits: false });
    session.hotSeat.nextMoment(true);
    expect([momentOf(session), session.hotSeat.hurrying]).toEqual([null, true]);
    session.answerForBot();
    expect(session.hotSeat.hurrying).toBe(false);
    const last = momentOf(session);
    expect(last).toMatchObject({ waits: true });
    expect(last?.at).toBe(last?.of);
    session.hotSeat.momentBefore();
    expect(momentOf(session)?.at).toBe((last?.of ?? 0) - 1);
  });

  test('sees no card at other speeds', () => {
    const session = rested('roll', { bots: 3, speed: 'fast' });
    session.answerForBot();
    session.hotSeat.nextMoment(true);
    session.answerForBot();
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', decision: { seat: 0 } });
  });
});

test('cards, news and what was missed never tell anybody what is not for those before the screen', () => {
  const random = seededRandom('leaks');
  const kinds = new Set<string>();
  for (const players of [
    ['human', 'human', 'bot'],
    ['bot', 'human', 'human'],
    ['human', 'bot', 'bot'],
  ] as const) {
    const { session } = sessionOf({ seats: 3, players, bot: randomPlayer });
    for (let step = 0; step < 300 && session.views.outcome === null; step++) {
      const picture = session.hotSeat.picture();
      kinds.add(picture.show);
      const lap = session.hotSeat.recentMoments.map(seen => [seen.view, session.views.told(seen)]);
      const words = JSON.stringify([session.hotSeat.news, picture.show === 'moment' ? lap : []]);
      const viewer = 'viewer' in picture ? picture.viewer : 'spectator';
      for (const [, seat] of words.matchAll(/SECRET-(\d)/g)) expect(Number(seat)).toBe(viewer);
      if (picture.show === 'hand-over') session.hotSeat.sitDown();
      else if (picture.show === 'since') session.hotSeat.goOn();
      else if (picture.show === 'moment') session.hotSeat.nextMoment();
      else if (picture.show === 'table' && picture.decision !== null) {
        const { view, decision } = picture;
        session.answer(randomPlayer({ game: 'fake', view, decision, random }));
        if (step % 7 === 0) session.hotSeat.cover();
      } else if (picture.show === 'cover') session.hotSeat.uncover();
      else session.answerForBot();
    }
    expect(session.views.outcome).not.toBeNull();
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['hand-over', 'moment', 'table', 'cover']));
});
