import { startTransition, useEffect, useState } from 'react';
import { HYDRATED } from '../../late-scripts.ts';

const TICK_MS = 30_000;

/** The time, kept up to date; undefined on the server and in its pages, which may be older than they look. */
export function useCurrentTime(): Date | undefined {
  const [now, setNow] = useState(() => (isTakenOver() ? new Date() : undefined));
  useEffect(() => {
    // As a transition it leaves room between its steps for whatever the visitor does.
    const tick = () => startTransition(() => setNow(new Date()));
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}

function isTakenOver() {
  return typeof document !== 'undefined' && HYDRATED in document.documentElement.dataset;
}
