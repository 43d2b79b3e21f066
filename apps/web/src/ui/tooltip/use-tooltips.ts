import { useEffect } from 'react';

/** Escape takes a tip away, until another is asked for. How they show is up to `tips.css`. */
export function useTips(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const done = new AbortController();
    const { signal } = done;

    function hide({ key }: KeyboardEvent) {
      if (key === 'Escape') dataset.untold = '';
    }

    function tell({ target }: Event) {
      const isTold = target instanceof Element && target.matches('[data-tip] *, [data-tip]:hover');
      if (!isTold) delete dataset.untold;
    }

    addEventListener('keydown', hide, { signal });
    addEventListener('focusin', tell, { signal });
    addEventListener('pointerover', tell, { signal, passive: true });
    return () => done.abort();
  }, []);
}
