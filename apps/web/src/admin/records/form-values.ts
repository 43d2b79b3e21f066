/** The part of a zod input schema that this file uses. */
type InputSchema<Input> = { shape: Record<string, Field>; parse: (value: unknown) => Input };
type Field = { safeParse: (value: unknown) => { data?: unknown } };

type FormValues<Input> = { [Name in keyof Input]: NonNullable<Input[Name]> };

/**
 * The values of a form with the fields of the schema: those of the record, or the schema's defaults for a new one. A
 * field without either starts with an empty text.
 */
export function formValues<Input extends object>(
  schema: InputSchema<Input>,
  record: { [Name in keyof Input]?: NoInfer<Input>[Name] | undefined } | undefined,
) {
  const values = Object.entries(schema.shape).map(([name, field]) => [
    name,
    record?.[name as never] ?? field.safeParse(undefined).data ?? '',
  ]);
  return Object.fromEntries(values) as FormValues<Input>;
}
