import { offerPlain, offerRows } from '../../../kernel/match/offer.ts';
import type { Reason } from '../../../kernel/match/offer.ts';
import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { SHIP_KINDS } from '../data/ships.ts';
import type { ShipKind } from '../data/ships.ts';
import type { SpaceId } from '../data/spaces.ts';
import { diceOf, firingShips, fleetOf, groupsAt, groupsEntered, isBeaten } from '../state/battle.ts';
import { enemyAt, sizeOf } from '../state/pieces.ts';
import type { Battle, BattleSide, ChapterRules, Emperor, EmperorState } from '../state/state.ts';
import type { BattleSteps } from '../state/steps.ts';
import { fleetWords, say, shipName, spaceName, spaceRefs, tokenName } from '../text/say.ts';
import { announceTechnology } from './announcing.ts';
import { endBattle, carryOutRetreat } from './battle-end.ts';
import { giveHits } from './battle-hits.ts';
import { rollDice } from './dice.ts';
import { raiseShields } from './shields.ts';

/** The steps of a battle, phase by phase (GE-9.12 to GE-9.24). */
export const battleSteps: ChapterRules<BattleSteps> = {
  'battle.begin': beginBattle,
  'battle.open': openBattle,
  'battle.round': beginRound,
  'battle.roll': rollPhase,
  'battle.hits': giveHits,
  'battle.removed': endPhase,
  'battle.retreat': askRetreat,
};

/** Begins a battle between two sides, and announces the technologies that count in it (GE-11.6). */
function* beginBattle(game: Emperor, { space, again }: BattleSteps['battle.begin']): Rule {
  const { state } = game;
  const { turn } = state;
  if (turn?.role !== 'warlord') return;
  const { seat } = turn;
  const enemy = enemyAt(state, seat, space);
  if (enemy === null) return;
  const attackers = groupsEntered(state, space);
  const attacker: BattleSide = { seat, groups: attackers, token: null, shields: 'none' };
  const control = state.sectors[space];
  const token = control?.seat === enemy ? control.side : null;
  const defender: BattleSide = { seat: enemy, groups: groupsAt(state, enemy, space), token, shields: 'none' };
  const isSurprise = !again && attackers.some(({ warped }) => warped);
  state.battle = {
    kind: 'attack',
    space,
    sides: [attacker, defender],
    round: isSurprise ? 0 : 1,
    phase: 1,
    extra: null,
    empireFell: false,
  };
  game.tell?.({
    words: say('battle.begins', {
      seat: { seat },
      enemy: { seat: enemy },
      space: spaceName(state, space),
      attackers: fleetWords(fleetOf(attacker)),
      defenders: sideWords(defender),
    }),
    rule: 'GE-9.12',
    refs: [...spaceRefs(state, space), `seat:${seat}`, `seat:${enemy}`],
  });
  yield* beat('battle');
  announceTechnology(game, seat, 'plasma-weapons');
  announceShields(game, attacker);
  if (token !== null) announceTechnology(game, enemy, 'ion-cannons');
  announceShields(game, defender);
  game.next('battle.open', {});
}

/** The text for a side: "2 Fighters, 1 Cruiser, Starbase". */
function sideWords(side: BattleSide): Message {
  const fleet = fleetOf(side);
  const forceWords = [
    ...(sizeOf(fleet) > 0 ? [fleetWords(fleet)] : []),
    ...(side.token ? [tokenName(side.token)] : []),
  ];
  return say('ships', { parts: forceWords });
}

/** GE-11.8: announces the Shield Generators of a side that begins the battle with ships. */
function announceShields(game: Emperor, side: BattleSide): void {
  if (side.groups.length > 0) announceTechnology(game, side.seat, 'shield-generators');
}

function* openBattle(game: Emperor): Rule {
  const { battle } = game.state;
  if (battle === null) return;
  raiseShields(game.state, battle);
  game.next('battle.round', {});
}

/** GE-9.15: begins a battle round or a surprise attack. The chooser names the ship that gets the extra die. */
function* beginRound(game: Emperor): Rule {
  const { state } = game;
  const { battle } = state;
  if (battle === null) return;
  battle.phase = 1;
  battle.extra = null;
  if (battle.round === 0) {
    game.tell?.({ words: say('battle.surprise', { seat: { seat: battle.sides[0].seat } }), rule: 'GE-9.10' });
  } else game.tell?.({ words: say('battle.round', { round: battle.round }), rule: 'GE-9.14' });
  game.next('battle.roll', {});
  const [{ seat }] = battle.sides;
  if (battle.kind !== 'attack' || state.role?.chooser !== seat) return;
  battle.extra = yield* chooseExtraDie(game, battle, seat);
  game.tell?.({ words: say('battle.extra', { seat: { seat }, ship: shipName(battle.extra) }), rule: 'GE-9.15' });
}

function* chooseExtraDie(game: Emperor, battle: Battle, seat: Seat): Rule<ShipKind> {
  const firingGroups = firingShips(battle, battle.sides[0]);
  const { options, blocked } = offerPlain(
    SHIP_KINDS.filter(kind => fleetOf(battle.sides[0])[kind] > 0),
    {
      id: kind => `ship:${kind}`,
      face: kind => ({ words: shipName(kind) }),
      whyNot: kind =>
        firingGroups.some(group => group.kind === kind) ? null : { why: say('why.not-warped'), rule: 'GE-9.11' },
    },
  );
  return yield* choose(game, seat, 'battle.extra', options, {
    prompt: say('battle.extra-ask'),
    rule: 'GE-9.15',
    blocked,
    obvious: true,
  });
}

/** GE-9.14, GE-9.24: rolls the dice of both sides for a phase. */
function* rollPhase(game: Emperor): Rule {
  const { state } = game;
  const { battle } = state;
  if (battle === null) return;
  const dice = [...diceOf(state, battle, 0), ...diceOf(state, battle, 1)];
  if (dice.length === 0) {
    game.next('battle.removed', {});
    return;
  }
  yield* rollDice(game, dice, () => {
    tellDice(game, battle);
  });
  game.next('battle.hits', {});
}

function tellDice(game: Emperor, { phase, sides, space }: Battle): void {
  for (const { seat } of sides) {
    const faces = game.state.dice
      .filter(die => die.seat === seat)
      .map(die => say('die', { face: die.face, of: say(`die.${die.of}`) }));
    if (faces.length === 0) continue;
    game.tell?.({
      words: say('battle.rolled', { seat: { seat }, phase, faces }),
      rule: 'GE-9.14',
      refs: refsOf(game.state, space),
    });
  }
}

function refsOf(state: EmperorState, space: SpaceId | null) {
  return space === null ? [] : spaceRefs(state, space);
}

/** GE-9.21: ends the battle if a side has nothing left. After phase 3 the attacker fights on or retreats (GE-9.18). */
function* endPhase(game: Emperor): Rule {
  const { battle } = game.state;
  if (battle === null) return;
  const { sides, kind } = battle;
  if (sides.some(isBeaten)) {
    yield* endBattle(game, battle);
    return;
  }
  if (battle.phase < 3) {
    battle.phase = battle.phase === 1 ? 2 : 3;
    game.next('battle.roll', {});
    return;
  }
  if (kind === 'attack' && battle.round > 0) {
    game.next('battle.retreat', {});
    return;
  }
  battle.round += 1;
  game.next('battle.round', {});
}

/**
 * GE-9.18, GE-9.18.1, GE-9.19: asks the attacker whether to retreat: with the whole force or not at all, and never with
 * a warped ship.
 */
function* askRetreat(game: Emperor): Rule {
  const { state } = game;
  const { battle } = state;
  if (battle === null) return;
  const [{ seat, groups }] = battle.sides;
  const hasWarpedShips = groups.some(({ warped }) => warped);
  const { options, blocked } = offerRows<boolean>([
    { id: 'fight', face: () => ({ words: say('battle.fight') }), value: true, fault: null },
    {
      id: 'retreat',
      face: () => ({ words: say('battle.retreat') }),
      value: false,
      fault: hasWarpedShips ? WARPED_CANNOT_RETREAT : null,
    },
  ]);
  const continuesBattle = yield* choose(game, seat, 'battle.retreat', options, {
    prompt: say('battle.retreat-ask', { round: battle.round }),
    rule: 'GE-9.18',
    blocked,
    obvious: true,
  });
  if (!continuesBattle) {
    yield* carryOutRetreat(game, battle);
    return;
  }
  battle.round += 1;
  game.next('battle.round', {});
}

const WARPED_CANNOT_RETREAT: Reason = { why: say('why.warped'), rule: 'GE-9.19' };
