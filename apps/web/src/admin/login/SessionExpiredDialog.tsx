import { Dialog } from '../form/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';

type Props = { username: string; onEnter: (sessionId: string) => void };

/** Over the work that was interrupted: nothing of it is lost. */
export function SessionExpiredDialog({ username, onEnter }: Props) {
  return (
    <Dialog title="Your session has ended" size={420} above="everything" centered>
      <p style={{ marginBottom: 20 }}>Log in again to go on where you were. What you typed is still here.</p>
      <LoginForm username={username} onEnter={onEnter} />
    </Dialog>
  );
}
