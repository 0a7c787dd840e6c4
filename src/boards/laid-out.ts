import { same } from '../kernel/plain/same.ts';
import type { PaneContext, PaneSize } from './pane.ts';

/**
 * Caches the last layout of a picture, so that painting and surveying it share the work. The cache is used for the same
 * view, size and context. `lay` is a pure function.
 */
export function laidOut<View, Layout>(
  lay: (view: View, size: PaneSize, context: PaneContext) => Layout,
): (view: View, size: PaneSize, context: PaneContext) => Layout {
  let last: { readonly view: View; readonly size: PaneSize; readonly context: PaneContext; layout: Layout } | null =
    null;
  return (view, { width, height }, context) => {
    const size = { width, height };
    if (last?.view === view && same(last.size, size) && same(last.context, context)) return last.layout;
    const layout = lay(view, size, context);
    last = { view, size, context, layout };
    return layout;
  };
}
