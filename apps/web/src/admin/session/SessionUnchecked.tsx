import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { StatusPanel } from '../screen/StatusPanel.tsx';
import classes from './SessionUnchecked.module.css';

type Props = { retry: () => void; logInAgain: () => void };

/** Shown while the server cannot confirm the session. Retries when the network is back. */
export function SessionUnchecked({ retry, logInAgain }: Props) {
  useEffect(() => {
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [retry]);

  return (
    <main className={classes.screen}>
      <StatusPanel
        title="Your session could not be checked"
        text="There is no connection to the server. Press Try again when the network is back. Reloading the page now would log you out."
        alert
      >
        <Button onClick={retry}>Try again</Button>
        <Button variant="default" onClick={logInAgain}>
          Log in again
        </Button>
      </StatusPanel>
    </main>
  );
}
