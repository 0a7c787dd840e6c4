import { originOf, originWords, rulingsForRef, rulingsForRule, rulingWords } from '../../../../kernel/rule-book.ts';
import type { Origin, Ruling } from '../../../../kernel/rule-book.ts';
import type { Ref } from '../../../../kernel/words.ts';
import type { Inspected, PaneContext, ToldLine } from '../../../board.ts';
import { starcraftBook } from '../../text/book.ts';
import { say } from '../../text/say.ts';
import { MUTED, span } from '../../../../widgets/lines.ts';
import { RECONSTRUCTED, section } from './telling.ts';
import type { InspectContext } from './telling.ts';

/** The parts of the thing that an address names that are our design, or that the sources only imply. */
export function oursOf(ref: Ref): ReadonlySet<string> {
  const origin = originOf(starcraftBook, ref);
  return new Set(origin === null ? [] : [...origin.ours, ...(origin.partly ?? [])]);
}

/**
 * Adds what the rule book knows of an inspected thing: where its facts come from, and the rulings about it. Its parts bear their
 * marks where they are told; the thing itself bears one only where no source has it at all, or its name is ours.
 */
export function withOrigin(inspected: Inspected, ref: Ref, context: InspectContext): Inspected {
  const { tell, ours } = context;
  const origin = originOf(starcraftBook, ref);
  const { kind, title } = inspected;
  return {
    ...inspected,
    kind: origin?.from === 'designed' ? tell(say('inspect.reconstructed', { kind, mark: RECONSTRUCTED })) : kind,
    title: ours.has('name') ? `${title} ${RECONSTRUCTED}` : title,
    sections: [
      ...inspected.sections,
      ...section(context, 'inspect.section.origin', origin === null ? [] : sourcesOf(origin, context)),
      ...section(
        context,
        'inspect.section.rulings',
        rulingsOn(ref).flatMap(ruling => linesOf(ruling, context)),
      ),
    ],
  };
}

/** Where the facts come from; the lines that name what is ours begin with the mark. */
function sourcesOf(origin: Origin, { tell }: PaneContext): readonly ToldLine[] {
  const [source, ...parts] = originWords(origin);
  const named = parts.map((words): ToldLine => [span(`${RECONSTRUCTED} ${tell(words)}`)]);
  return source === undefined ? named : [[span(tell(source))], ...named];
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
