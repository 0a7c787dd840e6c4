import type { FuzzGame } from '../fuzz/fuzz-game.ts';
import type { RecordedGame } from '../recorded/wanted.ts';
import type { SecretGame } from '../reliability/leaks/secret-game.ts';
import type { KeptTexts } from './kept-messages.ts';

/** What tests and scripts need of a game beside the game itself. */
export interface GameUnderTest {
  readonly id: string;
  /** Its recorded matches. */
  readonly recorded: RecordedGame;
  /** What there is to be used in it. */
  readonly fuzz: FuzzGame;
  /** What nobody may know of it, and how to look for that. */
  readonly secrets: SecretGame;
  /** What its histories say. */
  readonly kept: KeptTexts;
}
