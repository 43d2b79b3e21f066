/*
 * Where each history entry was scrolled to, kept for the tab.
 */

const STORAGE_KEY = 'scrollPositions';

const positions = new Map<string, number>();

export const scrollPositions = {
  get: (entry: string) => positions.get(entry),
  set: (entry: string, top: number) => void positions.set(entry, top),

  // Storage may be forbidden; then positions end with the document.
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
