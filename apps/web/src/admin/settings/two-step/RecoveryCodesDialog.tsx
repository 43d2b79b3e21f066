import { Button, Group, Stack } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useState } from 'react';
import { useDates } from '../../../app/use-dates.ts';
import { download } from '../../download.ts';
import { Dialog } from '../../form/dialogs/Dialog.tsx';
import { useSession } from '../../session/session.ts';
import classes from './TwoStepSettings.module.css';

/** Shows new recovery codes. The server stores only their hashes, so they cannot be shown again. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { formatMoment } = useDates();
  const clipboard = useClipboard();
  const { username } = useSession();
  const [now] = useState(() => new Date());
  const text = [
    `Recovery codes of "${username}" for ${location.host}`,
    `Made on ${formatMoment(now)}. Each works once.`,
    '',
    ...codes,
    '',
  ].join('\n');
  return (
    <Dialog title="Your recovery codes" size={480} centered>
      <Stack gap={18}>
        <p>
          Each of these codes works once, if your phone or passkey is lost. They are not shown again: print them, or
          store them in a safe place.
        </p>
        <ul className={classes.codes} aria-label="Recovery codes">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Group gap={12}>
          <Button variant="default" onClick={() => download('recovery-codes.txt', 'text/plain;charset=utf-8', text)}>
            Download
          </Button>
          <Button variant="default" onClick={() => clipboard.copy(text)}>
            {clipboard.copied ? 'Copied' : 'Copy'}
          </Button>
        </Group>
        <Group justify="end">
          <Button onClick={onClose}>I have stored them</Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
