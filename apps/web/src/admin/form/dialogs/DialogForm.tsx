import { Button, Group, Stack } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { readApiError } from '../../../app/api-error.ts';
import { errorsByField } from '../../../app/form-issues.ts';
import { showErrorToast } from '../../error-messages.ts';
import { focusFirstField } from '../form-fields.ts';
import { topLevelField } from '../validate.ts';
import { Dialog } from './Dialog.tsx';
import classes from './DialogForm.module.css';

type Props<Values> = {
  title: string;
  form: UseFormReturnType<Values>;
  /** Saves the values. Errors of the server are shown at their fields and in a toast. */
  save: (values: Values) => Promise<unknown>;
  /** While a request runs, the form is not sent again. */
  isBusy: boolean;
  /** Whether the save button shows that the form is being saved. */
  showsProgress?: boolean;
  action?: string;
  size?: number;
  onClose: () => void;
  children: ReactNode;
};

/** A form in a dialog that keeps no draft. Its fields have their name in `data-field`. */
export function DialogForm<Values extends Record<string, unknown>>(props: Props<Values>) {
  const { title, form, save, isBusy, showsProgress = false, action = 'Save', size = 560, onClose, children } = props;
  const [root, setRoot] = useState<HTMLFormElement | null>(null);

  async function submit(values: Values) {
    if (isBusy) return;
    try {
      await save(values);
    } catch (error) {
      const errors = errorsByField(readApiError(error).issues, topLevelField);
      form.setErrors(errors);
      focusFirstField(root, Object.keys(errors));
      showErrorToast(error);
    }
  }

  return (
    <Dialog title={title} onClose={onClose} size={size} isForm>
      <form
        ref={setRoot}
        onSubmit={form.onSubmit(
          (values) => void submit(values),
          (errors) => focusFirstField(root, Object.keys(errors)),
        )}
        noValidate
        className={classes.form}
      >
        <Stack gap={18}>
          {children}
          <Group justify="end" gap={12}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" loading={showsProgress && isBusy}>
              {action}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
