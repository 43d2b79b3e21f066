import type { LeadFormName } from '@site/schema/lead-form';
import { createStore } from '../../ui/store.ts';

/*
 * The queue of submissions that were made offline. They are stored by the key of their draft in the tab's session
 * storage, and sent when the connection returns or the page is loaded again. Their submission key makes retries
 * idempotent.
 */

/** The content of a submission: the values and the other data that the server needs. */
export type Submission = { form: LeadFormName; input: Record<string, unknown> };
/** The response of the server. A booked call has a token, with which the visitor can change it. */
export type Answer = { message: string; token?: string | undefined };
export type Outcome = { answer: Answer } | { error: unknown };
type Receiver = (outcome: Outcome) => void;

const KEY = 'queuedSubmissions';

type Queue = ReadonlyMap<string, Submission>;

const queue = createStore<Queue>(new Map());
const receivers = new Map<string, Receiver>();

export const queuedSubmissions = {
  all: queue,
  get: (draft: string) => queue.read().get(draft),
  entries: () => [...queue.read()],
  receiverOf: (draft: string) => receivers.get(draft),

  add(draft: string, submission: Submission) {
    change(new Map(queue.read()).set(draft, submission));
  },

  remove(draft: string) {
    const others = new Map(queue.read());
    if (others.delete(draft)) change(others);
  },

  /** The form of a draft, which shows the outcome of its submission while it is on the page. */
  receive(draft: string, receiver: Receiver) {
    receivers.set(draft, receiver);
    return () => void receivers.delete(draft);
  },

  /** Restores the queue from session storage after a page load. */
  restore() {
    const stored = readStored();
    if (stored.length > 0) queue.set(new Map([...queue.read(), ...stored]));
  },
};

function change(next: Queue) {
  try {
    if (next.size > 0) window.sessionStorage.setItem(KEY, JSON.stringify([...next]));
    else window.sessionStorage.removeItem(KEY);
  } catch {}
  queue.set(next);
}

function readStored(): [string, Submission][] {
  try {
    return JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string, Submission][];
  } catch {
    return [];
  }
}
