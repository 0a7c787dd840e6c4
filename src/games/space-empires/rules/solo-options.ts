import type { OptionFacts } from '../../../kernel/match/game.ts';
import type { Message } from '../../../kernel/words/message.ts';
import type { PlayedId } from '../data/scenarios.ts';
import { ALIEN_DIFFICULTY } from '../data/solo/alien-sheet.ts';
import { DIFFICULTIES, MACHINE_DIFFICULTIES, SCHEDULES } from '../data/solo/schedules.ts';
import type { Difficulty } from '../data/solo/schedules.ts';
import { say } from '../text/say.ts';

function difficultyChoice<Id extends Difficulty>(ids: readonly Id[], wordsOf: (id: Id) => Message): OptionFacts {
  return {
    id: 'difficulty',
    isCounted: true,
    words: say('options.difficulty'),
    values: ids.map(id => ({ id, words: wordsOf(id) })),
  };
}

const difficultyName = (id: Difficulty): Message => say(`difficulty.${id}`);

/** The option for the difficulty of any solo game, with names only. */
export const DIFFICULTY_CHOICE = difficultyChoice(DIFFICULTIES, difficultyName);

/** SE-26.1: the option for the difficulty against alien empires, with their number and the CP from each roll. */
export const ALIEN_DIFFICULTY_CHOICE = difficultyChoice(DIFFICULTIES, id =>
  say('difficulty.aliens', { difficulty: difficultyName(id), ...ALIEN_DIFFICULTY[id] }),
);

/**
 * SE-25.3: the option for the difficulty against machines, with the times and strengths of the three machines on this
 * map.
 */
export function machineDifficultyChoice(scenario: PlayedId): OptionFacts {
  const schedules = SCHEDULES[scenario === 'solo-machines-large' ? 'large' : 'small'];
  return difficultyChoice(MACHINE_DIFFICULTIES, id => {
    const phases = schedules[id].map(({ phase }) => phase).join(', ');
    const strengths = schedules[id].map(({ strength }) => strength).join(', ');
    return say('difficulty.machines', { difficulty: difficultyName(id), phases, strengths });
  });
}
