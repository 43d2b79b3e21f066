import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { showToast } from '../../ui/toast/toasts.ts';
import { createAdminData, trpc } from '../data.ts';
import { LoginAgain } from '../login/LoginAgain.tsx';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { SessionContext } from './session.ts';
import { storedSession } from './stored-session.ts';

/** Shows the administration to whoever has a session, and the login to everybody else. */
export function SessionGate({ children }: { children: ReactNode }) {
  // Whoever logs in next begins with nothing of what was read before.
  const [turn, setTurn] = useState(0);
  return (
    <Turn key={turn} onLoggedOut={() => setTurn(turn + 1)}>
      {children}
    </Turn>
  );
}

type Props = { children: ReactNode; onLoggedOut: () => void };

function Turn(props: Props) {
  const [{ queryClient, client }] = useState(() => createAdminData(storedSession.forget));
  return (
    <trpc.Provider client={client} queryClient={queryClient} abortOnUnmount>
      <QueryClientProvider client={queryClient}>
        <Gate {...props} />
      </QueryClientProvider>
    </trpc.Provider>
  );
}

function Gate({ children, onLoggedOut }: Props) {
  const stored = useSyncExternalStore(storedSession.subscribe, storedSession.read, () => null);
  const queryClient = useQueryClient();
  // Who was in stays in front of what was typed when the session ends, and is asked to log in over it.
  const me = trpc.account.me.useQuery(undefined, { enabled: stored !== null });
  const { mutate: logout } = trpc.account.logout.useMutation();
  const [isLeaving, setLeaving] = useState(false);
  const username = me.data?.user.username;

  useEffect(() => {
    // Refused or not answered: either way there is nothing to rely on.
    if (me.isError) storedSession.forget();
  }, [me.isError, me.errorUpdatedAt]);

  const session = useMemo(() => {
    if (username === undefined) return undefined;
    const leave = () => {
      storedSession.forget();
      onLoggedOut();
    };
    return {
      username,
      logout: () => {
        setLeaving(true);
        logout(undefined, { onSettled: leave });
      },
    };
  }, [username, logout, onLoggedOut]);

  function enter(sessionId: string) {
    storedSession.keep(sessionId);
    showToast({ title: 'Login successful' });
    void queryClient.invalidateQueries();
  }

  // Nothing may ask for anything any more: it would be refused.
  if (isLeaving) return <p role="status">Logging out...</p>;
  if (session) {
    return (
      <SessionContext value={session}>
        {children}
        {stored === null && <LoginAgain username={session.username} onEnter={enter} />}
      </SessionContext>
    );
  }
  if (stored && me.isPending) return <p role="status">Checking your session...</p>;
  return <LoginScreen onEnter={enter} />;
}
