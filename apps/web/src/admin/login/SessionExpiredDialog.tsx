import { Dialog } from '../form/dialogs/Dialog.tsx';
import { LoginForm } from './LoginForm.tsx';

type Props = { username: string; onLogin: (token: string) => void };

/** Asks for the password again, over the screen with the unsaved work. */
export function SessionExpiredDialog({ username, onLogin }: Props) {
  return (
    <Dialog title="Your session has ended" size={420} above="everything" centered>
      <p style={{ marginBottom: 20 }}>Log in again to go on where you were. What you typed is still here.</p>
      <LoginForm username={username} onLogin={onLogin} />
    </Dialog>
  );
}
