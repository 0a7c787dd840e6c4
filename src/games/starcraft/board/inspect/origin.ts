import {
  isReconstructed,
  originOf,
  originWords,
  rulingsForRef,
  rulingsForRule,
  rulingWords,
} from '../../../../kernel/rule-book.ts';
import type { Ruling } from '../../../../kernel/rule-book.ts';
import type { Ref } from '../../../../kernel/words.ts';
import type { Inspected, PaneContext, ToldLine } from '../../../board.ts';
import { starcraftBook } from '../../text/book.ts';
import { say } from '../../text/say.ts';
import { MUTED, span } from '../../../../widgets/lines.ts';
import { section } from './telling.ts';

/**
 * Adds what the rule book knows of an inspected thing: where its facts come from, and the rulings about it. A thing with a part
 * that is our design bears a mark.
 */
export function withOrigin(inspected: Inspected, ref: Ref, context: PaneContext): Inspected {
  const { tell } = context;
  const origin = originOf(starcraftBook, ref);
  const marked = origin !== null && isReconstructed(origin);
  const sources: readonly ToldLine[] = origin === null ? [] : originWords(origin).map(words => [span(tell(words))]);
  return {
    ...inspected,
    kind: marked ? tell(say('inspect.reconstructed', { kind: inspected.kind })) : inspected.kind,
    sections: [
      ...inspected.sections,
      ...section(context, 'inspect.section.origin', sources),
      ...section(
        context,
        'inspect.section.rulings',
        rulingsOn(ref).flatMap(ruling => linesOf(ruling, context)),
      ),
    ],
  };
}

/** The rulings on a rule, or on the thing that an address names. */
function rulingsOn(ref: Ref): readonly Ruling[] {
  const [kind, id = ''] = ref.split(':');
  return kind === 'rule' ? rulingsForRule(starcraftBook, id) : rulingsForRef(starcraftBook, ref);
}

function linesOf(ruling: Ruling, { tell }: PaneContext): readonly ToldLine[] {
  const { why, does } = rulingWords(ruling);
  return [[span(tell(why), MUTED)], [span(tell(does))]];
}
