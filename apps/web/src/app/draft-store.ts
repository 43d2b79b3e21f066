/*
 * Drafts: unsent or unsaved input of a form, kept in the browser across a reload of the page.
 */

export type Draft<Values> = {
  values: Partial<Values>;
  /** The stored version of the record on which the draft is based. */
  base?: unknown;
  /** When it was typed, in milliseconds. */
  at?: number;
  /** When the working copy on the server was saved to which it adds; null if there was none. */
  seen?: string | null;
};

/** Visitors' drafts end with the tab, because the computer may be shared. */
export const tabDrafts = createDraftStore(() => window.sessionStorage, 'draft:');

/** An administrator's drafts outlive the tab, until the logout. */
export const adminDrafts = createDraftStore(() => window.localStorage, 'adminDraft:');

// Storage may be blocked or full; the forms then work without drafts.
function createDraftStore(storage: () => Storage, prefix: string) {
  function load(key: string): Draft<Record<string, unknown>> | undefined {
    try {
      const draft = JSON.parse(storage().getItem(prefix + key) ?? 'null');
      return isObject(draft) && isObject(draft.values) ? (draft as Draft<Record<string, unknown>>) : undefined;
    } catch {
      return undefined;
    }
  }

  function keys(): string[] {
    try {
      const stored = storage();
      const all = Array.from({ length: stored.length }, (_, index) => stored.key(index) ?? '');
      return all.filter((key) => key.startsWith(prefix));
    } catch {
      return [];
    }
  }

  return {
    isEmpty: (): boolean => keys().length === 0,

    clearAll(): void {
      for (const key of keys()) storage().removeItem(key);
    },

    has: (key: string): boolean => load(key) !== undefined,

    /** The values of the draft that still have the type of their field in `initial`. */
    read<Values extends object>(key: string, initial: Values): Draft<Values> | undefined {
      const { values, ...rest } = load(key) ?? { values: {} };
      const fitting = Object.entries(initial).filter(([name, value]) => hasTypeOf(value, values[name]));
      if (fitting.length === 0) return undefined;
      return { values: Object.fromEntries(fitting.map(([name]) => [name, values[name]])) as Partial<Values>, ...rest };
    },

    write(key: string, draft: Draft<object>): void {
      try {
        storage().setItem(prefix + key, JSON.stringify(draft));
      } catch {}
    },

    clear(key: string): void {
      try {
        storage().removeItem(prefix + key);
      } catch {}
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function hasTypeOf(value: unknown, drafted: unknown): boolean {
  if (Array.isArray(value)) return Array.isArray(drafted) && areItems(drafted, value[0] ?? drafted[0]);
  return typeof drafted === typeof value;
}

/** Whether all items are texts, all are ids, or all have the fields of the example. */
const areItems = (items: unknown[], example: unknown) => items.every((item) => isLike(item, example));

function isLike(item: unknown, example: unknown): boolean {
  if (!isObject(item) || !isObject(example)) {
    return ['string', 'number'].includes(typeof item) && typeof item === typeof example;
  }
  const fields = Object.entries(example);
  return fields.length > 0 && fields.every(([name, value]) => typeof item[name] === typeof value);
}
