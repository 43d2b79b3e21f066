/*
 * The idempotency key of a submission, by which the server recognises duplicates. A draft keeps its key, also across a
 * reload, until the server has accepted it.
 */

const PREFIX = 'submissionKey:';
/** The keys in memory. If the browser blocks storage, they are lost when the page is closed or reloaded. */
const keys = new Map<string, string>();

export function submissionKey(draft: string): string {
  const key = keys.get(draft) ?? readStored(draft) ?? newKey();
  keys.set(draft, key);
  try {
    window.sessionStorage.setItem(PREFIX + draft, key);
  } catch {}
  return key;
}

/** The next submission of this draft gets a new key. */
export function renewSubmissionKey(draft: string): void {
  keys.delete(draft);
  try {
    window.sessionStorage.removeItem(PREFIX + draft);
  } catch {}
}

function readStored(draft: string): string | undefined {
  try {
    return window.sessionStorage.getItem(PREFIX + draft) ?? undefined;
  } catch {
    return undefined;
  }
}

// crypto.randomUUID exists only over https and on localhost.
const newKey = () => Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');
