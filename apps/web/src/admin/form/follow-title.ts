import type { ChangeEvent } from 'react';
import type { EditForm } from './use-edit-form.ts';

type Options<Values> = {
  /** The field whose value is derived from the title while it is typed. */
  follower: keyof Values & string;
  derive: (title: string) => string;
  /** Whether the record has never been saved. The path of a saved record no longer changes with its title. */
  isNew: boolean;
};

/** The properties of the input of a title, which a slug or path follows. */
export function titleProps<Values extends { title: string }>(
  { form, field }: EditForm<Values>,
  { follower, derive, isNew }: Options<Values>,
) {
  return {
    ...field('title'),
    onChange({ currentTarget }: ChangeEvent<HTMLInputElement>) {
      const title = currentTarget.value;
      const value = String(form.values[follower]);
      const next = followTitle(derive, { title: form.values.title, value }, title);
      form.setFieldValue('title', title as never);
      if (isNew && next !== value) form.setFieldValue(follower, next as never);
    },
  };
}

/** A slug or path after the title of its record was changed: it follows the title until it is edited by hand. */
export function followTitle(
  derive: (title: string) => string,
  before: { title: string; value: string },
  title: string,
): string {
  const isOwn = before.value !== '' && before.value !== derive(before.title);
  return isOwn ? before.value : derive(title);
}
