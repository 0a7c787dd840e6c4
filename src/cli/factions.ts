import type { Game } from '../kernel/history/playable.ts';
import { UsageError } from './exit.ts';
import { say } from './say.ts';
import { quoted } from '../saves/input/plain.ts';
import type { NamedSeat } from './seats.ts';
import { didYouMean } from './suggest.ts';

/** Checks the factions of seats. Throws `UsageError` for a faction that the game does not have. */
export function checkFactions(game: Game, seats: readonly NamedSeat[]): void {
  const knownFactions = game.seatChoices.flatMap(({ values }) => values.map(value => value.id));
  for (const { name, faction } of seats) {
    if (faction !== null && !knownFactions.includes(faction)) {
      const suggestion = didYouMean(faction, knownFactions);
      throw new UsageError(
        say('cli.seat-faction', { name, faction: quoted(faction), meant: suggestion, known: knownFactions.join(', ') }),
      );
    }
  }
}
