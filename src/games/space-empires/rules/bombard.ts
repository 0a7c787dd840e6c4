import { beat, choose } from '../../../kernel/match/rule.ts';
import type { Rule } from '../../../kernel/match/rule.ts';
import { colonyAt, hexState } from '../state/board.ts';
import { aimAtColony, isHit } from '../state/fire.ts';
import { hullOf, isCombatCapable, pieceOf, piecesAt } from '../state/pieces.ts';
import { recordShown, techOf } from '../state/carried.ts';
import { areAllies } from '../state/seats.ts';
import { sideName } from '../../../kernel/words/message.ts';
import type { ChapterRules, Empires, EmpiresState, Piece } from '../state/state.ts';
import type { BombardSteps } from '../state/steps.ts';
import { COLONY_STEPS, HOMEWORLD_STEPS } from '../data/units.ts';
import { hexName, hexRef, kindName, pieceRef, say, seatName, unitsWords } from '../text/say.ts';
import { empireFell } from './solo/alien-turn.ts';
import { colonyDestroyed, loseHeldPoint } from './victory.ts';

/** The steps of bombarding colonies (SE-9). */
export const bombardSteps: ChapterRules<BombardSteps> = { 'bombard.ask': askToFire, 'bombard.shoot': shoot };

/** SE-9.1: asks a seat which unit fires at the colony; each combat-capable unit may fire once. */
function* askToFire(game: Empires, { seat, hex }: BombardSteps['bombard.ask']): Rule {
  const { state } = game;
  const { combat } = state;
  const colony = colonyAt(state, hex);
  if (combat === null || colony === null || areAllies(state, colony.owner, seat)) return;
  const shooters = piecesAt(state, hex, seat).filter(
    piece => isCombatCapable(piece) && (combat.bombs[`c${piece.handle}`] ?? 0) > 0,
  );
  const options = [
    ...shooters.map(piece => {
      const { needed } = aimAtColony(state, piece);
      const shots = combat.bombs[`c${piece.handle}`] ?? 0;
      return {
        id: `fire:c${piece.handle}`,
        words: say('bombard.group', { units: unitsWords(piece.kind, shots), needed }),
        subject: pieceRef(piece.handle),
        details: { do: 'fire', unit: piece.kind, needed, shots },
        refs: [pieceRef(piece.handle), hexRef(hex)],
        value: piece.handle,
      };
    }),
    {
      id: 'done',
      words: say('bombard.done'),
      ...(shooters.length === 0 ? { autoAnswer: true as const } : {}),
      value: null,
    },
  ];
  const prompt = say('bombard.ask', { seat: sideName(colony.owner), hex: hexName(hex), value: colony.value });
  const question = { prompt, rule: 'SE-9.1', secrecy: 'own-view' } as const;
  const chosenHandle = yield* choose<number | null>(game, seat, 'bombard.fire', options, question);
  if (chosenHandle === null) return;
  turnUpShooter(state, pieceOf(state, chosenHandle));
  game.next('bombard.shoot', { seat, hex, by: chosenHandle });
  game.next('bombard.ask', { seat, hex });
}

/**
 * Turns up a unit that fires at a colony. The levels that the shot needs become public (SE-9.2, SE-12.10): Attack as
 * far as the hull uses it, and the special technology of Fighters and Raiders.
 */
function turnUpShooter(state: EmpiresState, piece: Piece): void {
  const { attack, special } = techOf(state, piece);
  piece.up = true;
  recordShown(piece, { attack: Math.min(attack, hullOf(piece.kind)) });
  if (piece.kind === 'fighter' || piece.kind === 'raider') recordShown(piece, { special });
}

/** SE-9.2, SE-9.3: fires a shot at a colony; a hit lowers its value by one step. */
function* shoot(game: Empires, { seat, hex, by }: BombardSteps['bombard.shoot']): Rule {
  const { state } = game;
  const { combat } = state;
  const colony = colonyAt(state, hex);
  if (combat === null || colony === null) return;
  const piece = pieceOf(state, by);
  state.spot = hex;
  combat.bombs[`c${by}`] = (combat.bombs[`c${by}`] ?? 1) - 1;
  const aim = aimAtColony(state, piece);
  const die = game.roll(10) + 1;
  const hit = isHit(state, aim, die);
  state.shots.push({ ...aim, die, hit });
  const valueSteps = colony.world ? HOMEWORLD_STEPS : COLONY_STEPS;
  const stepIndex = valueSteps.indexOf(colony.value);
  const value = hit ? valueSteps[stepIndex - 1] : colony.value;
  const isDestroyed = value === undefined || (hit && value === 0);
  game.tell?.({
    words: say(hit ? 'bombard.hit' : 'bombard.missed', {
      seat: seatName(seat),
      unit: kindName(piece.kind),
      hex: hexName(hex),
      die,
      needed: aim.needed,
    }),
    rule: 'SE-9.2',
    refs: [hexRef(hex)],
  });
  if (!isDestroyed) {
    colony.value = value;
    if (hit) loseHeldPoint(state, hex, colony.owner); // SE-19.6.2: held points
    yield* beat('bombard');
    return;
  }
  hexState(state, hex).colony = null;
  game.tell?.({
    words: say(colony.world ? 'bombard.world-destroyed' : 'bombard.destroyed', {
      seat: sideName(colony.owner),
      hex: hexName(hex),
    }),
    rule: 'SE-9.3',
    refs: [hexRef(hex)],
  });
  const { owner } = colony;
  if (typeof owner === 'number') colonyDestroyed(game, { hex, colony: { ...colony, owner }, by: seat });
  else empireFell(game, hex); // SE-26.2: fall of an alien homeworld
  yield* beat('bombard');
}
