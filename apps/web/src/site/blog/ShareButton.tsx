import { useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import classes from './PostPage.module.css';

/** Uses the device's share feature if it has one, and copies the URL otherwise. */
export function ShareButton({ title }: { title: string }) {
  const [status, setStatus] = useState('');

  async function share() {
    const url = window.location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setStatus('Link copied');
      }
    } catch (error) {
      // AbortError: the visitor closed the share dialog.
      if ((error as Error).name !== 'AbortError') setStatus('The link could not be copied');
    }
  }

  return (
    <div className={classes.share}>
      <ActionButton onClick={() => void share()} small>
        Share
      </ActionButton>
      <span role="status">{status}</span>
    </div>
  );
}
