/** The last time a post changed for visitors: its last edit, or its publication if that is later. */
export const lastChangeOf = ({ publishedAt, updatedAt }: { publishedAt: Date | null; updatedAt: Date }): Date =>
  publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt;

export function latest(dates: Iterable<Date | null | undefined>): Date | undefined {
  let newest: Date | undefined;
  for (const date of dates) if (date && (!newest || date > newest)) newest = date;
  return newest;
}
