import { describe, expect, test } from 'vitest';
import type { Secrecy } from '../../../src/kernel/match/decision.ts';
import type { Seat } from '../../../src/kernel/words/message.ts';
import { seatingFor, viewerFor } from '../../../src/session/sitting/seating.ts';
import type { Company, Seating } from '../../../src/session/sitting/seating.ts';
import { sessionOf, sit } from '../session-of.ts';

const NOBODY: Seating = { sits: null, turn: null };
const people: Company = { policy: 'private', alone: null };
const asked = (seat: Seat, secrecy: Secrecy) => ({ n: 0, seat, kind: 'toy.move', secrecy });

describe('who sits before the screen', () => {
  test('a turn on the own view goes on after open questions to the same person, without a second hand-over', () => {
    const moving: Seating = { sits: 1, turn: 1 };
    const shown = seatingFor(people, moving, asked(1, 'open'));
    expect(shown).toEqual({ sits: null, turn: 1 });
    expect(seatingFor(people, shown, asked(1, 'own-view'))).toEqual({ sits: 1, turn: 1 });
  });

  test('it ends when somebody else is asked', () => {
    const shown = seatingFor(people, { sits: 1, turn: 1 }, asked(0, 'open'));
    expect(shown).toEqual(NOBODY);
    expect(seatingFor(people, shown, asked(1, 'own-view'))).toEqual(NOBODY);
  });

  test('after a sealed row an open question lets others look on: the seat is asked to be alone again', () => {
    const shown = seatingFor(people, { sits: 1, turn: null }, asked(1, 'open'));
    expect(seatingFor(people, shown, asked(1, 'sealed'))).toEqual(NOBODY);
  });

  test('one person on two seats does not hand over to herself', () => {
    const company: Company = { ...people, personOf: seat => (seat === 2 ? 0 : seat) };
    expect(seatingFor(company, { sits: 0, turn: null }, asked(2, 'sealed'))).toEqual({ sits: 2, turn: null });
    expect(seatingFor(company, { sits: 0, turn: null }, asked(1, 'sealed'))).toEqual(NOBODY);
  });
});

test('one person on all seats that people play never sits down before anything is shown', () => {
  const company: Company = { ...people, sole: true, personOf: () => 0 };
  const shown = seatingFor(company, NOBODY, asked(2, 'open'));
  expect(shown.sits).toBeNull();
  expect(seatingFor(company, shown, asked(2, 'own-view'))).toEqual({ sits: 2, turn: 2 });
  expect(seatingFor(company, NOBODY, asked(1, 'sealed'))).toEqual({ sits: 1, turn: null });
});

describe('a session', () => {
  test('of one person on two seats asks both in one sitting, and keeps in the file who sits where', () => {
    const { session, saved } = sessionOf({ seats: 3, persons: [0, 0, 2] });
    expect(session.hotSeat.picture()).toMatchObject({ show: 'hand-over', seat: 0 });
    sit(session);
    for (let hidden = 0; hidden < 2; hidden += 1) session.answer('hide:cave');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'table', viewer: 1 });
    for (let hidden = 0; hidden < 2; hidden += 1) session.answer('hide:lake');
    expect(session.hotSeat.picture()).toMatchObject({ show: 'hand-over', seat: 2 });
    expect(saved.text).toContain('"people":[0,0,2]');
  });

  test('in which everybody has one seat writes nothing about it', () => {
    const { saved } = sessionOf({ seats: 3 });
    expect(saved.text).not.toContain('"people"');
  });
});

test('a seat that wants its own view for an open decision sits down alone, and stays for what it decides in private next', () => {
  const company = { policy: 'private', alone: null } as const;
  const pairs = { n: 3, seat: 1, kind: 'pair', secrecy: 'open', wantsOwn: true } as const;
  const lays = { n: 4, seat: 1, kind: 'lay', secrecy: 'sealed' } as const;
  expect(viewerFor(company, pairs)).toBe(1);
  const seated = seatingFor(company, { sits: null, turn: null }, pairs);
  expect(seated).toEqual({ sits: null, turn: null });
  expect(seatingFor(company, { sits: 1, turn: 1 }, lays).sits).toBe(1);
  expect(viewerFor(company, { ...lays, secrecy: 'open' })).toBe('spectator');
});
