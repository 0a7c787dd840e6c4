import type { Match } from '../../../../src/kernel/history/playable.ts';
import { LEARNER } from '../../../../src/lessons/position.ts';
import { dealt, playOn } from './trying.ts';

/** A fight that a lesson speaks of: the moves that lead to it from the position of the lesson. */
export interface Fight {
  readonly id: string;
  readonly lesson: string;
  readonly moves: readonly string[];
}

/** How many of so many fights the learner wins when it never retreats. */
export function wonOf({ lesson, moves, id }: Fight, count: number): number {
  let won = 0;
  for (let nth = 0; nth < count; nth += 1) {
    const seed = `${id} ${nth}`;
    const match = dealt(lesson, seed);
    playOn(match, [...moves], seed, now => now.decision?.kind === 'battle.retreat' || isOver(now));
    while (match.decision?.kind === 'battle.retreat') {
      match.answer(match.decision.n, 'fight');
      playOn(match, [], seed, now => now.decision?.kind === 'battle.retreat' || isOver(now));
    }
    if (match.events(LEARNER).some(({ words }) => words.key === 'battle.won')) won += 1;
  }
  return won;
}

/** Whether the fight has ended: something of that is told. */
function isOver(match: Match): boolean {
  const ends = ['battle.won', 'battle.held', 'battle.both-lost'];
  return match.events(LEARNER).some(({ words }) => ends.includes(words.key));
}

/** The fights of the lesson "When to fight". */
export const FIGHTS: readonly Fight[] = [
  {
    id: 'two Fighters on an Empire with a Fighter',
    lesson: 'when-to-fight',
    moves: ['move:fighter-2@f2', 'to:e2', 'done'],
  },
  { id: 'a Dreadnought on a lone Empire', lesson: 'when-to-fight', moves: ['move:dreadnought-1@c5', 'to:d5', 'done'] },
  { id: 'a Cruiser on a lone Empire', lesson: 'when-to-fight', moves: ['move:cruiser-1@d6', 'to:d5', 'done'] },
  { id: 'two Fighters on a lone Empire', lesson: 'when-to-fight', moves: ['move:fighter-2@e5', 'to:d5', 'done'] },
];
