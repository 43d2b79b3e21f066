import { createContext, use } from 'react';

export type Session = {
  username: string;
  logout: () => void;
};

export const SessionContext = createContext<Session | undefined>(undefined);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('useSession needs <SessionGate> around it');
  return session;
}
