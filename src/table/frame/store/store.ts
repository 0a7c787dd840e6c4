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
 * Holds one state. Each input goes through `update`, a pure function, and the resulting effects through `runEffect`;
 * inputs dispatched by effects are queued. Listeners are called once, after all of that, so that a key causes one
 * frame. `onUpdate` is called for each input. Nothing happens after an effect that closes the store.
 */
export function createStore<State, Input, Effect>(
  initialState: State,
  update: (state: State, input: Input) => Step<State, Effect>,
  runEffect: RunEffect<State, Input, Effect>,
  onUpdate?: Watch<State, Input, Effect>,
): Store<State, Input> {
  let state = initialState;
  const listeners = new Set<() => void>();
  const waitingInputs: Input[] = [];
  let isBusy = false;
  let isClosed = false;

  function handleWaitingInputs(): void {
    for (let input = waitingInputs.shift(); input !== undefined; input = waitingInputs.shift()) {
      const previousState = state;
      const step = update(previousState, input);
      state = step.state;
      onUpdate?.(previousState, input, step);
      for (const effect of step.effects ?? []) {
        if (isClosed) return;
        runEffect(effect, store);
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
      waitingInputs.push(input);
      if (isBusy) return;
      isBusy = true;
      const stateBefore = state;
      try {
        handleWaitingInputs();
      } finally {
        isBusy = false;
        waitingInputs.length = 0;
      }
      if (state === stateBefore) return;
      for (const listener of [...listeners]) if (listeners.has(listener)) listener();
    },
    close: () => {
      isClosed = true;
      waitingInputs.length = 0;
      listeners.clear();
    },
  };
  return store;
}
