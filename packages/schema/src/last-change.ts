/** When visitors last saw a change: a scheduled post appears after its last edit. */
export const lastChangeOf = ({ publishedAt, updatedAt }: { publishedAt: Date | null; updatedAt: Date }): Date =>
  publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt;
