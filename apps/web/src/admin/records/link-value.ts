/*
 * The id of a linked record as the text that a select and a draft contain; empty without a link.
 */

export const linkValue = (id: number | null | undefined): string => (id ? String(id) : '');

export const linkedId = (value: string): number | null => (value === '' ? null : Number(value));
