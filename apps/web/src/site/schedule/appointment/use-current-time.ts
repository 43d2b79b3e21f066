import { startTransition, useEffect, useState } from 'react';
import { HYDRATED } from '../../../hydration/hydration-events.ts';

const TICK_MS = 30_000;

/** The current time, updated every 30 seconds; undefined on the server and during hydration, because pages are cached. */
export function useCurrentTime(): Date | undefined {
  const [now, setNow] = useState(() => (isHydrated() ? new Date() : undefined));
  useEffect(() => {
    // A transition, so that rendering does not block input.
    const tick = () => startTransition(() => setNow(new Date()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function isHydrated() {
  return typeof document !== 'undefined' && HYDRATED in document.documentElement.dataset;
}
