import { choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { Seat, Side } from '../../../kernel/words/message.ts';
import type { HexId } from '../data/hexes.ts';
import { colonyAt } from '../state/board.ts';
import { machinesAt, soloMachineOf } from '../state/machines.ts';
import { MACHINES_SIDE } from '../state/seats.ts';
import { enemiesAt, isCombatCapable, piecesAt, piecesOf } from '../state/pieces.ts';
import type { ChapterRules, Combat, Empires, EmpiresState } from '../state/state.ts';
import type { BattleSteps } from '../state/steps.ts';
import { hexName, hexRef, pieceRef, say, sideWords } from '../text/say.ts';
import { announceRaiders } from './arrival.ts';
import { canSettle, settle } from './handling.ts';
import { empireAt } from '../state/solo/empires.ts';
import { hexOptions } from './options.ts';

/** SE-8.1, SE-8.2: where and against whom a seat fights. */
export const combatSteps: Pick<
  ChapterRules<BattleSteps>,
  'combat.choose' | 'combat.enemy' | 'combat.avoid' | 'combat.over' | 'combat.settle'
> = {
  'combat.choose': chooseBattle,
  'combat.enemy': chooseEnemy,
  'combat.avoid': avoid,
  'combat.over': afterBattles,
  'combat.settle': settleAfter,
};

/** The hexes where a seat meets enemies or their colonies, and has not been yet in this phase. */
export function contested(state: EmpiresState, { seat, done }: Pick<Combat, 'seat' | 'done'>): HexId[] {
  const hexes = new Set(piecesOf(state, seat).map(({ at }) => at));
  return [...hexes]
    .filter(hex => {
      const colony = colonyAt(state, hex);
      return (
        !done.includes(hex) &&
        !isStandOff(state, hex, seat) &&
        ((colony !== null && colony.owner !== seat) || enemiesAt(state, hex, seat).length > 0)
      );
    })
    .sort();
}

/** Whether nothing can come of a meeting: mines by themselves, and machines that mines do nothing to (SE-25.5). */
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

/** Whether a seat's units in a hex are all there unseen, so that it need not fight (SE-15.2). */
function staysUnseen(state: EmpiresState, hex: HexId, seat: Seat): boolean {
  const own = piecesAt(state, hex, seat);
  return own.length > 0 && own.every(({ cloaked }) => cloaked) && enemiesAt(state, hex, seat).length > 0;
}

/** SE-8.1: the active seat chooses the order of the hexes. */
function* chooseBattle(game: Empires, { seat }: BattleSteps['combat.choose']): Rule {
  const { state } = game;
  const { combat } = state;
  if (combat === null) return;
  const hexes = contested(state, combat);
  if (hexes.length === 0) return;
  const mayPass = hexes.every(hex => staysUnseen(state, hex, seat));
  const options = [...hexOptions(hexes), ...(mayPass ? [{ id: 'done', words: say('combat.done'), value: null }] : [])];
  const about = { prompt: say('combat.ask'), rule: 'SE-8.1', obvious: true };
  const hex = yield* choose<HexId | null>(game, seat, 'combat.hex', options, about);
  if (hex === null) return;
  combat.hex = hex;
  combat.settled = [];
  const empire = empireAt(state, hex);
  if (empire !== null) game.next('empire.defend', { number: empire });
  game.next('combat.enemy', { seat, hex });
  game.next('combat.choose', { seat });
}

/** SE-8.2: two sides only; with several enemies the active seat says whom it fights first. */
function* chooseEnemy(game: Empires, { seat, hex }: BattleSteps['combat.enemy']): Rule {
  const { state } = game;
  const { combat } = state;
  if (combat === null) return;
  const left = enemiesAt(state, hex, seat).filter(side => !combat.settled.includes(side));
  const [first] = left;
  if (first === undefined || piecesAt(state, hex, seat).length === 0) {
    game.next('combat.over', { seat, hex });
    return;
  }
  const options = left.map(side => ({ id: `side:${side}`, words: sideWords(side), value: side }));
  const about = { prompt: say('combat.enemy', { hex: hexName(hex) }), rule: 'SE-8.2', obvious: true };
  const enemy = yield* choose<Side>(game, seat, 'combat.enemy', options, about);
  combat.settled.push(enemy);
  const theirs = game.uncover(() => piecesAt(state, hex, enemy).filter(({ kind }) => kind !== 'decoy'));
  const mayHide = typeof enemy === 'number' && theirs.length > 0 && theirs.every(({ kind }) => kind === 'raider');
  if (mayHide) game.next('combat.avoid', { hex, enemy });
  else game.next('battle.begin', { hex, attacker: seat, defender: enemy, cause: 'combat' });
  game.next('combat.enemy', { seat, hex });
}

/** SE-15.2: Raiders that are attacked may stay unseen, unless a scanner is shown. */
function* avoid(game: Empires, { hex, enemy }: BattleSteps['combat.avoid']): Rule {
  const { state } = game;
  const seat = state.combat?.seat;
  if (seat === undefined || typeof enemy !== 'number') return;
  const hides = yield* choose(
    game,
    enemy,
    'raiders.avoid',
    [
      { id: 'hide', words: say('raiders.hide'), value: true },
      { id: 'fight', words: say('raiders.fight'), value: false },
    ],
    { prompt: say('raiders.avoid', { hex: hexName(hex) }), rule: 'SE-15.2', secrecy: 'own-view' },
  );
  if (hides) {
    const raiders = piecesAt(state, hex, enemy).filter(({ kind }) => kind === 'raider');
    const found = yield* announceRaiders(game, { seat: enemy, raiders, enemies: [seat] });
    if (!found) return;
  }
  game.next('battle.begin', { hex, attacker: seat, defender: enemy, cause: 'combat' });
}

/** SE-9.1: once no enemy is left that fights, the colony of the hex may be fired at, and Colony Ships may settle. */
function* afterBattles(game: Empires, { seat, hex }: BattleSteps['combat.over']): Rule {
  const { state } = game;
  const { combat } = state;
  if (combat === null) return;
  combat.done.push(hex);
  combat.hex = null;
  const colony = colonyAt(state, hex);
  const own = piecesAt(state, hex, seat);
  if (own.length === 0) return;
  if (colony !== null && colony.owner !== seat) {
    const guards = game.uncover(() =>
      enemiesAt(state, hex, seat).flatMap(side => piecesAt(state, hex, side).filter(isCombatCapable)),
    );
    if (guards.every(({ kind }) => kind === 'raider')) {
      combat.bombs = Object.fromEntries(own.filter(isCombatCapable).map(({ handle, count }) => [`c${handle}`, count]));
      game.next('bombard.ask', { seat, hex });
    } else {
      const guarded = { side: sideName(colony.owner), hex: hexName(hex) };
      game.tell({ words: say('bombard.guarded', guarded), rule: 'SE-9.5', refs: [hexRef(hex)] });
    }
  }
  game.next('combat.settle', { seat, hex });
}

/** SE-6.10: right after combat a Colony Ship of the hex may settle. */
function* settleAfter(game: Empires, { seat, hex }: BattleSteps['combat.settle']): Rule {
  const { state } = game;
  const ships = piecesAt(state, hex, seat).filter(({ kind }) => kind === 'colony-ship');
  if (ships.length === 0) return;
  const options = [
    { id: 'done', words: say('settle.not'), value: null },
    ...ships
      .filter(piece => canSettle(state, piece))
      .map(piece => ({
        id: `settle:c${piece.handle}`,
        words: say('settle.do', { hex: hexName(hex) }),
        refs: [pieceRef(piece.handle), hexRef(hex)],
        value: piece,
      })),
  ];
  const about = { prompt: say('settle.ask', { hex: hexName(hex) }), rule: 'SE-6.10', secrecy: 'own-view' } as const;
  const ship = yield* choose(game, seat, 'combat.settle', options, about);
  if (ship !== null) settle(game, seat, ship);
}
