import { useEffect, useState } from 'react';

const TICK_MS = 30_000;

/** The time, kept up to date; undefined on the server, whose pages may be older than they look. */
export function useNow(): Date | undefined {
  const [now, setNow] = useState<Date>();
  useEffect(() => {
    const tick = () => setNow(new Date());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
