import { Box, useInput } from 'ink';
import { Component, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { isTooSmall, tooSmallGrid } from '../frame/edge/too-small.ts';
import { gestureOf } from '../frame/edge/input.ts';
import { say } from '../frame/text/say.ts';
import { FooterNoteContext, Screen, SwallowedContext } from '../frame/ui/screen.tsx';
import { Cells, AppearanceProvider, Text } from '../frame/ui/text.tsx';
import type { Table } from './effects/host.ts';
import { drawScreen } from './screens/screens.ts';
import { matchAppearance } from '../frame/store/feature-context.ts';
import type { TableState } from './screens/state.ts';

/** Reports an error during rendering, and then renders nothing. */
export class CrashGuard extends Component<{
  readonly onCrash: (error: unknown) => void;
  readonly children: ReactNode;
}> {
  override state = { crashed: false };

  static getDerivedStateFromError(): { crashed: boolean } {
    return { crashed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onCrash(error);
  }

  override render(): ReactNode {
    return this.state.crashed ? null : this.props.children;
  }
}

/** The table's root component: the only input listener and the only subscription to the store. */
export function App({ table }: { readonly table: Pick<Table, 'store' | 'dispatch'> }): ReactNode {
  const state = useSyncExternalStore(table.store.subscribe, table.store.state);
  useInput((text, key) => {
    const gesture = gestureOf(text, key);
    if (gesture !== null) table.dispatch(gesture);
  });
  return (
    <AppearanceProvider value={state.appearance}>
      <TopScreen state={state} />
    </AppearanceProvider>
  );
}

/** The top screen, or the message that the terminal is too small or something is loading. */
function TopScreen({ state }: { readonly state: TableState }): ReactNode {
  const { size, appearance, screens, pasteRefused, swallowed } = state;
  const topScreen = screens.at(-1);
  if (isTooSmall(size)) return <Cells grid={tooSmallGrid(size, appearance.format)} />;
  if (topScreen === undefined) return <Loading state={state} />;
  // The settings screens are in the table's language, all others in the viewer's.
  const isInTableLanguage = topScreen.screen === 'settings' || topScreen.screen === 'keys';
  return (
    <AppearanceProvider value={isInTableLanguage ? appearance : matchAppearance(state)}>
      <FooterNoteContext value={pasteRefused ? appearance.format(say('table.pasted')) : null}>
        <SwallowedContext value={swallowed}>{drawScreen(topScreen.screen, topScreen, state)}</SwallowedContext>
      </FooterNoteContext>
    </AppearanceProvider>
  );
}

/** Shown while something is loading. */
function Loading({ state: { size, appearance } }: { readonly state: TableState }): ReactNode {
  return (
    <Screen size={size} title={appearance.format(say('table.title'))} commands={[]}>
      <Box marginTop={1} marginLeft={1}>
        <Text tone="muted">{appearance.format(say('home.loading'))}</Text>
      </Box>
    </Screen>
  );
}
