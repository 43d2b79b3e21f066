import { Button, Group, Stack } from '@mantine/core';
import { type GetInputPropsReturnType, useForm } from '@mantine/form';
import type { FormEvent, ReactNode } from 'react';
import type { Schema } from '../../../app/form-issues.ts';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { validateWith } from '../../form/validate.ts';

type Values = Record<string, string>;

type Props<V extends Values> = {
  title: string;
  action: string;
  /** Rendered before the other buttons. */
  otherAction?: ReactNode;
  initialValues: V;
  schema: Schema & { parse: (values: unknown) => V };
  /** Called with the values that the schema returns. */
  onSubmit: (values: V) => void;
  onClose: () => void;
  /** Renders the fields. */
  children: (
    field: (name: keyof V & string) => GetInputPropsReturnType,
    values: V,
    set: (values: Partial<V>) => void,
  ) => ReactNode;
};

/** A small form that inserts something into the article. */
export function EditorDialog<V extends Values>(props: Props<V>) {
  const { title, action, otherAction, initialValues, schema, onSubmit, onClose, children } = props;
  const form = useForm<Values>({ initialValues, validate: validateWith(schema) });
  const submit = form.onSubmit((values) => {
    onClose();
    onSubmit(schema.parse(values));
  });

  function submitAlone(event: FormEvent<HTMLFormElement>) {
    // React would pass the event on to the form of the post, which contains this one.
    event.stopPropagation();
    submit(event);
  }

  return (
    <Dialog title={title} onClose={onClose} size={480} above="forms" centered>
      <form noValidate onSubmit={submitAlone}>
        <Stack gap={18}>
          {children(
            (name) => form.getInputProps(name),
            form.values as V,
            (values) => form.setValues(values as Values),
          )}
          <Group justify="end" gap={12}>
            {otherAction && <div style={{ marginInlineEnd: 'auto' }}>{otherAction}</div>}
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit">{action}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
