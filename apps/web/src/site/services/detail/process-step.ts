const NAME_MAX = 40;

/** Splits a step that is stored as "Name: what happens". A step without a short name has only a text. */
export function splitStep(step: string): { title?: string; text: string } {
  const [, name = '', text] = /^([^:]+):\s+(\S.*)$/s.exec(step) ?? [];
  const title = name.trim();
  return text && title && title.length <= NAME_MAX ? { title, text } : { text: step };
}
