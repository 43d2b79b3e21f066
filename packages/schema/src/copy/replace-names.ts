/** Replaces each `{name}` in a text by the value of that name. Other braces stay. */
export const replaceNames = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (found, name: string) => (Object.hasOwn(values, name) ? (values[name] as string) : found));
