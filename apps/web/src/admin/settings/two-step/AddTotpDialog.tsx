import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { totpInput } from '@site/schema/factor';
import { useState } from 'react';
import { readApiError } from '../../../app/api-error.ts';
import { errorsByField } from '../../../app/form-issues.ts';
import { showErrorToast } from '../../error-messages.ts';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { focusFirstField } from '../../form/form-fields.ts';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { validateWith } from '../../form/validate.ts';
import { type Outputs, trpc } from '../../trpc-react.ts';
import classes from './TwoStepSettings.module.css';

type Props = {
  totp: Outputs['factor']['newTotp'];
  onAdded: (recoveryCodes: string[]) => void;
  onClose: () => void;
};

/** Shows the secret of an authenticator app, and asks for a code as proof that the app has it. */
export function AddTotpDialog({ totp: { secret, qr }, onAdded, onClose }: Props) {
  const addition = trpc.factor.addTotp.useMutation();
  const [root, setRoot] = useState<HTMLFormElement | null>(null);
  const form = useForm({
    initialValues: { name: 'Authenticator app', code: '' },
    validate: validateWith<{ name: string; code: string }>(totpInput, (values) => ({ ...values, secret })),
  });
  const focusErrors = (errors: object) => focusFirstField(root, Object.keys(errors));

  async function add(values: typeof form.values) {
    if (addition.isPending) return;
    try {
      onAdded((await addition.mutateAsync({ ...values, secret })).recoveryCodes);
    } catch (error) {
      const errors = errorsByField(readApiError(error).issues);
      form.setErrors(errors);
      focusErrors(errors);
      showErrorToast(error);
    }
  }

  const field = (name: keyof typeof form.values) => ({ ...form.getInputProps(name), 'data-field': name });
  return (
    <Dialog title="Add an authenticator app" onClose={onClose} size={480} isForm>
      <form ref={setRoot} onSubmit={form.onSubmit((values) => void add(values), focusErrors)} noValidate>
        <Stack gap={18} p={24}>
          <p>Scan this code with the app on your phone. Then enter the 6 digits that the app shows.</p>
          <svg
            className={classes.qr}
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            role="img"
            aria-label="QR code for the app"
            shapeRendering="crispEdges"
          >
            <path d={qr.path} />
          </svg>
          {/* Two lines on a phone. */}
          <Textarea
            label="Or type this secret into the app"
            value={secret.replace(/(.{4})(?=.)/g, '$1 ')}
            readOnly
            autosize
          />
          <TextInput label="Name" required {...field('name')} />
          <TextInput
            label="Code from the app"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            data-autofocus
            {...field('code')}
          />
          <Group justify="end" gap={12}>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <SubmitButton isBusy={addition.isPending}>Add the app</SubmitButton>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
