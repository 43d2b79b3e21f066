import { contactInput } from '@site/schema/contact';
import type { Issue, Values } from '../form/lead.ts';

export function validateContact(values: Values): Issue[] {
  const { error } = contactInput.safeParse(values);
  return error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [];
}
