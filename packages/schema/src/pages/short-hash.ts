/** A hash of a text for URLs, the same in the browser and on the server. */
export function shortHash(text: string): string {
  return [0x811c9dc5, 0x9747b28c].map((start) => fnv(text, start).toString(36)).join('');
}

function fnv(text: string, start: number): number {
  let value = start;
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value >>> 0;
}
