import type { Seat } from '../../../kernel/words/message.ts';
import { TECHNOLOGIES, WRECK_TABLE } from '../data/technologies.ts';
import { seatState } from '../state/seats.ts';
import type { Empires } from '../state/state.ts';
import { levelWords, say, technologyName } from '../text/say.ts';

/** SE-7.11: rolls on the wreck table. The technology level is free, and only the owner of the wreck learns of it. */
export function searchWreck(game: Empires, seat: Seat, rule: 'SE-7.11' | 'SE-18.3'): void {
  const { levels } = seatState(game.state, seat);
  const technology = WRECK_TABLE[game.pickUnseen(WRECK_TABLE.length)] ?? 'attack';
  // The owner learns the technology now, so nobody may take back earlier answers to draw again.
  game.reveal();
  const { start, costs } = TECHNOLOGIES[technology];
  const isRisen = levels[technology] < start + costs.length;
  if (isRisen) levels[technology] += 1;
  const words = isRisen
    ? say('economy.wreck', { level: levelWords(technology, levels[technology]) })
    : say('economy.wreck-nothing', { technology: technologyName(technology) });
  game.tell?.({ words: null, rule, secrets: [{ seats: [seat], words }] });
}
