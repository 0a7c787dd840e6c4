/** The result of an input: the next state, and the effects to be carried out, as data. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects?: readonly Effect[];
}

export interface Store<State, Input> {
  /** The state as it is now; the same object as long as nothing has changed. */
  readonly state: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (input: Input) => void;
  /**
   * For good: from now on no input is heard, no effect is carried out, not even one that was asked for already, and no
   * listener is called.
   */
  readonly close: () => void;
}

/** Called with each input and its result, before the effects are carried out. */
export type Watch<State, Input, Effect> = (before: State, input: Input, step: Step<State, Effect>) => void;

/** Carries out an effect. Its results are dispatched as inputs, at once or later. */
type Run<State, Input, Effect> = (effect: Effect, store: Store<State, Input>) => void;

/**
 * Keeps one state. An input goes through `update`, a pure function, and what that asks for through `run`; inputs that
 * effects dispatch meanwhile wait their turn. Listeners hear of it once, when all of that is done: a key makes one
 * frame, whatever it does. `watch` sees each input by itself. An effect that closes the store is the last thing that
 * happens.
 */
export function createStore<State, Input, Effect>(
  start: State,
  update: (state: State, input: Input) => Step<State, Effect>,
  run: Run<State, Input, Effect>,
  watch?: Watch<State, Input, Effect>,
): Store<State, Input> {
  let state = start;
  const listeners = new Set<() => void>();
  const waiting: Input[] = [];
  let isBusy = false;
  let isClosed = false;

  function drain(): void {
    for (let input = waiting.shift(); input !== undefined; input = waiting.shift()) {
      const before = state;
      const step = update(before, input);
      state = step.state;
      watch?.(before, input, step);
      for (const effect of step.effects ?? []) {
        if (isClosed) return;
        run(effect, store);
      }
    }
  }

  const store: Store<State, Input> = {
    state: () => state,
    subscribe: listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    dispatch: input => {
      if (isClosed) return;
      waiting.push(input);
      if (isBusy) return;
      isBusy = true;
      const before = state;
      try {
        drain();
      } finally {
        isBusy = false;
        waiting.length = 0;
      }
      if (state === before) return;
      for (const listener of [...listeners]) if (listeners.has(listener)) listener();
    },
    close: () => {
      isClosed = true;
      waiting.length = 0;
      listeners.clear();
    },
  };
  return store;
}
