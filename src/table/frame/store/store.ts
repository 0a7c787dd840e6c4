/** The result of an input: the next state, and the effects to carry out, as data. */
export interface Step<State, Effect> {
  readonly state: State;
  readonly effects?: readonly Effect[];
}

export interface Store<State, Input> {
  /** The current state; the same object until something changes. */
  readonly state: () => State;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (input: Input) => void;
  /**
   * Closes the store for good: no further input is handled, no effect is carried out, even if already requested, and no
   * listener is called.
   */
  readonly close: () => void;
}

/** Called with each input and its result, before the effects are carried out. */
export type Watch<State, Input, Effect> = (before: State, input: Input, step: Step<State, Effect>) => void;

/** Carries out an effect. Its results are dispatched as inputs, at once or later. */
type RunEffect<State, Input, Effect> = (effect: Effect, store: Store<State, Input>) => void;

/**
 * Holds one state. Each input goes through `update`, a pure function, and the resulting effects through `run`; inputs
 * dispatched by effects are queued. Listeners are called once, after all of that, so that a key causes one frame.
 * `watch` is called for each input. Nothing happens after an effect that closes the store.
 */
export function createStore<State, Input, Effect>(
  start: State,
  update: (state: State, input: Input) => Step<State, Effect>,
  run: RunEffect<State, Input, Effect>,
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
