import { useSyncExternalStore } from 'react';

/** State outside of components: `useStore` reads it, and each `set` notifies. The server renders the initial value. */
export function createStore<Value>(initial: Value) {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    initial,
    read: () => value,
    set(next: Value) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

type Store<Value> = ReturnType<typeof createStore<Value>>;

export const useStore = <Value>({ subscribe, read, initial }: Store<Value>): Value =>
  useSyncExternalStore(subscribe, read, () => initial);
