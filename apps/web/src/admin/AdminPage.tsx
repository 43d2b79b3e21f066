import { Button, PasswordInput, TextInput } from '@mantine/core';
import '@mantine/core/styles/Button.css';
import '@mantine/core/styles/Input.css';
import '@mantine/core/styles/PasswordInput.css';
import '@mantine/core/styles/UnstyledButton.css';
import '@mantine/core/styles/ActionIcon.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type FormEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { definePage } from '../page.ts';
import { Seo } from '../seo/Seo.tsx';
import { useSite } from '../site-facts.ts';
import classes from './AdminPage.module.css';
import { createAdminData, trpc } from './data.ts';
import { storedSession } from './stored-session.ts';

export const page = definePage({ Component: AdminPage });

function AdminPage() {
  const [{ queryClient, client }] = useState(createAdminData);
  return (
    <trpc.Provider client={client} queryClient={queryClient}>
      <QueryClientProvider client={queryClient}>
        <Panel />
      </QueryClientProvider>
    </trpc.Provider>
  );
}

function Panel() {
  const { brand } = useSite();
  const stored = useSyncExternalStore(storedSession.subscribe, storedSession.read, () => null);
  const me = trpc.account.me.useQuery(undefined, { enabled: stored !== null });
  const logout = trpc.account.logout.useMutation({ onSettled: storedSession.forget });

  useEffect(() => {
    if (me.isError) storedSession.forget();
  }, [me.isError]);

  return (
    <main className={classes.page}>
      <Seo title="Administration" robots="noindex, nofollow" />
      <h1>{brand.name} administration</h1>
      {stored && me.data ? (
        <>
          <p>Logged in as {me.data.user.username}.</p>
          <Button variant="outline" loading={logout.isPending} onClick={() => logout.mutate()}>
            Logout
          </Button>
        </>
      ) : (
        <LoginForm />
      )}
    </main>
  );
}

function LoginForm() {
  const login = trpc.account.login.useMutation({ onSuccess: ({ sessionId }) => storedSession.keep(sessionId) });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    login.mutate({ username: textOf(fields, 'username'), password: textOf(fields, 'password') });
  }

  return (
    <form onSubmit={submit} className={classes.form}>
      <TextInput name="username" label="Username" autoComplete="username" />
      <PasswordInput name="password" label="Password" autoComplete="current-password" />
      {login.isError && <p role="alert">{login.error.message}</p>}
      <Button type="submit" loading={login.isPending}>
        Login
      </Button>
    </form>
  );
}

function textOf(fields: FormData, name: string): string {
  const value = fields.get(name);
  return typeof value === 'string' ? value : '';
}
