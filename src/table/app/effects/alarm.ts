import type { Input, Soon } from '../../store/feature.ts';

/** Says when the time of what happens by itself has come. */
export interface Alarm {
  /** What happens by itself from now on, if nothing else does; `null`: nothing. As long as it is the time of the same, it goes on. */
  readonly set: (soon: Soon | null) => void;
  readonly stop: () => void;
}

/** Makes an alarm, with nothing to wait for. */
export function createAlarm(dispatch: (input: Input) => void): Alarm {
  let timer: { readonly of: unknown; readonly stop: () => void } | null = null;
  function stop(): void {
    timer?.stop();
    timer = null;
  }
  return {
    stop,
    set: soon => {
      if (soon !== null && timer !== null && timer.of === soon.of) return;
      stop();
      if (soon === null) return;
      const handle = setTimeout(() => {
        timer = null;
        dispatch(soon.input);
      }, soon.after);
      timer = { of: soon.of, stop: () => clearTimeout(handle) };
    },
  };
}
