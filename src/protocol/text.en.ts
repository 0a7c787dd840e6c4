import type { Catalogue } from '../kernel/words/format.ts';
import { saveTexts } from '../saves/input/text.en.ts';

/**
 * All English texts of the protocol. Client programs use the error codes, not these texts. The keys define the keys of
 * the other languages.
 */
export const protocolTexts = {
  ...saveTexts,

  'protocol.one-object': 'Each line must be one JSON object, such as {example}.',
  'protocol.too-deep': 'The line is nested too deeply, or has too many parts.',
  'protocol.too-long': 'A line has at most {most} characters.',
  'protocol.unknown-command': '"cmd" must be one of {known}.',
  'protocol.bad-request': '{cmd}: {where}: {reason}',
  'protocol.whole-request': 'request',
  'protocol.unknown-game': 'There is no game {name}. The games: {known}.',
  'protocol.unknown-match': 'There is no match {name}.',
  'protocol.unknown-loading': 'No history with the name {name} is being loaded.',
  'protocol.too-many-loading':
    '{most} histories are being loaded. Send the last page of one first: that ends it, even if it fails.',
  'protocol.too-large': 'The history is too large: at most {most} characters.',
  'protocol.one-of-two': '"load" needs either "save" or "lines".',
  'protocol.bad-people': '"people" must name a person for each of the {seats} seats.',
  'protocol.bad-seat': 'The seats are 0 to {last}, or "spectator".',
  'protocol.too-many': '{most} matches are open: close one first.',
  'protocol.secret': 'This shows hidden facts: for tests and analysis only.',
} as const satisfies Catalogue;
