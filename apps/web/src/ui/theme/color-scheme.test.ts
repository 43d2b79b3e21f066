import { expect, test, vi } from 'vitest';
import { colorScheme } from './color-scheme.ts';

test('applies a change of the system once, however often a component has subscribed', () => {
  const lists: EventTarget[] = [];
  const matchMedia = () => {
    const list = Object.assign(new EventTarget(), { matches: true });
    lists.push(list);
    return list;
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { matchMedia }));
  const setAttribute = vi.fn();
  vi.stubGlobal('document', { documentElement: { setAttribute }, querySelectorAll: () => [] });
  const [listener, removed] = [vi.fn(), vi.fn()];
  for (const one of [removed, removed, removed]) colorScheme.subscribe(one)();
  colorScheme.subscribe(listener);

  for (const list of [...lists]) list.dispatchEvent(new Event('change'));
  expect(setAttribute.mock.calls).toEqual([['data-mantine-color-scheme', 'dark']]);
  expect(listener).toHaveBeenCalledOnce();
  expect(removed).not.toHaveBeenCalled();
});
