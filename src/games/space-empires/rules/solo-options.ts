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

const nameOf = (id: Difficulty): Message => say(`difficulty.${id}`);

/** The difficulties of all games of one, by name alone. */
export const DIFFICULTY_CHOICE = difficultyChoice(DIFFICULTIES, nameOf);

/** SE-26.1: the difficulties against alien empires, with how many there are and what each roll brings them. */
export const ALIEN_DIFFICULTY_CHOICE = difficultyChoice(DIFFICULTIES, id =>
  say('difficulty.aliens', { difficulty: nameOf(id), ...ALIEN_DIFFICULTY[id] }),
);

/** SE-25.3: the difficulties against machines, with when the three come on this map and how strong they are. */
export function machineDifficultyChoice(scenario: PlayedId): OptionFacts {
  const schedules = SCHEDULES[scenario === 'solo-machines-large' ? 'large' : 'small'];
  return difficultyChoice(MACHINE_DIFFICULTIES, id => {
    const phases = schedules[id].map(({ phase }) => phase).join(', ');
    const strengths = schedules[id].map(({ strength }) => strength).join(', ');
    return say('difficulty.machines', { difficulty: nameOf(id), phases, strengths });
  });
}
