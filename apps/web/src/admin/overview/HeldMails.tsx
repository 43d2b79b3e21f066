import { Alert, Button, Group } from '@mantine/core';
import { runWithToast } from '../run-with-toast.ts';
import { trpc } from '../trpc-react.ts';

/** After a restore: asks whether to send the mails that were waiting when the backup was made. */
export function HeldMails({ count }: { count: number }) {
  const decide = trpc.mail.decideOnHeld.useMutation();
  const { mail } = trpc.useUtils();
  const run = (decision: 'send' | 'discard', success: string) =>
    runWithToast(() => decide.mutateAsync({ decision }), { success, refresh: () => mail.state.invalidate() });
  const mails = count === 1 ? '1 mail was' : `${count} mails were`;
  return (
    <Alert color="gray" title="This site was restored from a backup">
      {mails} waiting when the backup was made. They may have been sent since: send them only if not.
      <Group gap={12} mt={12}>
        <Button
          size="compact-md"
          disabled={decide.isPending}
          onClick={() => void run('send', 'The mails are on their way')}
        >
          Send
        </Button>
        <Button
          size="compact-md"
          variant="default"
          disabled={decide.isPending}
          onClick={() => void run('discard', 'The mails were discarded')}
        >
          Discard
        </Button>
      </Group>
    </Alert>
  );
}
