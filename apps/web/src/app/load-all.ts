const PART_SIZE = 100;

type List<T> = { query(part: { limit: number; offset: number }): Promise<{ items: T[]; total: number }> };

/** Loads a whole list in batches, because the API sends at most 100 items at a time. */
export async function loadAll<T>(list: List<T>): Promise<{ items: T[]; total: number }> {
  const items: T[] = [];
  for (;;) {
    const part = await list.query({ limit: PART_SIZE, offset: items.length });
    items.push(...part.items);
    if (part.items.length < PART_SIZE || items.length >= part.total) return { items, total: part.total };
  }
}
