import { useEffect, useSyncExternalStore } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { GridView, useKeys } from '../widgets/screen.tsx';
import type { AppProps } from '../widgets/screen.tsx';
import type { Desk } from './desk.ts';
import type { Preferences } from './preferences.ts';

/** The desk as a component: keys go in, grids come out, and what happens by itself happens in its time. */
export function tableApp(desk: Desk, preferences: Preferences): ComponentType<AppProps> {
  const subscribe = (listener: () => void): (() => void) => desk.onChange(listener);
  return function TableApp({ size }: AppProps): ReactNode {
    useSyncExternalStore(subscribe, () => desk.version);
    useKeys(
      key => desk.key(key),
      mouse => desk.mouse(mouse),
      text => desk.paste(text),
    );
    useEffect(() => {
      const soon = desk.soon();
      if (soon === null) return undefined;
      const timer = setTimeout(soon.run, soon.after);
      return () => clearTimeout(timer);
    });
    return <GridView grid={desk.paint(size)} paint={preferences.paint} />;
  };
}
