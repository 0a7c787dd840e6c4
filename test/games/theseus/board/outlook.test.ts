import { describe, expect, test } from 'vitest';
import { outlookLine } from '../../../../src/games/theseus/board/outlook.ts';
import { theseus } from '../../../../src/games/theseus/game.ts';
import { previewer } from '../../../../src/kernel/history/preview.ts';
import { amongThreeMarines } from '../among-marines.ts';
import type { Scene } from '../scene.ts';
import { scene } from '../scene.ts';
import { say } from '../../../../src/games/theseus/text/say.ts';
import { deploymentAt } from '../../../../src/games/theseus/view/deployment.ts';
import { isTheseusView } from '../../../../src/games/theseus/view.ts';
import { checkNonInterference } from '../../../oracles/non-interference.ts';
import { playRandomly } from '../../../oracles/random-play.ts';
import { act } from '../cards/situations.ts';
import { settingFor, WAYS } from '../oracles/matches.ts';
import { scramble } from '../oracles/scramble.ts';
import { contextOf } from './painting.ts';

/** What is told beside an option now; the view is the one that everybody has. */
function beside(table: Scene, id: string): string | null {
  const { decision } = table;
  const option = decision.options.find(candidate => candidate.id === id);
  if (option === undefined) throw new Error(`${id} is not offered: ${table.options.join(' ')}`);
  const preview = previewer(table.match, 'spectator');
  return outlookLine(table.match.view('spectator'), decision, option, contextOf(), preview);
}

/** EX-01: 2, 4, 1, 2 and 0 units in the sectors of a ring of five, clockwise. */
function fiveSectors(faction: 'marines' | 'aliens'): Scene {
  return scene(['marines', 'aliens'])
    .unit('marine-1', 'corridors-a')
    .unit('alien-1', 'corridors-d', 'base', { heldBy: null })
    .unit('marine-2', 'control-room-a')
    .unit('alien-2', 'docking-bay-b')
    .unit('marine-3', 'tech-bay-a')
    .unit('alien-3', 'tech-bay-b')
    .turn(faction);
}

test('TH-11.2 the card that comes from the deck says what it does', () => {
  const table = scene(['marines', 'aliens'])
    .unit('marine-1', 'control-room-a')
    .deck('marines', 'marines-mine-1')
    .during('marines', 'marine-1', 'turn.pending', {});
  const option = table.decision.options.find(({ id }) => id !== 'done');
  expect(beside(table, option?.id ?? '')).toMatch(
    /Mine comes here from your deck: An enemy who stops here takes \d wounds/,
  );
});

describe('a move, before it is chosen', () => {
  test('TH-6.2 as many sectors on as there are units where it starts (EX-01)', () => {
    const table = fiveSectors('marines');
    expect(beside(table, 'unit:marine-1')).toBe('→ 2 steps to Docking Bay; then upgrade or purge');
    expect(beside(table, 'unit:marine-2')).toBe('→ 1 step to Docking Bay; then upgrade or purge');
    expect(beside(table, 'unit:marine-3')).toBe('→ 2 steps to Corridors; then assault in all sectors (Bob −2 LP)');
  });

  test('TH-10.5 what the extra turn of the Tech Bay costs, which nobody may decline, is told with the move into it', () => {
    const table = scene(['marines', 'aliens'])
      .unit('alien-1', 'docking-bay-a')
      .unit('alien-2', 'control-room-a')
      .unit('marine-1', 'corridors-a')
      .card('marines-mine-1', 'docking-bay-s1')
      .turn('aliens');
    expect(beside(table, 'unit:alien-1')).toBe('→ 1 step to Tech Bay; then extra turn (Mine: Bob −2 LP)');
  });

  /** EX-02: an Alien skips the Docking Bay and stops among three Marines. */
  function shortcut(more: { readonly upgrades?: number } = {}): Scene {
    return amongThreeMarines()
      .card('marines-battle-position-1', 'corridors-s2')
      .card('aliens-tentacles-1', 'corridors-s4')
      .card('aliens-assault-1', 'corridors-s5')
      .seat('aliens', more)
      .turn('aliens');
  }

  test('TH-6.8 trap, minor assault, then what is carried out there (EX-02)', () => {
    const table = shortcut();
    expect(beside(table, 'unit:alien-1')).toBe(
      '→ 2 steps to Docking Bay | or 2 steps to Corridors: Mine: Ann −2 LP, minor assault: Bob −3 LP; then Assault (Bob −3 LP), assault in all sectors (Bob −3 LP)',
    );
    table.answer('unit:alien-1');
    expect(beside(table, 'to:corridors+skip:docking-bay')).toBe(
      '→ 2 steps to Corridors: Mine: Ann −2 LP, minor assault: Bob −3 LP; then Assault (Bob −3 LP), assault in all sectors (Bob −3 LP)',
    );
  });

  test('TH-10.1 of several cards and the sector’s own action, each says what it comes to; it is what happens', () => {
    const table = amongThreeMarines()
      .card('marines-battle-position-1', 'corridors-s2')
      .card('aliens-tentacles-1', 'corridors-s4')
      .card('aliens-assault-1', 'corridors-s5')
      .card('aliens-assault-2', 'corridors-s1')
      .turn('aliens')
      .answer('unit:alien-1');
    const told = beside(table, 'to:corridors+skip:docking-bay');
    expect(told).toContain('then Assault, Assault (assault: Bob −6 LP), assault in all sectors (Bob −3 LP)');
    table.answer('to:corridors+skip:docking-bay');
    const before = table.life('marines');
    table.answer('run:aliens-assault-1');
    expect(before - table.life('marines')).toBe(9);
  });

  test('what was told is what happens (EX-02)', () => {
    const table = shortcut({ upgrades: 1 }).answer('unit:alien-1', 'to:corridors+skip:docking-bay');
    expect([table.life('aliens'), table.life('marines')]).toEqual([18, 17]);
    expect(beside(table, 'run:aliens-assault-1')).toBe('→ assault: Bob −3 LP');
    table.answer('run:aliens-assault-1');
    expect(table.life('marines')).toBe(14);
  });
});

test('TH-8.1 a room where a unit may stop: whom passages join to it', () => {
  const table = scene(['aliens', 'marines'])
    .unit('alien-1', 'corridors-a')
    .unit('marine-1', 'control-room-a')
    .turn('aliens');
  const rooms = table.options.filter(id => id.startsWith('room:'));
  expect(Object.fromEntries(rooms.map(room => [room, beside(table, room)]))).toEqual({
    'room:control-room-b': '→ passages to Marine 1',
    'room:control-room-c': '→ passages to Marine 1',
    'room:control-room-d': '→ no enemy in reach; passages to b, c',
  });
});

describe('what a card does, before its target is chosen', () => {
  test('TH-16.2.1: Kidnap: whom the traps of the sector work on, and what a unit that fills it brings', () => {
    const table = act('aliens', 'marines', it =>
      it
        .card('aliens-kidnap-1', 'docking-bay-s1')
        .unit('marine-1', 'docking-bay-b')
        .unit('marine-2', 'docking-bay-c')
        .card('aliens-hive-1', 'control-room-s1')
        .unit('alien-2', 'tech-bay-a', 'upgraded')
        .unit('alien-3', 'tech-bay-b')
        .unit('small-alien-1', 'tech-bay-c'),
    ).answer('unit:marine-1');
    expect(beside(table, 'sector:control-room')).toBe('→ Hive: Bob −1 LP');
    expect(beside(table, 'sector:tech-bay')).toBe('→ minor assault: Bob −2 LP');
    expect(beside(table, 'sector:corridors')).toBeNull();
  });

  test('TH-10.6, TH-16.3.4: malfunction: who wakes up, what is copied no more, who draws the token', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'control-room-a')
      .card('marines-reproduction-1', 'corridors-s1')
      .card('marines-mine-1', 'corridors-s2')
      .card('marines-fire-1', 'tech-bay-s1')
      .malfunction('marines-fire-1')
      .during('aliens', 'alien-1', 'turn.sector', {});
    expect(beside(table, 'malfunction:marines-reproduction-1')).toBe('→ Fire wakes up, Mine counts one time less');
    expect(beside(table, 'malfunction:marines-fire-1')).toBeNull();
    const drawn = scene(['aliens', 'marines'])
      .unit('alien-1', 'control-room-a')
      .card('marines-mine-1', 'corridors-s1')
      .card('marines-protection-1', 'tech-bay-s1')
      .during('aliens', 'alien-1', 'turn.sector', {});
    expect(beside(drawn, 'malfunction:marines-mine-1')).toBe('→ Protection draws the token');
  });

  test('TH-10.7: a purge takes the copies with it; a token comes from the supply', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'alien-nest-a')
      .card('marines-reproduction-1', 'alien-nest-s1')
      .card('marines-mine-1', 'alien-nest-s2')
      .during('aliens', 'alien-1', 'turn.sector', {});
    expect(beside(table, 'purge:alien-nest-s1')).toBe('→ Mine counts one time less');
    expect(beside(table, 'purge:alien-nest-s2')).toBeNull();
    expect(beside(table, 'take-upgrade')).toBe('→ Ann +1 token');
  });

  test('TH-12.1, TH-12.2: an upgrade: what the better side attacks, and the new N', () => {
    const table = scene(['aliens', 'marines'])
      .seat('aliens', { upgrades: 2 })
      .unit('alien-1', 'alien-nest-a')
      .unit('alien-2', 'corridors-a')
      .card('aliens-hive-1', 'tech-bay-s1', { upgrades: 1 })
      .turn('aliens');
    expect(beside(table, 'flip:alien-1')).toBe('→ then it attacks all enemies in reach, now it reaches nobody');
    expect(beside(table, 'token:tech-bay-s1')).toBe('→ Hive: N from 2 to 3');
  });

  test('TH-8.2, TH-12.1: an upgrade that makes a unit attack all says what it would hit from where it stands', () => {
    const table = scene(['aliens', 'marines'])
      .seat('aliens', { upgrades: 1 })
      .unit('alien-1', 'corridors-a')
      .unit('marine-1', 'corridors-b')
      .turn('aliens');
    expect(beside(table, 'flip:alien-1')).toBe(
      '→ then it attacks all enemies in reach, now it reaches Marine 1: 1 wound',
    );
  });

  test('TH-8.2: whom an attack hits', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'corridors-a')
      .unit('alien-1', 'corridors-b')
      .unit('alien-2', 'corridors-c')
      .seat('aliens', { life: 1 })
      .during('marines', 'marine-1', 'turn.sector', {});
    expect(table.decision.kind).toBe('attack.target');
    expect(beside(table, 'unit:alien-1')).toMatch(/^→ Bob −1 LP, the match ends: /);
  });

  test('TH-7.2: what each trap does, one after the other', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'alien-nest-a')
      .card('marines-mine-1', 'tech-bay-s1')
      .card('marines-fire-1', 'tech-bay-s2')
      .turn('aliens')
      .answer('room:tech-bay-a');
    expect(table.decision.kind).toBe('trap.order');
    expect(beside(table, 'card:marines-mine-1')).toMatch(/^→ Mine: Ann −2 LP/);
  });

  test('TH-9.2: where the traps wait for a unit from space', () => {
    const table = scene(['aliens', 'marines'])
      .unit('alien-1', 'space')
      .card('marines-mine-1', 'tech-bay-s1')
      .unit('alien-2', 'corridors-a')
      .turn('aliens');
    expect(beside(table, 'unit:alien-1')).toBe('→ any empty room; then your turn ends');
    table.answer('unit:alien-1');
    expect(beside(table, 'sector:tech-bay')).toBe('→ Mine: Ann −2 LP');
    expect(beside(table, 'sector:corridors')).toBeNull();
  });

  test('TH-11.3, TH-15.1, TH-17.1: deploying: what the slot gives, who copies it, and what comes after it', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'docking-bay-a')
      .pending('marines-mine-1', 'docking-bay-p1')
      .card('marines-reproduction-1', 'corridors-s1')
      .card('marines-armory-1', 'tech-bay-s2')
      .card('aliens-creeper-1', 'alien-nest-s1')
      .bonus('bonus-upgrade-1', 'tech-bay-s1')
      .during('marines', 'marine-1', 'turn.pending', {});
    expect(beside(table, 'deploy:docking-bay-p1')).toBe('→ your deck is empty');
    table.answer('deploy:docking-bay-p1');
    expect(beside(table, 'slot:corridors-s2')).toBe('→ Reproduction makes it count 2 times, the countdown goes to 3');
    expect(beside(table, 'slot:tech-bay-s1')).toBe('→ you gain Upgrade');
    expect(beside(table, 'slot:tech-bay-s2')).toBe('→ your Armory is discarded, the countdown goes to 3');
    expect(beside(table, 'slot:alien-nest-s2')).toBe('→ a Creeper switches it off, the countdown goes to 3');
  });

  test('TH-20.6: how long an embryo keeps a card', () => {
    const table = scene(['pandora', 'marines'])
      .unit('runner-1', 'docking-bay-a')
      .card('marines-mine-1', 'docking-bay-s1')
      .during('pandora', 'runner-1', 'turn.actions', {});
    expect(beside(table, 'take:docking-bay-s1')).toBe('→ yours until it is carried out once');
    expect(beside(table, 'none')).toBeNull();
  });
});

describe('a card, before it is deployed', () => {
  test('TH-11.3 only a card of one’s own makes room for it', () => {
    const table = scene(['marines', 'aliens'])
      .unit('marine-1', 'docking-bay-a')
      .pending('marines-mine-1', 'docking-bay-p1')
      .card('marines-armory-1', 'corridors-s1')
      .card('aliens-hive-1', 'corridors-s2')
      .during('marines', 'marine-1', 'turn.pending', {});
    table.answer('deploy:docking-bay-p1');
    const view = table.match.view('spectator');
    expect(deploymentAt(view, 'marines-mine', 'corridors-s1').replaced).toBe('marines-armory-1');
    expect(deploymentAt(view, 'marines-mine', 'corridors-s2').replaced).toBeNull();
  });

  test('TH-20.2: what can be born; TH-20.3: what the marker gives', () => {
    const table = scene(['pandora', 'marines'])
      .unit('creature-1', 'tech-bay-a')
      .unit('creature-2', 'corridors-a')
      .unit('marine-1', 'docking-bay-a')
      .during('pandora', 'creature-1', 'turn.actions', {}, { breeds: true });
    expect(beside(table, 'kind:runner')).toBe(
      '→ attacks nobody, takes over a card until it is carried out once, may go one sector further',
    );
    expect(beside(table, 'kind:hunter')).toBe('→ attacks nobody, takes over a card for good');
    expect(beside(table, 'kind:warrior')).toBe('→ attacks one, takes over a card until it is carried out once');
    const marker = scene(['pandora', 'marines']).begin('setUp.pandora', { seat: 0 });
    expect(beside(marker, 'left:docking-bay')).toBe('→ you share it and play before its owner');
    expect(beside(marker, 'right:corridors')).toBe('→ you use its action and your own there');
  });

  test('TH-3.7: what a card of the set-up does', () => {
    const table = scene(['marines', 'aliens'])
      .seat('marines', { drawn: ['marines-mine-1', 'marines-armory-1'] })
      .with(state => {
        state.phase = 'set-up';
      })
      .begin('setUp.install', { seat: 0 });
    expect(beside(table, 'card:marines-armory-1')).toBe('→ You take an upgrade token.');
  });
});

describe('what is told beside options', () => {
  test.each(WAYS)('says nothing of what its reader may not know, TH-22.3: %s', (name, seats, options) => {
    let given = 0;
    let compared = 0;
    playRandomly(theseus, settingFor(seats, `foretold ${name}`, options), {
      each: pending => {
        if (given++ % 60 !== 11) return;
        const seat = pending.decision?.seat ?? 0;
        compared += checkNonInterference(theseus, pending.record(), seat, scramble, {
          seed: `${given}`,
          decisions: 6,
          also: match => {
            const { decision } = match;
            const view = match.view(seat);
            if (decision === null || !isTheseusView(view)) return null;
            const preview = previewer(match, seat);
            return decision.options.map(option => outlookLine(view, decision, option, contextOf(), preview));
          },
        });
      },
    });
    expect(compared).toBeGreaterThan(3);
  });
});

test.each([
  [1, 'An enemy who stops here or passes takes 1 wound.'],
  [2, 'An enemy who stops here or passes takes 2 wounds.'],
])('the text of a card counts %i', (number, words) => {
  const text = say('card.marines-fire.text');
  expect(contextOf().format(say('outlook.text', { text, number }))).toBe(words);
});
