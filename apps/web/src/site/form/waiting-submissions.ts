import type { LeadFormName } from '@site/schema/lead-form';

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

  /** The form of a draft, which shows the outcome of its submission while it is on the page. */
  receive(draft: string, receiver: Receiver) {
    receivers.set(draft, receiver);
    return () => void receivers.delete(draft);
  },

  /** Reads the submissions that were queued before the page was loaded. */
  restore() {
    for (const [draft, submission] of readStored()) waiting.set(draft, submission);
    if (waiting.size > 0) for (const listener of listeners) listener();
  },
};

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
