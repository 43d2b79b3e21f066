import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SiteContext, type SiteFacts, useSite } from '../../app/site-facts.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { isUnauthorized } from '../error-messages.ts';
import { LatestSiteProvider } from '../LatestSiteProvider.tsx';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { SessionExpiredDialog } from '../login/SessionExpiredDialog.tsx';
import { createClients, trpc } from '../trpc-react.ts';
import { type Session, SessionContext } from './session.ts';
import { storedSession } from './stored-session.ts';

type Props = { head: (isLoggedIn: boolean) => ReactNode; children: ReactNode };

/** Shows the admin to a logged-in administrator, and the login to everybody else. */
export function SessionGate({ head, children }: Props) {
  // A new key after each logout: the next login starts with an empty query cache.
  const [loginCount, setLoginCount] = useState(0);
  // The facts of the site are public and survive the logout.
  const [site, setSite] = useState(useSite());

  function reset(latest: SiteFacts) {
    setSite(latest);
    setLoginCount(loginCount + 1);
  }

  return (
    <SiteContext value={site}>
      <DataProviders key={loginCount}>
        <Gate head={head} onLoggedOut={reset}>
          {children}
        </Gate>
      </DataProviders>
    </SiteContext>
  );
}

function DataProviders({ children }: { children: ReactNode }) {
  const [{ queryClient, client }] = useState(() => createClients(storedSession.clear));
  return (
    <trpc.Provider client={client} queryClient={queryClient} abortOnUnmount>
      <QueryClientProvider client={queryClient}>
        <LatestSiteProvider>{children}</LatestSiteProvider>
      </QueryClientProvider>
    </trpc.Provider>
  );
}

type GateProps = Props & { onLoggedOut: (site: SiteFacts) => void };

function Gate({ head, children, onLoggedOut }: GateProps) {
  const queryClient = useQueryClient();
  const { sessionId, session, isChecking, isLoggingOut } = useLogin(onLoggedOut);

  function logIn(newSessionId: string) {
    storedSession.save(newSessionId);
    showToast({ title: 'Login successful' });
    void queryClient.invalidateQueries();
  }

  function content() {
    // The screens are gone before the session ends, because their requests would be refused.
    if (isLoggingOut) return <p role="status">Logging out...</p>;
    if (session) {
      return (
        <SessionContext value={session}>
          {children}
          {sessionId === null && <SessionExpiredDialog username={session.username} onLogin={logIn} />}
        </SessionContext>
      );
    }
    if (isChecking) return <p role="status">Checking your session...</p>;
    return <LoginScreen onLogin={logIn} />;
  }

  return (
    <>
      {head(session !== undefined && sessionId !== null && !isLoggingOut)}
      {content()}
    </>
  );
}

/** The current session. It outlives the stored session id, so that unsaved work stays on the screen. */
function useLogin(onLoggedOut: (site: SiteFacts) => void) {
  const site = useSite();
  const sessionId = useSyncExternalStore(storedSession.subscribe, storedSession.read, () => null);
  const me = trpc.account.me.useQuery(undefined, { enabled: sessionId !== null });
  const { mutate: logout } = trpc.account.logout.useMutation();
  const [isLoggingOut, setLoggingOut] = useState(false);
  const username = me.data?.user.username;

  useEffect(() => {
    // A session that the server did not confirm is not used, whether it refused or could not be reached.
    if (me.isError) storedSession.clear();
  }, [me.isError, me.errorUpdatedAt]);

  const session = useMemo((): Session | undefined => {
    if (username === undefined) return undefined;
    return {
      username,
      logout: () => {
        setLoggingOut(true);
        logout(undefined, {
          onSettled: () => {
            storedSession.clear();
            onLoggedOut(site);
          },
          onError: showLogoutError,
        });
      },
    };
  }, [username, logout, onLoggedOut, site]);

  return { sessionId, session, isChecking: sessionId !== null && me.isPending, isLoggingOut };
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
