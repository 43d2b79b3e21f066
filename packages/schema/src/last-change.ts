/** When visitors could last see something new: a scheduled post is written before it comes out. */
export const lastChangeOf = ({ publishedAt, updatedAt }: { publishedAt: Date | null; updatedAt: Date }): Date =>
  publishedAt && publishedAt > updatedAt ? publishedAt : updatedAt;
