import '@mantine/core/styles.layer.css';
import './mantine.css';
import { paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';
import type { Api } from '../app/api-client.ts';
import { definePage, type Params } from '../app/page.ts';
import { PageNotFoundError } from '../app/page-error.ts';
import { useSite } from '../app/site-facts.ts';
import { Seo } from '../seo/Seo.tsx';
import { Mantine } from '../ui/theme/Mantine.tsx';
import { ToastHost } from '../ui/toast/ToastHost.tsx';
import { SessionGate } from './session/SessionGate.tsx';
import { AdminShell } from './shell/AdminShell.tsx';
import { findSection } from './shell/sections.ts';
import { useFocusRecovery } from './shell/use-focus-recovery.ts';

// An address of no section is none; the administration says so itself, to whoever is in.
const load = async (_api: Api, { '*': section = '' }: Params) => {
  if (!findSection(`${paths.admin}/${section}`)) throw new PageNotFoundError('There is no such section');
};

// The title depends on the login, which only the component knows.
const head = () => undefined;

export const page = definePage({ Component: AdminPage, load, head, Failure: { Component: AdminPage, head } });

function AdminPage() {
  const { pathname } = useLocation();
  const site = useSite();
  const section = findSection(pathname)?.label;
  useFocusRecovery();
  return (
    <Mantine>
      <SessionGate
        head={(isIn) => (
          <Seo
            head={{
              title: isIn && section ? `${section}, administration` : 'Administration',
              robots: 'noindex, nofollow',
            }}
            site={site}
          />
        )}
      >
        <AdminShell />
      </SessionGate>
      <ToastHost expected />
    </Mantine>
  );
}
