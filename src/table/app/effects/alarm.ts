import type { Input, ScheduledInput } from '../../frame/store/feature.ts';
import type { Cancel, Timers } from './timers.ts';

/** A timer for scheduled inputs. */
interface Alarm {
  /**
   * Schedules the next automatic input; `null`: cancels it. The timer is not restarted if the input belongs to the same
   * object (`of`).
   */
  readonly set: (soon: ScheduledInput | null) => void;
}

/** Makes a timer with nothing scheduled. */
export function createAlarm(timers: Timers, dispatch: (input: Input) => void): Alarm {
  let timer: { readonly of: unknown; readonly callOff: Cancel } | null = null;
  return {
    set: soon => {
      if (soon !== null && timer !== null && timer.of === soon.of) return;
      timer?.callOff();
      timer = null;
      if (soon === null) return;
      const cancelTimer = timers.after(soon.after, () => {
        timer = null;
        dispatch(soon.input);
      });
      timer = { of: soon.of, callOff: cancelTimer };
    },
  };
}
