import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { SiteContext, type SiteFacts, useSite } from '../../app/site-facts.ts';
import { showToast } from '../../ui/toast/toasts.ts';
import { isUnauthorized } from '../errors.ts';
import { LatestSiteProvider } from '../latest-site.tsx';
import { LoginScreen } from '../login/LoginScreen.tsx';
import { SessionExpiredDialog } from '../login/SessionExpiredDialog.tsx';
import { createClients, trpc } from '../trpc.ts';
import { SessionContext } from './session.ts';
import { storedSession } from './stored-session.ts';

/** What stands in the head, for who is in and for everybody else. */
type Head = (isIn: boolean) => ReactNode;
type Props = { head: Head; children: ReactNode };

/** Shows the administration to whoever has a session, and the login to everybody else. */
export function SessionGate({ head, children }: Props) {
  // Whoever logs in next begins with nothing of what was read before.
  const [turn, setTurn] = useState(0);
  // But the agency is called for everybody what it is called by now.
  const [site, setSite] = useState(useSite());

  function begin(known: SiteFacts) {
    setSite(known);
    setTurn(turn + 1);
  }

  return (
    <SiteContext value={site}>
      <Turn key={turn}>
        <LatestSiteProvider>
          <Gate head={head} onLoggedOut={begin}>
            {children}
          </Gate>
        </LatestSiteProvider>
      </Turn>
    </SiteContext>
  );
}

function Turn({ children }: { children: ReactNode }) {
  const [{ queryClient, client }] = useState(() => createClients(storedSession.forget));
  return (
    <trpc.Provider client={client} queryClient={queryClient} abortOnUnmount>
      <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
    </trpc.Provider>
  );
}

type GateProps = Props & { onLoggedOut: (known: SiteFacts) => void };

function Gate({ head, children, onLoggedOut }: GateProps) {
  const site = useSite();
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
      onLoggedOut(site);
    };
    return {
      username,
      logout: () => {
        setLeaving(true);
        logout(undefined, {
          onSettled: leave,
          onError: (error) => {
            if (isUnauthorized(error)) return;
            showToast({
              title: 'Logged out on this device only',
              message: 'The server could not be reached. There the session ends by itself within an hour.',
              variant: 'destructive',
            });
          },
        });
      },
    };
  }, [username, logout, onLoggedOut, site]);

  function enter(sessionId: string) {
    storedSession.keep(sessionId);
    showToast({ title: 'Login successful' });
    void queryClient.invalidateQueries();
  }

  return (
    <>
      {head(session !== undefined && stored !== null && !isLeaving)}
      {show()}
    </>
  );

  function show() {
    // Nothing may ask for anything any more: it would be refused.
    if (isLeaving) return <p role="status">Logging out...</p>;
    if (session) {
      return (
        <SessionContext value={session}>
          {children}
          {stored === null && <SessionExpiredDialog username={session.username} onEnter={enter} />}
        </SessionContext>
      );
    }
    if (stored && me.isPending) return <p role="status">Checking your session...</p>;
    return <LoginScreen onEnter={enter} />;
  }
}
