import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { gather } from '../../../kernel/plain/gather.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { colonyAt } from '../state/board.ts';
import { changeDeeds, cloakedSince } from '../state/lots.ts';
import { machinesAt, soloMachineOf } from '../state/machines.ts';
import { enemiesAt, forcesAt, isCombatCapable, isNonCombat, piecesAt, hasEnemies } from '../state/pieces.ts';
import { answererFor, areAllies, brothersOf, fightTogether, MACHINES_SIDE } from '../state/seats.ts';
import type { ChapterRules, Combat, Empires, EmpiresState, Piece } from '../state/state.ts';
import type { BattleSteps } from '../state/steps.ts';
import { hexName, hexRef, pieceRef, say, sideWords } from '../text/say.ts';
import { announceRaiders, destroyUnarmed } from './arrival.ts';
import { canSettle, settlePlanet } from './handling.ts';
import { empireAt } from '../state/solo/empires.ts';
import { avoidsBattle } from '../state/solo/encounters.ts';
import { promptOnMaps, hexOptions } from './options.ts';

/** The steps in which a seat chooses where and against whom it fights (SE-8.1, SE-8.2). */
export const combatSteps: Pick<
  ChapterRules<BattleSteps>,
  'combat.choose' | 'combat.stay' | 'combat.enemy' | 'combat.avoid' | 'combat.over' | 'combat.settle'
> = {
  'combat.choose': chooseBattle,
  'combat.stay': resolveStayingRaiders,
  'combat.enemy': chooseEnemy,
  'combat.avoid': resolveAvoiding,
  'combat.over': afterBattles,
  'combat.settle': settleAfter,
};

/** The hexes where a seat meets enemies or enemy colonies, without the hexes that are `done` in this phase. */
export function hexesToFight(state: EmpiresState, { seat, done }: Pick<Combat, 'seat' | 'done'>): HexId[] {
  const ownPieces = state.pieces.filter(({ owner }) => fightTogether(state, owner, seat));
  const hexes = new Set(ownPieces.map(({ at }) => at));
  return [...hexes]
    .filter(hex => {
      const colony = colonyAt(state, hex);
      return (
        !done.includes(hex) &&
        !isStandOff(state, hex, seat) &&
        ((colony !== null && !areAllies(state, colony.owner, seat)) || hasEnemies(state, hex, seat))
      );
    })
    .sort();
}

/** Whether a meeting in a hex leads to no fight: only mines meet machines that mines can't harm (SE-25.5). */
export function isStandOff(state: EmpiresState, hex: HexId, seat: Seat): boolean {
  const enemies = enemiesAt(state, hex, seat);
  if (state.solo === undefined || enemies.length === 0 || enemies.some(side => side !== MACHINES_SIDE)) return false;
  return (
    piecesAt(state, hex, seat).every(({ kind }) => kind === 'mine') &&
    machinesAt(state, hex).every(piece => {
      const weakness = soloMachineOf(state, piece)?.weakness ?? null;
      return weakness !== null && weakness !== 'mines';
    })
  );
}

/** Whether all of a seat's units in a hex are unseen there, so that it need not fight (SE-15.2). */
function areAllUnseen(state: EmpiresState, hex: HexId, seat: Seat): boolean {
  const ownForces = forcesAt(state, hex, seat);
  return ownForces.length > 0 && ownForces.every(piece => cloakedSince(piece) !== null) && hasEnemies(state, hex, seat);
}

/** SE-8.1: the active seat chooses the next hex to fight in. */
function* chooseBattle(game: Empires, { seat }: BattleSteps['combat.choose']): Rule {
  const { state } = game;
  const { combat } = state;
  if (combat === null) return;
  const hexes = hexesToFight(state, combat);
  if (hexes.length === 0) return;
  const mayPass = hexes.every(hex => areAllUnseen(state, hex, seat));
  const hexChoices = hexOptions(hexes);
  const options = [...hexChoices, ...(mayPass ? [{ id: 'done', words: say('combat.done'), value: null }] : [])];
  const question = { prompt: promptOnMaps(state, say('combat.ask'), hexChoices), rule: 'SE-8.1', obvious: true };
  const answerer = answererFor(state, seat);
  const hex = yield* choose<HexId | null>(game, answerer, 'combat.hex', options, question);
  if (hex === null) {
    // For Raiders announced in this turn, the enemies have already been asked about their scanners.
    for (const place of hexes.filter(one => longUnseenRaiders(state, one, seat).length > 0))
      game.next('combat.stay', { seat, hex: place });
    return;
  }
  combat.hex = hex;
  combat.settled = [];
  const empire = empireAt(state, hex);
  if (empire !== null) game.next('empire.defend', { number: empire });
  game.next('combat.enemy', { seat, hex });
  game.next('combat.choose', { seat });
}

/** The Raiders of a side that have been unseen in a hex since an earlier turn. */
function longUnseenRaiders(state: EmpiresState, hex: HexId, seat: Seat): Piece[] {
  return forcesAt(state, hex, seat).filter(piece => cloakedSince(piece) === 'before');
}

/** SE-15.2: Raiders that stay in a hex with enemies do not fight, unless an enemy shows a scanner that finds them. */
function* resolveStayingRaiders(game: Empires, { seat, hex }: BattleSteps['combat.stay']): Rule {
  const { state } = game;
  const { combat } = state;
  if (combat === null) return;
  const raiders = longUnseenRaiders(state, hex, seat);
  const foundRaiders = yield* announceRaiders(game, raiders, enemiesAt(state, hex, seat));
  for (const piece of raiders)
    changeDeeds(piece, () => ({ cloaked: foundRaiders.includes(piece) ? null : 'announced' }));
  if (foundRaiders.length === 0) return;
  combat.hex = hex;
  combat.settled = [];
  game.next('combat.enemy', { seat, hex });
}

/** SE-8.2: a battle has two sides; with several enemies the active seat chooses whom to fight next. */
function* chooseEnemy(game: Empires, { seat, hex }: BattleSteps['combat.enemy']): Rule {
  const { state } = game;
  const { combat } = state;
  if (combat === null) return;
  const unsettledEnemies = enemiesAt(state, hex, seat).filter(side => !combat.settled.includes(side));
  const [first] = unsettledEnemies;
  const forces = forcesAt(state, hex, seat);
  if (first === undefined || forces.length === 0) {
    game.next('combat.over', { seat, hex });
    return;
  }
  const options = unsettledEnemies.map(side => ({ id: `side:${side}`, words: sideWords(side), value: side }));
  const question = { prompt: say('combat.enemy', { hex: hexName(hex) }), rule: 'SE-8.2', obvious: true };
  const answerer = answererFor(state, seat);
  const enemy = yield* choose<Side>(game, answerer, 'combat.enemy', options, question);
  combat.settled.push(enemy);
  if (game.uncover(() => mayHide(state, hex, enemy))) game.next('combat.avoid', { hex, enemy });
  else game.next('battle.begin', { hex, attacker: attackerIn(state, hex, seat), defender: enemy, cause: 'combat' });
  game.next('combat.enemy', { seat, hex });
}

/**
 * Whether a side could stay unseen in a hex: all its fighting units are Raiders, and it has no mines there (SE-8.1,
 * SE-15.2, SE-16.3). Raiders of alien empires do not hide from enemies that are worth less (SE-26.8.6).
 */
function mayHide(state: EmpiresState, hex: HexId, side: Side): boolean {
  if (typeof side !== 'number') return avoidsBattle(state, hex, side);
  const hidingForces = forcesAt(state, hex, side).filter(piece => isCombatCapable(piece) || piece.kind === 'mine');
  return hidingForces.length > 0 && hidingForces.every(({ kind }) => kind === 'raider');
}

/** SE-15.2: attacked Raiders may stay unseen, unless a scanner finds them. */
function* resolveAvoiding(game: Empires, { hex, enemy }: BattleSteps['combat.avoid']): Rule {
  const { state } = game;
  const seat = state.combat?.seat;
  if (seat === undefined) return;
  const raiders = forcesAt(state, hex, enemy).filter(({ kind }) => kind === 'raider');
  const isUnseen =
    typeof enemy === 'number'
      ? yield* staysUnseen(game, { hex, side: enemy, from: seat })
      : (yield* announceRaiders(game, raiders, [seat])).length === 0;
  if (isUnseen) for (const piece of raiders) changeDeeds(piece, () => ({ cloaked: 'announced' }));
  else game.next('battle.begin', { hex, attacker: attackerIn(state, hex, seat), defender: enemy, cause: 'combat' });
}

/**
 * SE-15.2: attacked Raiders stay unseen if all their owners want it and no scanner finds one. Returns whether they do.
 */
export function* staysUnseen(
  game: Empires,
  { hex, side, from }: { readonly hex: HexId; readonly side: Seat; readonly from: Side },
): Rule<boolean> {
  const forces = forcesAt(game.state, hex, side);
  const raiders = forces.filter(({ kind }) => kind === 'raider');
  for (const owner of new Set(raiders.map(piece => piece.owner))) {
    if (typeof owner !== 'number') continue;
    const choosesToHide = yield* choose(
      game,
      owner,
      'raiders.avoid',
      [
        { id: 'hide', words: say('raiders.hide'), value: true },
        { id: 'fight', words: say('raiders.fight'), value: false },
      ],
      { prompt: say('raiders.avoid', { hex: hexName(hex) }), rule: 'SE-15.2', secrecy: 'own-view' },
    );
    if (!choosesToHide) return false;
  }
  if ((yield* announceRaiders(game, raiders, [from])).length > 0) return false;
  const unarmed = forces.filter(piece => isNonCombat(piece) && piece.kind !== 'decoy');
  destroyUnarmed(game, side, unarmed); // SE-6.8: units without guards
  return true;
}

/**
 * The side that attacks in a seat's turn: the seat itself, or if it has no units in the hex, a blood brother that has
 * (SE-22.3).
 */
function attackerIn(state: EmpiresState, hex: HexId, seat: Seat): Side {
  return (
    brothersOf(state, seat).find(side => side === seat && piecesAt(state, hex, side).length > 0) ??
    forcesAt(state, hex, seat)[0]?.owner ??
    seat
  );
}

/** SE-9.1: after the last battle in a hex its colony may be fired at, and Colony Ships may settle. */
function* afterBattles(game: Empires, { seat, hex }: BattleSteps['combat.over']): Rule {
  const { state } = game;
  const { combat } = state;
  if (combat === null) return;
  combat.done.push(hex);
  combat.hex = null;
  const colony = colonyAt(state, hex);
  const ownForces = forcesAt(state, hex, seat);
  if (ownForces.length === 0) return;
  const owners = [...new Set(ownForces.map(({ owner }) => owner))].filter(owner => typeof owner === 'number');
  if (colony !== null && !areAllies(state, colony.owner, seat)) {
    const guards = game.uncover(() =>
      gather(enemiesAt(state, hex, seat), side => forcesAt(state, hex, side).filter(isCombatCapable)),
    );
    if (guards.every(({ kind }) => kind === 'raider')) {
      combat.bombs = Object.fromEntries(
        ownForces.filter(isCombatCapable).map(({ handle, count }) => [`c${handle}`, count]),
      );
      for (const owner of owners) game.next('bombard.ask', { seat: owner, hex });
    } else {
      const guardParams = { side: sideName(colony.owner), hex: hexName(hex) };
      game.tell?.({ words: say('bombard.guarded', guardParams), rule: 'SE-9.5', refs: [hexRef(hex)] });
    }
  }
  for (const owner of owners) game.next('combat.settle', { seat: owner, hex });
}

/** SE-6.10: a Colony Ship may settle in its hex right after combat. */
function* settleAfter(game: Empires, { seat, hex }: BattleSteps['combat.settle']): Rule {
  const { state } = game;
  const ships = piecesAt(state, hex, seat).filter(({ kind }) => kind === 'colony-ship');
  if (ships.length === 0) return;
  const settlers = ships.filter(piece => canSettle(state, piece));
  const options = [
    {
      id: 'done',
      words: say('settle.not'),
      ...(settlers.length === 0 ? { autoAnswer: true as const } : {}),
      value: null,
    },
    ...settlers.map(piece => ({
      id: `settle:c${piece.handle}`,
      words: say('settle.do', { hex: hexName(hex) }),
      subject: pieceRef(piece.handle),
      details: { do: 'settle', unit: piece.kind },
      refs: [pieceRef(piece.handle), hexRef(hex)],
      value: piece,
    })),
  ];
  const question = { prompt: say('settle.ask', { hex: hexName(hex) }), rule: 'SE-6.10', secrecy: 'own-view' } as const;
  const settlingShip = yield* choose(game, seat, 'combat.settle', options, question);
  if (settlingShip !== null) settlePlanet(game, seat, settlingShip);
}
