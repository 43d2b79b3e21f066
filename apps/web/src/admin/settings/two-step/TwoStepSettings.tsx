import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { showToast } from '../../../ui/toast/toasts.ts';
import { ConfirmDialog } from '../../form/dialogs/ConfirmDialog.tsx';
import { runWithToast } from '../../run-with-toast.ts';
import { QueryStatus } from '../../screen/QueryStatus.tsx';
import { createPasskey } from '../../session/passkeys.ts';
import { type Outputs, trpc, unbatched } from '../../trpc-react.ts';
import { describeUserAgent } from '../describe-user-agent.ts';
import { SettingsBlock } from '../SettingsBlock.tsx';
import { AddTotpDialog } from './AddTotpDialog.tsx';
import { FactorDialog } from './FactorDialog.tsx';
import { type Factor, FactorList } from './FactorList.tsx';
import { NameDialog } from './NameDialog.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

type Open =
  | { dialog: 'app'; totp: Outputs['factor']['newTotp'] }
  | { dialog: 'passkey' | 'renew' }
  | { dialog: 'codes'; codes: readonly string[] }
  | { dialog: 'rename' | 'remove'; factor: Factor };

/** The second step of the login: authenticator apps, passkeys and recovery codes. */
export function TwoStepSettings() {
  const query = trpc.factor.list.useQuery(undefined, unbatched);
  const { client, factor: router } = trpc.useUtils();
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const refresh = () => router.list.invalidate();
  const run = (action: () => Promise<unknown>, failure: string, success?: string) =>
    void runWithToast(action, { failure, success, refresh });

  function showAdded(codes: readonly string[]) {
    showToast({ title: 'Two-step login is on' });
    setOpen(codes.length > 0 ? { dialog: 'codes', codes } : undefined);
    void refresh();
  }

  async function addPasskey(name: string) {
    const passkey = await createPasskey(await client.factor.newPasskey.mutate({}));
    if (passkey) showAdded((await client.factor.addPasskey.mutate({ name, passkey })).recoveryCodes);
  }

  async function renewCodes() {
    setOpen({ dialog: 'codes', codes: (await client.factor.renewRecoveryCodes.mutate({})).codes });
  }

  const openApp = async () => setOpen({ dialog: 'app', totp: await client.factor.newTotp.mutate({}) });
  const { data } = query;
  return (
    <SettingsBlock
      id="two-step"
      text="A second step after the password: a code from an app on your phone, or a passkey. Without one, the password alone opens the admin."
    >
      <QueryStatus query={query} loading="Loading the second steps..." failure="Failed to fetch the second steps" />
      {data && <FactorList {...data} onOpen={(dialog, factor) => setOpen({ dialog, factor })} />}
      <Group gap={12}>
        <Button variant="default" onClick={() => run(openApp, 'Failed to prepare the app')}>
          Add an authenticator app
        </Button>
        {data?.allowsPasskeys && (
          <Button variant="default" onClick={() => setOpen({ dialog: 'passkey' })}>
            Add a passkey
          </Button>
        )}
        {data && data.factors.length > 0 && (
          <Button variant="subtle" onClick={() => setOpen({ dialog: 'renew' })}>
            New recovery codes
          </Button>
        )}
      </Group>
      {data && !data.allowsPasskeys && (
        <Text inherit c="dimmed">
          Passkeys need a site with a domain name and https.
        </Text>
      )}
      {open?.dialog === 'app' && <AddTotpDialog totp={open.totp} onAdded={showAdded} onClose={close} />}
      {open?.dialog === 'passkey' && (
        <NameDialog
          title="Add a passkey"
          text="The browser asks for the fingerprint, the face or the PIN of this device, or for a security key."
          name={describeUserAgent(navigator.userAgent)}
          confirm="Continue"
          onName={addPasskey}
          onClose={close}
        />
      )}
      {(open?.dialog === 'rename' || open?.dialog === 'remove') && (
        <FactorDialog {...open} isOnly={data?.factors.length === 1} onClose={close} onChanged={refresh} />
      )}
      {open?.dialog === 'renew' && (
        <ConfirmDialog
          title="New recovery codes?"
          text="The current recovery codes will no longer work."
          confirm="Make new codes"
          onCancel={close}
          onConfirm={() => {
            close();
            run(renewCodes, 'Failed to make new codes');
          }}
        />
      )}
      {open?.dialog === 'codes' && <RecoveryCodesDialog codes={open.codes} onClose={close} />}
    </SettingsBlock>
  );
}
