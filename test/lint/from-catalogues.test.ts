import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { fromCatalogues } from '../../scripts/lint/from-catalogues.mjs';

// The tester finds vitest's by their names.
Object.assign(RuleTester, { describe, it, itOnly: it.only });

const tester = new RuleTester({
  languageOptions: { parser: tseslint.parser, parserOptions: { ecmaFeatures: { jsx: true } } },
});

const loose = (code: string) => ({ code, filename: 'some-screen.tsx', errors: [{ messageId: 'loose' }] });

tester.run('from-catalogues', fromCatalogues, {
  valid: [
    "import { a } from './Some File.ts';",
    "tell(say('table.saved', { time }));",
    'const id = `area:${area}-${number}`;',
    "const mark = ' · ';",
    "throw new Error('unreachable: nobody is asked');",
    'throw new RangeError(`There is no seat ${seat}.`);',
    'throw new RuleFault(`${area} holds no units.`);',
    "class Over extends Error { constructor() { super('The match has ended.'); } }",
    "class Fault extends Error { constructor() { super(); this.name = 'SaveFault'; } }",
    "type Key = 'Two words' | `${string} of ${string}`;",
    "if (key === 'Escape key') leave();",
    "switch (key) { case 'Arrow up': leave(); }",
    { code: "const seed = 'the seed of it';", options: [{ allowed: ['^the seed of it$'] }] },
  ],
  invalid: [
    loose("const title = 'Galaxy';"),
    loose("const pane = { id: 'galaxy', title: 'the galaxy' };"),
    loose("say('table.note', { text: 'Nothing is lost.' });"),
    loose('const line = `${count} matches`;'),
    loose('const line = `Player ${seat}`;'),
    loose("throw new Refusal('over', 'The match has ended.');"),
    loose('const line = <Text>Press any key</Text>;'),
    loose("const title = isOver ? 'Ended' : '';"),
  ],
});
