import type { FormErrors } from '@mantine/form';
import type { Toast } from '../../ui/toast/toasts.ts';
import { firstField } from './form-fields.ts';

/** Says what is wrong with the first invalid field, which may be out of view, and offers to go to it. */
export function notSavedToast(form: HTMLFormElement | null, errors: FormErrors, show: () => void): Toast {
  const names = Object.keys(errors);
  const first = firstField(form, names)?.dataset.field ?? names[0] ?? '';
  const error = errors[first];
  const message = [
    `${typeof error === 'string' ? error : 'A field is invalid'}.`,
    ...describeOthers(names.length - 1),
  ].join(' ');
  return { title: 'Not saved', message, variant: 'destructive', action: { label: 'Show', run: show } };
}

function describeOthers(count: number): string[] {
  if (count === 0) return [];
  return [count === 1 ? 'Another field has to be corrected too.' : `${count} other fields have to be corrected too.`];
}
