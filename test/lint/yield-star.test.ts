import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RuleTester } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, it } from 'vitest';
import { yieldStar } from '../../scripts/lint/yield-star.mjs';

// The tester finds vitest's by their names.
Object.assign(RuleTester, { describe, it, itOnly: it.only });

/** A project of one file, which takes no time to load. */
const TYPED = fileURLToPath(new URL('typed', import.meta.url));

const tester = new RuleTester({
  languageOptions: {
    parser: tseslint.parser,
    parserOptions: {
      projectService: true,
      tsconfigRootDir: TYPED,
    },
  },
});

/** Code in which `ask` is a rule and `open` takes a callback that gives one. */
const given = (code: string): { code: string; filename: string } => ({
  filename: join(TYPED, 'some-rule.ts'),
  code: `
    type Rule<R = void> = Generator<{ ask: string }, R, unknown>;
    declare function ask(seat: number): Rule<number>;
    declare function open(window: { respond: (seat: number) => Rule; offers: (seat: number) => number[] }): Rule;
    ${code}
  `,
});

const wrong = (code: string, messageId: 'missing' | 'dropped') => ({ ...given(code), errors: [{ messageId }] });

tester.run('yield-star', yieldStar, {
  valid: [
    given('function* a(): Rule { yield* ask(0); const n = yield* ask(1); if ((yield* ask(n)) > 1) return; }'),
    given('function a(): Rule<number> { return ask(0); }'),
    given('function a(loud: boolean): Rule<number> { return loud ? ask(0) : ask(1); }'),
    given('function* a(loud: boolean): Rule { yield* loud ? ask(0) : ask(1); }'),
    given(
      'declare const step: (seat: number) => Rule; function* a(): Rule { yield* open({ respond: seat => step(seat), offers: () => [] }); }',
    ),
    given(
      'function* a(): Rule { yield* open({ respond: function* (seat) { yield* ask(seat); }, offers: () => [] }); }',
    ),
    given('const steps: Record<string, (seat: number) => Rule<number>> = { a: seat => ask(seat), b: ask };'),
    given('for (const question of ask(0)) question.ask;'),
    given('const list = [...ask(0)];'),
    given('[1].map(n => n + 1);'),
  ],
  invalid: [
    wrong('function* a(): Rule { ask(0); }', 'missing'),
    wrong('function* a(): Rule { const n = ask(0); }', 'missing'),
    wrong('function* a(): Rule { void ask(0); }', 'missing'),
    wrong('function* a(): Rule { yield ask(0); }', 'missing'),
    wrong('function* a(): Generator<{ ask: string }, Rule<number>, unknown> { return ask(0); }', 'missing'),
    wrong('function a(loud: boolean) { loud && ask(0); }', 'missing'),
    wrong('function a() { if (ask(0)) return; }', 'missing'),
    wrong('function a() { console.log(ask(0)); }', 'missing'),
    wrong('[1].forEach(seat => ask(seat));', 'dropped'),
    wrong('const rules = [1].map(seat => ask(seat));', 'dropped'),
    wrong('[1].forEach(seat => { return ask(seat); });', 'dropped'),
    wrong('const later: () => void = () => ask(0);', 'dropped'),
  ],
});
