import type { GalleryPicture } from '@site/schema/gallery';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useCloseOnBack } from '../../app/navigation/use-close-on-back.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { Photo } from '../../ui/Photo.tsx';
import { StepButton } from '../../ui/StepButton.tsx';
import classes from './GalleryDialog.module.css';

type ShownPicture = GalleryPicture & { alt: string; size: CSSProperties };
type Props = { pictures: readonly ShownPicture[]; first: number; onClose: () => void };

/** The pictures side by side in a row that snaps, so that the browser itself moves it on a swipe. */
export function GalleryDialog({ pictures, first, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const row = useRef<HTMLElement>(null);
  const [index, setIndex] = useState(first);
  const last = pictures.length - 1;
  useCloseOnBack(true, () => dialog.current?.close());

  useLayoutEffect(() => {
    dialog.current?.showModal();
    // Not the first button, which may be one that does nothing.
    row.current?.focus();
    scrollTo(row.current, first);
  }, [first]);

  /** Reads the position from the scroll container, because the state is outdated while keys are pressed quickly. */
  const step = (by: number) => scrollTo(row.current, placeOf(row.current) + by);

  function onKeyDown(event: KeyboardEvent) {
    const place = placeOf(row.current);
    const target = { ArrowLeft: place - 1, ArrowRight: place + 1, Home: 0, End: last }[event.key];
    if (target === undefined || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    scrollTo(row.current, target);
  }

  return (
    <dialog ref={dialog} className={classes.dialog} aria-label="Gallery" onClose={onClose} onKeyDown={onKeyDown}>
      <div className={classes.bar}>
        <p role="status" className={classes.count}>
          {index + 1} of {pictures.length}
        </p>
        <StepButton label="Previous picture" isLast={index === 0} onPress={() => step(-1)} />
        <StepButton label="Next picture" isLast={index === last} onPress={() => step(1)} />
        <ActionButton small onClick={() => dialog.current?.close()}>
          Close
        </ActionButton>
      </div>
      {/* biome-ignore-start lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section
        ref={row}
        className={classes.row}
        aria-label="Pictures"
        tabIndex={0}
        onScroll={({ currentTarget }) => setIndex(Math.min(last, Math.max(0, placeOf(currentTarget))))}
      >
        {/* biome-ignore-end lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
        {pictures.map((picture, place) => (
          <figure key={place} className={classes.slide}>
            <div className={classes.frame} style={picture.size}>
              <Photo
                url={picture.image}
                alt={picture.alt}
                className={classes.picture}
                sizes="100vw"
                // The neighbours are loaded before they are shown.
                loading={Math.abs(place - index) < 2 ? 'eager' : 'lazy'}
                decoding="async"
              />
            </div>
            {picture.caption && <figcaption className={classes.caption}>{picture.caption}</figcaption>}
          </figure>
        ))}
      </section>
    </dialog>
  );
}

const placeOf = (row: HTMLElement | null) => (row ? Math.round(row.scrollLeft / row.clientWidth) : 0);

const scrollTo = (row: HTMLElement | null, place: number) =>
  row?.scrollTo({ left: place * row.clientWidth, behavior: 'instant' });
