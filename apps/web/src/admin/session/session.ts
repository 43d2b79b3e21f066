import { createContext, use } from 'react';

/*
 * Who is logged in, for the screens behind the login.
 */

export type Session = {
  username: string;
  logout: () => void;
};

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs a session around it');
  return session;
}
