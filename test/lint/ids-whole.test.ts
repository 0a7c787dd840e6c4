import { RuleTester } from 'eslint';
import { describe, it } from 'vitest';
import { idsWhole } from '../../scripts/lint/ids-whole.mjs';

// The tester finds vitest's by their names.
Object.assign(RuleTester, { describe, it, itOnly: it.only });

const wrong = (code: string) => ({ code, errors: [{ messageId: 'parts' }] });

new RuleTester().run('ids-whole', idsWhole, {
  valid: [
    "option.id === 'done';",
    'ids.includes(option.id);',
    'turn.has(`unit:${unit}`);',
    "text.startsWith('a');",
    "event.words.key.startsWith('countdown.');",
    'kinds.indexOf(kind);',
    '/^a/.test(text);',
    'namedIn(subject, "unit", UNIT_IDS);',
  ],
  invalid: [
    wrong("option.id.startsWith('unit:');"),
    wrong("const [what] = id.split(':');"),
    wrong('refs.some(ref => ref.endsWith(`@${area}`));'),
    wrong("decision.prompt.key.startsWith('events.');"),
    wrong("decision.kind.split('.')[0];"),
    wrong('/^(put|take)-back/.test(option.id);'),
    wrong('/^cell:/.exec(ref);'),
  ],
});
