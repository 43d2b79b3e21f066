import '@mantine/core/styles.layer.css';
import './theme/tokens.css';
import { paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';
import type { Api } from '../app/api-client.ts';
import { definePage, type Params } from '../app/page.ts';
import { PageNotFoundError } from '../app/page-error.ts';
import { useSite } from '../app/site-facts.ts';
import { Seo } from '../seo/Seo.tsx';
import { Mantine } from '../ui/theme/Mantine.tsx';
import { ToastHost } from '../ui/toast/ToastHost.tsx';
import { useLeadCounts } from './leads/use-lead-counts.ts';
import { SessionGate } from './session/SessionGate.tsx';
import { AdminShell } from './shell/AdminShell.tsx';
import { findSection } from './shell/sections.ts';
import { useFocusRecovery } from './shell/use-focus-recovery.ts';
import { adminTheme } from './theme/admin-theme.ts';

// The response to an unknown section is 404; the admin itself shows the error, to a logged-in administrator only.
const load = async (_api: Api, { '*': section = '' }: Params) => {
  if (!findSection(`${paths.admin}/${section}`)) throw new PageNotFoundError('There is no such section');
};

// The title depends on the session, which only the component knows.
const head = () => undefined;

export const page = definePage({ Component: AdminPage, load, head, Failure: { Component: AdminPage, head } });

function AdminPage() {
  useFocusRecovery();
  return (
    <Mantine theme={adminTheme}>
      <SessionGate head={(isLoggedIn) => <AdminHead isLoggedIn={isLoggedIn} />}>
        <AdminShell />
      </SessionGate>
      <ToastHost expected />
    </Mantine>
  );
}

/** Rendered inside the session gate, where `useSite` returns the current name of the agency. */
function AdminHead({ isLoggedIn }: { isLoggedIn: boolean }) {
  const site = useSite();
  const section = findSection(useLocation().pathname)?.label;
  const counts = useLeadCounts({ enabled: isLoggedIn });
  const unanswered = counts && isLoggedIn ? counts.unanswered.contact + counts.unanswered.call : 0;
  const count = unanswered > 0 ? `(${unanswered}) ` : '';
  const title = isLoggedIn && section ? `${count}${section}, administration` : 'Administration';
  return <Seo head={{ title, robots: 'noindex, nofollow' }} site={site} />;
}
