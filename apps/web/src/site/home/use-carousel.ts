import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** The distance after which a press becomes a drag instead of a click. */
const DRAG_PX = 6;

export type Ends = { isAtStart: boolean; isAtEnd: boolean };

/**
 * Buttons, dragging by mouse and a slider for a list that the browser scrolls. Buttons scroll smoothly
 * if the styles of the list allow it.
 */
export function useCarousel() {
  const track = useRef<HTMLElement>(null);
  const slider = useRef<HTMLInputElement>(null);
  const [ends, setEnds] = useState<Ends>({ isAtStart: true, isAtEnd: false });

  useEffect(() => {
    const list = track.current;
    if (!list) return;
    const show = () => {
      const room = list.scrollWidth - list.clientWidth;
      const [isAtStart, isAtEnd] = [list.scrollLeft < 2, list.scrollLeft > room - 2];
      setEnds((before) =>
        before.isAtStart === isAtStart && before.isAtEnd === isAtEnd ? before : { isAtStart, isAtEnd },
      );
      if (slider.current) slider.current.value = String(room > 0 ? (100 * list.scrollLeft) / room : 0);
    };
    show();
    list.addEventListener('scroll', show, { passive: true });
    const observer = new ResizeObserver(show);
    observer.observe(list);
    return () => {
      list.removeEventListener('scroll', show);
      observer.disconnect();
    };
  }, []);

  /** Scrolls by one card. */
  function step(direction: 1 | -1) {
    const list = track.current;
    const card = list?.querySelector('li')?.getBoundingClientRect().width ?? 0;
    list?.scrollBy({ left: direction * card });
  }

  function scrollToPart(percent: number) {
    const list = track.current;
    list?.scrollTo({ left: ((list.scrollWidth - list.clientWidth) * percent) / 100, behavior: 'instant' });
  }

  return { track, slider, ends, step, scrollToPart, startDrag };
}

/** Lets the mouse drag the list like a touch. A press without movement stays a click. */
function startDrag({ currentTarget: list, pointerType, button, clientX: from, pointerId }: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse' || button !== 0) return;
  const start = list.scrollLeft;
  const ended = new AbortController();
  const { signal } = ended;

  const move = ({ clientX }: MouseEvent) => {
    if (!('dragged' in list.dataset)) {
      if (Math.abs(clientX - from) < DRAG_PX) return;
      list.dataset.dragged = '';
      list.setPointerCapture(pointerId);
    }
    list.scrollTo({ left: start + from - clientX, behavior: 'instant' });
  };
  const end = () => {
    ended.abort();
    // After the click that ends a drag, which must not follow a link.
    setTimeout(() => {
      delete list.dataset.dragged;
    });
  };
  list.addEventListener('pointermove', move, { signal });
  for (const type of ['pointerup', 'pointercancel', 'lostpointercapture']) addEventListener(type, end, { signal });
  list.addEventListener('click', (event) => 'dragged' in list.dataset && event.preventDefault(), {
    capture: true,
    once: true,
  });
}
