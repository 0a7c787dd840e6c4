import type { Option } from '../../../../kernel/match/decision.ts';
import { choose } from '../../../../kernel/match/rule.ts';
import type { Rule } from '../../../../kernel/match/rule.ts';
import type { Message } from '../../../../kernel/words/message.ts';
import type { HexId } from '../../data/hexes.ts';
import { ALONE } from '../../state/solo/course.ts';
import type { Empires } from '../../state/state.ts';
import { hexName, hexRef, say } from '../../text/say.ts';
import { hexOptions } from '../options.ts';

/** The prompt and the rule number of a question about where a machine or alien fleet goes. */
interface HexQuestion {
  readonly prompt: Message;
  readonly rule: string;
}

/**
 * Chooses one of several hexes that are equally good for a machine or an alien fleet. The player chooses, or leaves it
 * to a die (SE-25.4, SE-26.8.3). A single hex needs no question. `null` if there is none.
 */
export function* chosenHex(
  game: Empires,
  hexes: readonly HexId[],
  questionKind: string,
  { prompt, rule }: HexQuestion,
): Rule<HexId | null> {
  if (hexes.length === 0) return null;
  const die: readonly Option<null>[] = [{ id: 'die', words: say('solo.die'), value: null }];
  const options: readonly Option<HexId | null>[] = [...hexOptions(hexes), ...(hexes.length > 1 ? die : [])];
  const chosen = yield* choose<HexId | null>(game, ALONE, questionKind, options, { prompt, rule, obvious: true });
  if (chosen !== null) return chosen;
  const hex = hexes[game.roll(hexes.length)] ?? null;
  if (hex !== null) game.tell?.({ words: say('solo.die-chose', { hex: hexName(hex) }), rule, refs: [hexRef(hex)] });
  return hex;
}
