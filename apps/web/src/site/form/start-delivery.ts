import type { Zone } from '@site/schema/zone';
import { queuedSubmissions } from './queued-submissions.ts';

const RETRY_MS = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let isDelivering = false;

/** Retries until the queue is empty. */
async function deliver(zone: Zone): Promise<void> {
  clearTimeout(timer);
  if (isDelivering || isEmpty()) return;
  isDelivering = true;
  // Without a connection the script may not be available either.
  if (navigator.onLine)
    await import('./deliver-submissions.ts').then(
      (module) => module.deliverSubmissions(zone),
      () => {},
    );
  isDelivering = false;
  if (!isEmpty()) timer = setTimeout(() => void deliver(zone), RETRY_MS);
}

const isEmpty = () => queuedSubmissions.entries().length === 0;

/** Sends submissions queued before the page was loaded, and all queued ones when the connection returns. */
export function startDelivery(zone: Zone): void {
  queuedSubmissions.restore();
  window.addEventListener('online', () => void deliver(zone));
  void deliver(zone);
}
