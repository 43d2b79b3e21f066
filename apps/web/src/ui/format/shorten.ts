/** Cuts a text after `length` characters and appends an ellipsis. */
export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length)}...` : text;
}
