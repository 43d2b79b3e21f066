import { expect, test, vi } from 'vitest';
import type { Api } from '../app/api-client.ts';
import { createPageLoader } from './page-loader.ts';

test('fetches the API client beside the module of the page, not after it', () => {
  const loadApi = vi.fn(() => new Promise<Api>(() => {}));
  void createPageLoader({ loadApi }).load('/blog');
  expect(loadApi).toHaveBeenCalledOnce();
});
