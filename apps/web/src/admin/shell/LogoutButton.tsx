import { Button } from '@mantine/core';
import { useState } from 'react';
import { adminDrafts } from '../../app/draft-store.ts';
import { ConfirmDialog } from '../form/dialogs/ConfirmDialog.tsx';
import { useSession } from '../session/session.ts';

/** Asks for confirmation if there are unsaved drafts. */
export function LogoutButton() {
  const { logout } = useSession();
  const [isAsking, setAsking] = useState(false);

  function discardAndLogOut() {
    adminDrafts.clearAll();
    logout();
  }

  return (
    <>
      <Button variant="default" size="sm" onClick={() => (adminDrafts.isEmpty() ? logout() : setAsking(true))}>
        Logout
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Log out and discard unsaved text?"
          text="This browser has unsaved text. Logging out deletes it, so that nobody else can read it here."
          confirm="Log out"
          onCancel={() => setAsking(false)}
          onConfirm={discardAndLogOut}
        />
      )}
    </>
  );
}
