/** Whether everything is tried as often as `npm run test:long` tries it. */
export const IS_LONG = process.env.ORRERY_LONG !== undefined;

/** How often something is tried: `short` in `npm test`, `long` in `npm run test:long`. */
export function runs<Count>(short: Count, long: Count): Count {
  return IS_LONG ? long : short;
}
