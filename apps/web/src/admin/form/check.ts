type Issue = { path: readonly PropertyKey[]; message: string };

/** A schema of the server's. */
export type Rules = { safeParse(value: unknown): { error?: { issues: readonly Issue[] } | undefined } };

// A list is one field, whichever of its items is wrong.
export const fieldOfPath = (path: string) => path.split('.')[0] ?? '';

/** The server's own rules, as @mantine/form wants them: the first thing that is wrong with each field. */
export function checkWith<Values>(
  rules: Rules,
  read: (values: Values) => unknown = (values) => values,
  fieldOf: (path: string) => string = fieldOfPath,
) {
  return (values: Values): Record<string, string> => {
    const { error } = rules.safeParse(read(values));
    const errors: Record<string, string> = {};
    for (const { path, message } of error?.issues ?? []) errors[fieldOf(path.join('.'))] ??= message;
    return errors;
  };
}
