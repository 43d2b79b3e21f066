/*
 * The scroll position of each history entry, stored per tab.
 */

const STORAGE_KEY = 'scrollPositions';

const positions = new Map<string, number>();

export const scrollPositions = {
  get: (entry: string) => positions.get(entry),
  set: (entry: string, top: number) => void positions.set(entry, top),

  // Storage may be blocked; then positions are lost with the document.
  restore() {
    try {
      const stored: [string, number][] = JSON.parse(window.sessionStorage.getItem(STORAGE_KEY) ?? '[]');
      for (const [entry, top] of stored) positions.set(entry, top);
    } catch {}
  },
  store() {
    try {
      window.sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...positions]));
    } catch {}
  },
};
