import type { Option } from '../../../kernel/match/decision.ts';
import type { Message } from '../../../kernel/words/message.ts';
import { boardOf } from '../data/hexes.ts';
import type { HexId } from '../data/hexes.ts';
import { isEpic } from '../data/scenarios.ts';
import type { EmpiresState } from '../state/state.ts';
import { hexIn, hexName, hexRef, say } from '../text/say.ts';

/**
 * The prompt of a question. It mentions both boards if options are on both (SE-23), not counting options shown on
 * request.
 */
export function promptOnMaps(
  { options: played }: Pick<EmpiresState, 'options'>,
  prompt: Message,
  options: readonly Pick<Option<unknown>, 'refs' | 'onRequest'>[],
): Message {
  if (!isEpic(played)) return prompt;
  const namedRefs = options.flatMap(({ refs = [], onRequest: aside }) => (aside === true ? [] : refs));
  const hexes = namedRefs.map(hexIn).filter(hex => hex !== null);
  return new Set(hexes.map(boardOf)).size > 1 ? say('ask.both-maps', { ask: prompt }) : prompt;
}

/** One option for each hex, with ids such as `hex:l7`. */
export function hexOptions(hexes: readonly HexId[]): Option<HexId>[] {
  return hexes.map(hex => ({
    id: `hex:${hex}`,
    words: say('hex', { hex: hexName(hex) }),
    subject: hexRef(hex),
    refs: [hexRef(hex)],
    value: hex,
  }));
}
