/** Cuts a text after `length` characters and appends an ellipsis, which stays on the line of the last word. */
export function shorten(text: string, length: number): string {
  return text.length > length ? `${text.slice(0, length).replace(/\s$/, NO_BREAK)}...` : text;
}

const NO_BREAK = '\u00a0';
