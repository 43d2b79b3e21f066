import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useStore } from '../../ui/store.ts';
import { closeToasts, showToast } from '../../ui/toast/toasts.ts';
import { isUnauthorized } from '../error-messages.ts';
import { Dialog } from '../form/dialogs/Dialog.tsx';
import { LatestSiteProvider } from '../LatestSiteProvider.tsx';
import { LoginForm } from '../login/LoginForm.tsx';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { createClients, trpc } from '../trpc-react.ts';
import { watchAttendance } from './attendance.ts';
import { question } from './confirmation.ts';
import { IdentityDialog } from './IdentityDialog.tsx';
import { SessionUnchecked } from './SessionUnchecked.tsx';
import { type Session, SessionContext } from './session.ts';
import { storedSession } from './stored-session.ts';

type Props = { head: (isLoggedIn: boolean) => ReactNode; children: ReactNode };

/**
 * Shows the admin once the stored session is confirmed, otherwise the login. A session that ends later is renewed above
 * the open page, so that typed text is kept.
 */
export function SessionGate(props: Props) {
  const [{ queryClient, client }] = useState(() => createClients(storedSession.clear));
  return (
    <trpc.Provider client={client} queryClient={queryClient} abortOnUnmount>
      <QueryClientProvider client={queryClient}>
        <LatestSiteProvider>
          <Gate {...props} />
        </LatestSiteProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

function Gate({ head, children }: Props) {
  const queryClient = useQueryClient();
  const { token, session, isChecking, unchecked, isLoggingOut } = useLogin();
  const asked = useStore(question);
  useEffect(watchAttendance, []);

  function logIn(newToken: string) {
    storedSession.save(newToken);
    showToast({ title: 'Login successful' });
    void queryClient.invalidateQueries();
  }

  function content() {
    // Unmounts the screens before the session ends, because their requests would be refused.
    if (isLoggingOut) return <p role="status">Logging out...</p>;
    if (session) {
      return (
        <SessionContext value={session}>
          {children}
          {token === null && (
            <Dialog title="Your session has ended" size={420} above="everything" centered>
              <p style={{ marginBottom: 20 }}>Log in again to go on where you were. What you typed is still here.</p>
              <LoginForm username={session.username} onLogin={logIn} />
            </Dialog>
          )}
          {token !== null && asked && <IdentityDialog {...asked} />}
        </SessionContext>
      );
    }
    if (unchecked) return <SessionUnchecked {...unchecked} />;
    if (isChecking) return <p role="status">Checking your session...</p>;
    return <LoginScreen onLogin={logIn} />;
  }

  return (
    <>
      {head(session !== undefined && token !== null && !isLoggingOut)}
      {content()}
    </>
  );
}

/** The current session. It outlives the stored session token, so that unsaved work stays on the screen. */
function useLogin() {
  const queryClient = useQueryClient();
  const { site } = trpc.useUtils();
  const token = useSyncExternalStore(storedSession.subscribe, storedSession.read, () => null);
  const me = trpc.account.me.useQuery(undefined, { enabled: token !== null });
  const { mutate: logout } = trpc.account.logout.useMutation();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const username = me.data?.user.username;

  const uncheckedToken = useStore(storedSession.unchecked);

  // A session that the server did not confirm is not used, whether it refused or could not be reached.
  useEffect(() => {
    if (!me.isError) return;
    if (isUnauthorized(me.error)) storedSession.clear();
    else storedSession.setAside();
  }, [me.isError, me.error, me.errorUpdatedAt]);

  const { refetch } = me;
  const unchecked = useMemo(() => {
    if (uncheckedToken === null || username !== undefined) return undefined;
    const retry = () => {
      storedSession.bringBack();
      void refetch();
    };
    return { retry, logInAgain: storedSession.clear };
  }, [uncheckedToken, username, refetch]);

  const session = useMemo((): Session | undefined => {
    if (username === undefined) return undefined;

    function endSession() {
      storedSession.clear();
      // The facts of the site are public: the login shows the current name of the agency.
      const facts = site.facts.getData();
      queryClient.clear();
      site.facts.setData(undefined, facts);
      setLoggingOut(false);
    }

    return {
      username,
      logout: () => {
        setLoggingOut(true);
        closeToasts();
        logout(undefined, { onSettled: endSession, onError: showLogoutError });
      },
    };
  }, [username, logout, queryClient, site]);

  return { token, session, isChecking: token !== null && (me.isPending || me.isFetching), unchecked, isLoggingOut };
}

function showLogoutError(error: unknown) {
  // The session had already ended.
  if (isUnauthorized(error)) return;
  showToast({
    title: 'Logged out on this device only',
    message: 'The server could not be reached. There the session ends by itself within an hour.',
    variant: 'destructive',
  });
}
