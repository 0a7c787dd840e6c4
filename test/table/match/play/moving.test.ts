import { describe, expect, test, vi } from 'vitest';
import { LEARNER, RIVAL } from '../../../../src/games/starcraft/lessons/position.ts';
import type { LessonPosition } from '../../../../src/lessons/lesson.ts';
import { positionOf } from '../../../../src/lessons/position.ts';
import type { Speed } from '../../../../src/session/setting/table-settings.ts';
import { MOTION_DURATION } from '../../../../src/table/frame/preferences/settings.ts';
import { scene as emperor } from '../../../games/galactic-emperor/scene.ts';
import { scene as empires } from '../../../games/space-empires/scene.ts';
import { amongThreeMarines } from '../../../games/theseus/among-marines.ts';
import { stillAt } from '../../still-position.ts';
import { threePlanets } from '../../../games/starcraft/three-planets.ts';

const SIZE = { columns: 120, rows: 40 };

/** A position in which keys set something moving. */
interface Moving {
  readonly game: string;
  readonly position: () => LessonPosition;
  readonly keys: readonly string[];
  /** What the pictures show one after the other, each for 80 ms, and what stands there in the end. */
  readonly pictures: readonly RegExp[];
  readonly end: RegExp;
}

interface Lined {
  readonly state: { readonly seats: readonly { readonly name: string }[] };
}

function lined({ state }: Lined): LessonPosition {
  return positionOf(
    state,
    state.seats.map(() => ({ key: 'seat' })),
  );
}

/** Two Cruisers of Ann beside two Fighters of Bob, with the faces of the first roll. */
const fight = () =>
  emperor()
    .noShips()
    .ships(0, 'c4', { cruiser: 2 })
    .ships(1, 'c5', { fighter: 2 })
    .dice(6, 5, 2, 1)
    .role('warlord', 2)
    .begin('warlord.begin', { seat: 0 });

/** Units of Ann that are to attack those of Bob. */
const attack = () =>
  threePlanets()
    .area('pridewater-1', LEARNER, { marine: 3, firebat: 1 })
    .area('pridewater-2', RIVAL, { zergling: 2, hydralisk: 1 })
    .eventDeck()
    .order(LEARNER, 'pridewater', 'mobilize')
    .order(LEARNER, 'antiga-prime', 'research')
    .beginningAt({ step: 'execution.turn', args: { seat: LEARNER } });

const MOVING: Readonly<Record<string, Moving>> = {
  'SE-7.1 a hex turns when it is explored': {
    game: 'space-empires',
    position: () => lined(empires().units(0, 'e5', 'scout', 1).hidden('e6', 'mineral-5').move()),
    keys: ['A', '/', 'e', '6', 'enter', 'enter', 'd'],
    pictures: [/[▹▸] {2}│ {2}\\/],
    end: /\/E6 \$ \\/,
  },
  'GE-4.1 a tile turns when it is laid': {
    game: 'galactic-emperor',
    position: () =>
      lined(emperor().row('t01', 't02').role('explorer', 0).begin('explorer.tile', { seat: 0, left: false })),
    keys: ['1', '/', 'c', '4', 'enter', 'enter'],
    pictures: [/│C3 {7}[▹▸] {4}│ {4}│C5/],
    end: /[│▹▸]C4 o/,
  },
  'SE-8 a battle flashes where it is': {
    game: 'space-empires',
    position: () => lined(empires().units(0, 'e5', 'cruiser', 1).units(1, 'e6', 'scout', 1, {}, { up: true }).move()),
    keys: ['A', '/', 'e', '6', 'enter', 'enter', 'd'],
    pictures: [/▸E6 /, /▸E6 /, /▸E6 /],
    end: /\n Battle on E6 [^]*Ann, attacker/,
  },
  'GE-9.12 a battle flashes where it is': {
    game: 'galactic-emperor',
    position: () => lined(fight()),
    keys: ['7', '/', 'c', '5', 'enter', 'enter'],
    pictures: [/▸C5 /, /▸C5 /, /▸C5 /],
    end: /C5: round 1[^]*Ann, attacker/,
  },
  'GE-9.14 dice come one after the other, those that hit marked': {
    game: 'galactic-emperor',
    position: () => lined(fight()),
    keys: ['7', '/', 'c', '5', 'enter', 'enter', 'enter', 'enter'],
    pictures: [/2 Cruisers, from C4\n\s*\n/, /dice +6✦ *\n/, /dice +6✦ 5✦ *\n/, /dice +6✦ 5✦ 2 *\n/],
    end: /dice +6✦ 5✦ 2 1 *\n[^]*Ann rolls 6/,
  },
  'TH-8.2 shots come one after the other': {
    game: 'theseus',
    position: () => lined(amongThreeMarines().turn('aliens')),
    keys: ['1', 'up', 'enter', 'enter'],
    pictures: Array.from({ length: 6 }, () => /a◆A1/),
    end: /│ Ann makes a minor assault in Corridors/,
  },
  'SC-13 a battle flashes where it is': {
    game: 'starcraft',
    position: () => attack(),
    keys: ['R', 'R', '1', 'd'],
    pictures: [/▸2 g2[^]*Battle for/, /▸2 g2[^]*Battle for/, /▸2 g2[^]*Battle for/],
    end: /· Ann attacks Bob in Pridewater 2/,
  },
};

async function set({ game, position, keys }: Moving, speed: Speed = 'wait') {
  const { still, match, session } = await stillAt(game, position(), { size: SIZE, speed });
  session.hotSeat.sitDown();
  session.hotSeat.goOn();
  still.follow();
  const text = (): string => still.rows().join('\n');
  for (const key of keys) still.press(key);
  /** All that moves: what each picture shows that stays for `stays`. */
  const seen = (stays = MOTION_DURATION[speed]): string[] => {
    const pictures: string[] = [];
    for (let at = 0; at < 20; at += 1) {
      const now = text();
      // What stays longer is read, and is no picture of what moves.
      if (still.soon() !== stays) return pictures;
      pictures.push(now);
      still.wait();
    }
    throw new Error('it does not end');
  };
  return { still, match, text, seen, showing: () => session.hotSeat.picture().show };
}

describe.each(Object.entries(MOVING))('%s', (_, moving) => {
  test('picture by picture, each for 80 ms', async () => {
    const { seen, text } = await set(moving);
    const pictures = seen();
    expect(pictures).toHaveLength(moving.pictures.length);
    for (const [at, picture] of pictures.entries()) {
      expect(picture).toMatch(moving.pictures[at] ?? /$^/);
      expect(picture).not.toMatch(moving.end);
    }
    expect(text()).toMatch(moving.end);
  });

  test('who types amid it has it at its end at once, and nothing is answered unseen', async () => {
    const { still, text, seen, match, showing } = await set(moving);
    still.wait();
    const { n } = match.decision ?? {};
    still.press('enter');
    expect(text()).toMatch(moving.end);
    expect(seen()).toEqual([]);
    // On the table a key does what it does, for nothing lies over the question.
    if (showing() === 'moment') expect(match.decision?.n).toBe(n);
  });

  test('on the table a key amid it is not lost: it does what it does where all stands still', async () => {
    const [amid, after] = [await set(moving), await set(moving)];
    amid.still.wait();
    after.seen();
    for (const { still } of [amid, after]) still.press('down');
    if (amid.showing() === 'table') expect(amid.text()).toBe(after.text());
  });

  test('a step is only drawn: no view is worked out for it, and no rule is asked', async () => {
    const { seen, match } = await set(moving);
    const asked = [vi.spyOn(match, 'view'), vi.spyOn(match, 'events'), vi.spyOn(match, 'fork')];
    expect(seen().length).toBeGreaterThan(0);
    for (const one of asked) expect(one).not.toHaveBeenCalled();
  });

  test('nothing of it at "at once"', async () => {
    const { seen } = await set(moving, 'instant');
    expect(seen(80)).toEqual([]);
    expect(seen(0)).toEqual([]);
  });
});
