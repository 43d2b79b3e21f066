import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useDates } from '../../../app/use-dates.ts';
import { describeMailError } from '../../describe-mail-error.ts';
import { runWithToast } from '../../run-with-toast.ts';
import { Fact, Facts } from '../../screen/Facts.tsx';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { every, type Outputs, trpc, unbatched } from '../../trpc-react.ts';
import { SettingsBlock } from '../SettingsBlock.tsx';
import { MailPreview } from './MailPreview.tsx';

const REFETCH_MS = 10_000;
const REFETCH_WHILE_SENDING_MS = 1_500;

type State = Outputs['mail']['state'];

const refetchMs = (state: State | undefined) =>
  state?.isConfigured && !state.isStuck && state.waiting > 0 ? REFETCH_WHILE_SENDING_MS : REFETCH_MS;

/** The state of the mail queue, and a button that sends a test mail. */
export function MailSettings() {
  const query = trpc.mail.state.useQuery(undefined, { ...every(refetchMs), ...unbatched });
  const test = trpc.mail.sendTest.useMutation();
  const { mail } = trpc.useUtils();
  const [isPreviewing, setPreviewing] = useState(false);

  function sendTest() {
    const refresh = () => mail.state.invalidate();
    const { isConfigured, isStuck } = query.data ?? {};
    const waits = isConfigured
      ? 'The test mail waits until the mail server takes mails'
      : 'The test mail waits for a mail server';
    void runWithToast(() => test.mutateAsync(), {
      success: isConfigured && !isStuck ? 'The test mail is on its way' : waits,
      failure: 'Failed to send the test mail',
      refresh,
    });
  }

  return (
    <SettingsBlock id="mail" text="Each lead is mailed to you, and visitors get a confirmation.">
      <QueryStatus query={query} loading="Loading the state of the mails..." failure="Failed to fetch the mails" />
      {query.data && <MailState state={query.data} />}
      <Group gap={12}>
        <Button variant="default" loading={test.isPending} onClick={sendTest}>
          Send test mail
        </Button>
        <Button variant="default" onClick={() => setPreviewing(true)}>
          Preview the mails
        </Button>
      </Group>
      {isPreviewing && <MailPreview onClose={() => setPreviewing(false)} />}
    </SettingsBlock>
  );
}

function MailState({ state }: { state: State }) {
  const { formatMoment } = useDates();
  const { isConfigured, recipient, waiting, waitingSince, lastSentAt, lastError, givenUp, lastGivenUpError } = state;
  return (
    <Facts>
      <Fact name="Mail server">
        {isConfigured
          ? 'Set up'
          : 'Not set up: mails are kept, and sent once the operator of the server connects a mail server'}
      </Fact>
      <Fact name="Recipient">{recipient}</Fact>
      <Fact name="Last sent">{lastSentAt ? formatMoment(lastSentAt) : 'None yet'}</Fact>
      <Fact name="Waiting">
        {waiting}
        {waitingSince && `, the oldest since ${formatMoment(waitingSince)}`}
      </Fact>
      <Fact name="Last error">{lastError && describeMailError(lastError)}</Fact>
      <Fact name="For the operator of the server">{lastError}</Fact>
      <Fact name="Not delivered">
        {givenUp > 0 &&
          `${givenUp} in the last 7 days${lastGivenUpError ? `: ${describeMailError(lastGivenUpError)}` : ''}`}
      </Fact>
    </Facts>
  );
}
