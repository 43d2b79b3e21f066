import '@mantine/core/styles.layer.css';
import './mantine.css';
import { definePage } from '../page.ts';
import { Seo } from '../seo/Seo.tsx';
import { ToastHost } from '../ui/toast/ToastHost.tsx';
import { SessionGate } from './session/SessionGate.tsx';
import { AdminShell } from './shell/AdminShell.tsx';

export const page = definePage({ Component: AdminPage });

function AdminPage() {
  return (
    <>
      <Seo title="Administration" robots="noindex, nofollow" />
      <SessionGate>
        <AdminShell />
      </SessionGate>
      <ToastHost />
    </>
  );
}
