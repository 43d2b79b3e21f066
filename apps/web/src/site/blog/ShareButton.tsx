import { useState } from 'react';
import { ActionButton } from '../../ui/ActionButton.tsx';
import classes from './PostPage.module.css';

/** The device's own sharing where there is one, else the address on the clipboard. */
export function ShareButton({ title }: { title: string }) {
  const [said, setSaid] = useState('');

  async function share() {
    const url = window.location.href;
    try {
      if (navigator.share) await navigator.share({ title, url });
      else {
        await navigator.clipboard.writeText(url);
        setSaid('Link copied');
      }
    } catch (error) {
      // Closing the device's sheet is not a failure.
      if ((error as Error).name !== 'AbortError') setSaid('The link could not be copied');
    }
  }

  return (
    <div className={classes.share}>
      <ActionButton onClick={() => void share()} small>
        Share
      </ActionButton>
      <span role="status">{said}</span>
    </div>
  );
}
