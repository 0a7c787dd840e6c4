import { offerRows } from '../../../kernel/match/offer.ts';
import type { Offer, Reason, OfferRow } from '../../../kernel/match/offer.ts';
import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import type { Message, Seat } from '../../../kernel/words/message.ts';
import { SHIPS } from '../data/ships.ts';
import { targetsOf } from '../state/battle.ts';
import type { Target } from '../state/battle.ts';
import type { Battle, BattleSide, Emperor, EmperorState } from '../state/state.ts';
import { say, shipName, spaceName, tokenName } from '../text/say.ts';
import { isHit } from './dice.ts';
import { addShips } from './pieces.ts';
import { recordLostShip } from './walking.ts';

/**
 * GE-9.16, GE-9.24: gives the hits of a phase: first the defender chooses what is hit, then the attacker; in the final
 * battle in seating order from the Throne (GE-12.9).
 */
export function* giveHits(game: Emperor): Rule {
  const { state } = game;
  const { battle } = state;
  if (battle === null) return;
  const hits = battle.sides.map(({ seat }) => state.dice.filter(die => die.seat !== seat && isHit(die)).length);
  state.dice = [];
  const sideOrder: readonly (0 | 1)[] = battle.kind === 'attack' ? [1, 0] : [0, 1];
  for (const sideIndex of sideOrder) yield* takeHits(game, battle, battle.sides[sideIndex], hits[sideIndex] ?? 0);
  game.next('battle.removed', {});
}

/** GE-9.16: gives the hits that a side takes, one by one. Hits beyond its last target are lost. */
function* takeHits(game: Emperor, battle: Battle, side: BattleSide, scored: number): Rule {
  let hits = scored;
  if (hits > 0 && side.shields === 'ready') {
    hits -= 1;
    side.shields = 'used';
    game.tell?.({ words: say('battle.shielded', { seat: { seat: side.seat } }), rule: 'GE-11.8' });
  }
  for (; hits > 0; hits -= 1) {
    const targets = targetsOf(side);
    if (targets.length === 0) {
      game.tell?.({ words: say('battle.lost-hits', { count: hits }), rule: 'GE-9.16' });
      return;
    }
    const { options, blocked } = offerTargets(game.state, side, targets, hits >= hitsToDestroy(side));
    const target = yield* choose(game, side.seat, 'battle.hit', options, {
      prompt: say('battle.hit', { count: hits }),
      rule: 'GE-9.16',
      blocked,
      obvious: true,
    });
    giveHit(game, battle, side, target);
  }
}

const EMPIRE_PROTECTED: Reason = { why: say('why.empire-protected'), rule: 'GE-9.16' };

/** The number of hits that destroy all of a side. */
function hitsToDestroy({ groups, token }: BattleSide): number {
  const ships = groups.reduce((sum, { kind, count, onSide }) => sum + count * SHIPS[kind].hits - onSide, 0);
  return ships + (token === 'starbase' ? 2 : token === 'empire' ? 1 : 0);
}

/**
 * The targets of a hit as options; an Empire is protected by ships. `allFall`: there are enough hits to destroy all
 * targets, so the first one is chosen automatically.
 */
function offerTargets(
  state: EmperorState,
  side: BattleSide,
  targets: readonly Target[],
  allFall: boolean,
): Offer<Target> {
  const rows = targets.map((target, at): OfferRow<Target> => {
    const row = targetRow(state, side, target);
    if (!allFall) return row;
    const repeatMark = at === 0 ? ({ autoAnswer: true } as const) : ({ isDuplicate: true } as const);
    return { ...row, face: () => ({ ...row.face(), ...repeatMark }) };
  });
  if (side.token === 'empire' && !targets.some(({ what }) => what === 'token')) {
    rows.push({ ...targetRow(state, side, { what: 'token' }), fault: EMPIRE_PROTECTED });
  }
  return offerRows(rows);
}

function targetRow(state: EmperorState, { token }: BattleSide, target: Target): OfferRow<Target> {
  if (target.what === 'token') {
    return { id: 'token', face: () => ({ words: tokenName(token ?? 'empire') }), value: target, fault: null };
  }
  const { kind, from, warped, onSide } = target;
  const idParts = [`ship:${kind}`, from ?? '', warped ? 'warped' : '', onSide ? 'on-side' : ''];
  return {
    id: idParts.filter(part => part !== '').join('+'),
    face: () => ({ words: targetWords(state, target), details: { ship: kind, onSide: Number(onSide) } }),
    value: target,
    fault: null,
  };
}

function targetWords(state: EmperorState, { kind, from, warped, onSide }: Extract<Target, { what: 'ship' }>): Message {
  const ship = onSide ? say('target.on-side', { ship: shipName(kind) }) : shipName(kind);
  if (warped) return say('target.warped', { ship });
  return from === null ? ship : say('target.from', { ship, space: spaceName(state, from) });
}

/** GE-9.16: gives one hit to a target. A Dreadnought is first laid on its side, a Starbase first becomes an Empire. */
function giveHit(game: Emperor, battle: Battle, side: BattleSide, target: Target): void {
  if (target.what === 'token') {
    hitToken(game, battle, side);
    return;
  }
  const { kind, from, warped, onSide } = target;
  const group = side.groups.find(one => one.kind === kind && one.from === from && one.warped === warped);
  if (group === undefined) return;
  const { seat } = side;
  if (!onSide && SHIPS[kind].hits > 1) {
    group.onSide += 1;
    tellHit(game, seat, 'battle.on-side', shipName(kind));
    return;
  }
  group.count -= 1;
  if (onSide) group.onSide -= 1;
  side.groups = side.groups.filter(({ count }) => count > 0);
  const { turn } = game.state;
  if (battle.space !== null) addShips(game.state, seat, battle.space, kind, -1);
  if (battle.space !== null && from !== null && turn?.role === 'warlord')
    recordLostShip(turn, battle.space, { kind, from, warped });
  tellHit(game, seat, 'battle.destroyed', shipName(kind));
}

function hitToken(game: Emperor, battle: Battle, side: BattleSide): void {
  const { sectors } = game.state;
  const control = battle.space === null ? undefined : sectors[battle.space];
  if (battle.space === null || control === undefined) return;
  if (side.token === 'starbase') {
    side.token = 'empire';
    control.side = 'empire';
    tellHit(game, side.seat, 'battle.lowered', tokenName('starbase'));
    return;
  }
  side.token = null;
  Reflect.deleteProperty(sectors, battle.space);
  battle.empireFell = true;
  tellHit(game, side.seat, 'battle.destroyed', tokenName('empire'));
}

function tellHit(
  game: Emperor,
  seat: Seat,
  key: 'battle.on-side' | 'battle.destroyed' | 'battle.lowered',
  piece: Message,
): void {
  game.tell?.({ words: say(key, { seat: { seat }, piece }), rule: 'GE-9.16' });
}
