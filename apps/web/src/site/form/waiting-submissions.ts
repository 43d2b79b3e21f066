import type { LeadFormName } from '@site/schema/lead-form';
import type { Answer } from './deliver-submissions.ts';

/*
 * Submissions that were made offline. They are kept by the key of their draft in the tab's session storage, and sent
 * when the connection returns or the page is loaded again. Their submission key makes a second attempt harmless.
 */

/** A form as it is sent: its values and what the server needs besides them. */
export type Submission = { form: LeadFormName; input: Record<string, unknown> };
export type Outcome = { answer: Answer } | { error: unknown };
type Receiver = (outcome: Outcome) => void;

const KEY = 'waitingSubmissions';

const waiting = new Map<string, Submission>();
const receivers = new Map<string, Receiver>();
const listeners = new Set<() => void>();

export const waitingSubmissions = {
  has: (draft: string) => waiting.has(draft),
  get: (draft: string) => waiting.get(draft),
  entries: () => [...waiting],
  receiverOf: (draft: string) => receivers.get(draft),

  add(draft: string, submission: Submission) {
    waiting.set(draft, submission);
    changed();
  },

  remove(draft: string) {
    if (waiting.delete(draft)) changed();
  },

  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },

  /** The form of a draft, while it is on the page, shows what became of its submission. */
  receive(draft: string, receiver: Receiver) {
    receivers.set(draft, receiver);
    return () => void receivers.delete(draft);
  },

  /** Sends what waits from before the page was loaded, and everything when the connection returns. */
  start() {
    for (const [draft, submission] of readStored()) waiting.set(draft, submission);
    window.addEventListener('online', () => void deliver());
    if (waiting.size === 0) return;
    for (const listener of listeners) listener();
    void deliver();
  },
};

const RETRY_MS = 10_000;
let timer: ReturnType<typeof setTimeout> | undefined;
let isDelivering = false;

/** Tries until nothing waits any more. */
async function deliver(): Promise<void> {
  clearTimeout(timer);
  if (isDelivering || waiting.size === 0) return;
  isDelivering = true;
  // Without a connection the script may not be available either.
  if (navigator.onLine)
    await import('./deliver-submissions.ts').then(
      (module) => module.deliverSubmissions(),
      () => {},
    );
  isDelivering = false;
  if (waiting.size > 0) timer = setTimeout(() => void deliver(), RETRY_MS);
}

function changed() {
  try {
    if (waiting.size > 0) window.sessionStorage.setItem(KEY, JSON.stringify([...waiting]));
    else window.sessionStorage.removeItem(KEY);
  } catch {}
  for (const listener of listeners) listener();
}

function readStored(): [string, Submission][] {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string, Submission][];
  } catch {
    return [];
  }
}
