import type { Input, ScheduledInput } from '../../frame/store/feature.ts';
import type { CallOff, Timers } from './timers.ts';

/** Says when the time of what happens by itself has come. */
interface Alarm {
  /**
   * What happens by itself from now on, if nothing else does; `null`: nothing. As long as it is the time of the same,
   * it goes on.
   */
  readonly set: (soon: ScheduledInput | null) => void;
}

/** Makes an alarm, with nothing to wait for. */
export function createAlarm(timers: Timers, dispatch: (input: Input) => void): Alarm {
  let timer: { readonly of: unknown; readonly callOff: CallOff } | null = null;
  return {
    set: soon => {
      if (soon !== null && timer !== null && timer.of === soon.of) return;
      timer?.callOff();
      timer = null;
      if (soon === null) return;
      const callOff = timers.after(soon.after, () => {
        timer = null;
        dispatch(soon.input);
      });
      timer = { of: soon.of, callOff };
    },
  };
}
