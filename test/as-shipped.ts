/**
 * React as the bundle has it (`scripts/build.mjs`). The one for development keeps a stack for every element, which is a
 * fifth of the time in which screens are drawn.
 */
export const AS_SHIPPED = {
  env: { NODE_ENV: 'production' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
} as const;
