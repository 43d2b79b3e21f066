import { useEffect } from 'react';

/** Hides a tooltip on Escape until another one is requested. tooltips.css shows them. */
export function useTooltips(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const controller = new AbortController();
    const { signal } = controller;

    function hide({ key }: KeyboardEvent) {
      if (key === 'Escape') dataset.tipsHidden = '';
    }

    function allow({ target }: Event) {
      const isSameTip = target instanceof Element && target.matches('[data-tip] *, [data-tip]:hover');
      if (!isSameTip) delete dataset.tipsHidden;
    }

    addEventListener('keydown', hide, { signal });
    addEventListener('focusin', allow, { signal });
    addEventListener('pointerover', allow, { signal, passive: true });
    return () => controller.abort();
  }, []);
}
