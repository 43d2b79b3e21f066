import { mediaPicture } from '@site/schema/media-url';
import { type MouseEvent, useRef, useState } from 'react';
import type { GalleryComponent } from '../../app/page.ts';
import { Photo } from '../../ui/Photo.tsx';
import { fromDesktop, fromTablet } from '../../ui/theme/breakpoints.ts';
import classes from './Gallery.module.css';
import { GalleryDialog, sizeOf } from './GalleryDialog.tsx';

/** Rows of uncropped pictures. Each is a link to its file, which scripts replace by a dialog. */
export function Gallery({ pictures: listed = [], altTexts }: Parameters<GalleryComponent>[0]) {
  const pictures = listed.map(({ image, caption }, index) => ({
    image,
    caption,
    alt: altTexts[image] ?? `Picture ${index + 1} of ${listed.length}`,
  }));
  const [opened, setOpened] = useState<number>();
  const list = useRef<HTMLUListElement>(null);

  function open(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpened(index);
  }

  function onClose() {
    setOpened(undefined);
    // The dialog cannot restore the focus in Safari, which does not focus clicked links.
    list.current?.querySelectorAll('a')[opened ?? 0]?.focus();
  }

  return (
    <section className={classes.gallery}>
      <h2 className="visually-hidden">Gallery</h2>
      <ul ref={list} className={classes.rows}>
        {pictures.map((picture, index) => (
          <li key={index} style={sizeOf(picture)}>
            <figure>
              <a href={mediaPicture(picture.image)?.src ?? picture.image} onClick={(event) => open(event, index)}>
                <Photo
                  url={picture.image}
                  alt={picture.alt}
                  className={classes.picture}
                  sizes={`auto, ${fromDesktop} 50vw, ${fromTablet} 60vw, 88vw`}
                  loading="lazy"
                  decoding="async"
                />
              </a>
              {picture.caption && <figcaption className={classes.caption}>{picture.caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      {opened !== undefined && <GalleryDialog pictures={pictures} first={opened} onClose={onClose} />}
    </section>
  );
}
