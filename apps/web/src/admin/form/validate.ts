import { errorsByField, findIssues, type Schema } from '../../app/form-issues.ts';

/** The field of an issue: an issue with an item of a list belongs to the list. */
export const topLevelField = (path: string) => path.split('.')[0] ?? '';

/** A `validate` function for @mantine/form that applies the schema of the server. */
export function validateWith<Values>(
  schema: Schema,
  toInput: (values: Values) => unknown = (values) => values,
  fieldOf = topLevelField,
) {
  return (values: Values) => errorsByField(findIssues(schema, toInput(values)), fieldOf);
}
