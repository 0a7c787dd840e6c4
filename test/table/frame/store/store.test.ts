import { expect, test } from 'vitest';
import { createStore } from '../../../../src/table/frame/store/store.ts';

test('inputs that effects dispatch wait their turn, and listeners hear once of all of it', () => {
  const heard: (readonly string[])[] = [];
  const store = createStore<readonly string[], string, string>(
    [],
    (state, input) => ({ state: [...state, input], effects: input === 'key' ? ['one', 'two'] : [] }),
    (effect, { dispatch }) => dispatch(`${effect} done`),
  );
  store.subscribe(() => void heard.push(store.state()));
  store.dispatch('key');
  expect(heard).toEqual([['key', 'one done', 'two done']]);
});

test('whoever watches sees each input by itself, before what it asks for has happened', () => {
  const seen: string[] = [];
  const store = createStore<readonly string[], string, string>(
    [],
    (state, input) => ({ state: [...state, input], effects: input === 'key' ? ['one'] : [] }),
    (effect, { dispatch }) => dispatch(`${effect} done`),
    (before, input, { state, effects = [] }) =>
      void seen.push(`${before.length} ${input} ${state.length} ${effects.join()}`),
  );
  store.dispatch('key');
  expect(seen).toEqual(['0 key 1 one', '1 one done 2 ']);
});

test('what changes nothing is not heard of', () => {
  const store = createStore<number, number, never>(
    1,
    (state, input) => ({ state: input === 0 ? state : input }),
    () => undefined,
  );
  let heard = 0;
  const stop = store.subscribe(() => (heard += 1));
  store.dispatch(0);
  expect(heard).toBe(0);
  store.dispatch(2);
  stop();
  store.dispatch(3);
  expect(heard).toBe(1);
});

test('an error in an update leaves the state as it was, and the next input goes through', () => {
  const store = createStore<number, number, never>(
    1,
    (_, input) => {
      if (input < 0) throw new Error('broken');
      return { state: input };
    },
    () => undefined,
  );
  expect(() => store.dispatch(-1)).toThrow('broken');
  expect(store.state()).toBe(1);
  store.dispatch(5);
  expect(store.state()).toBe(5);
});

test('closed by an effect, that is the last thing that happens', () => {
  const did: string[] = [];
  const store = createStore<readonly string[], string, string>(
    [],
    (state, input) => ({ state: [...state, input], effects: ['news', 'close', 'more'] }),
    (effect, { dispatch, close }) => {
      did.push(effect);
      if (effect === 'news') dispatch('heard');
      if (effect === 'close') close();
    },
  );
  let heard = 0;
  store.subscribe(() => (heard += 1));
  store.dispatch('key');
  store.dispatch('another');
  expect(did).toEqual(['news', 'close']);
  expect(store.state()).toEqual(['key']);
  expect(heard).toBe(0);
});

test('closed by a listener, the others hear nothing of it', () => {
  const store = createStore<number, number, never>(
    1,
    (_, input) => ({ state: input }),
    () => undefined,
  );
  const heard: string[] = [];
  store.subscribe(() => {
    heard.push('first');
    store.close();
  });
  store.subscribe(() => void heard.push('second'));
  store.dispatch(2);
  expect(heard).toEqual(['first']);
});
