import { mediaPicture } from '@site/schema/media-url';
import { type CSSProperties, type MouseEvent, useRef, useState } from 'react';
import type { GalleryComponent } from '../../app/page.ts';
import { Photo } from '../../ui/Photo.tsx';
import { fromDesktop, fromTablet } from '../../ui/theme/breakpoints.ts';
import classes from './Gallery.module.css';

const loadDialog = async () => (await import('./GalleryDialog.tsx')).GalleryDialog;

/** Rows of uncropped pictures. Each is a link to its file, which scripts replace by a dialog. */
export function Gallery({ pictures: listed = [], altTexts }: Parameters<GalleryComponent>[0]) {
  const pictures = listed.map(({ image, caption }, index) => ({
    image,
    caption,
    alt: altTexts[image] ?? `Picture ${index + 1} of ${listed.length}`,
    size: sizeOf(image),
  }));
  const [opened, setOpened] = useState<{ Dialog: Awaited<ReturnType<typeof loadDialog>>; index: number }>();
  const list = useRef<HTMLUListElement>(null);

  function open(event: MouseEvent<HTMLAnchorElement>, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    const { href } = event.currentTarget;
    // If the dialog cannot be loaded, the picture opens as without scripts.
    loadDialog().then(
      (Dialog) => setOpened({ Dialog, index }),
      () => window.location.assign(href),
    );
  }

  function onClose() {
    setOpened(undefined);
    // The dialog cannot restore the focus in Safari, which does not focus clicked links.
    list.current?.querySelectorAll('a')[opened?.index ?? 0]?.focus();
  }

  if (pictures.length === 0) return null;
  const preload = () => void loadDialog().catch(() => {});

  return (
    <section className={classes.gallery}>
      <h2 className="visually-hidden">Gallery</h2>
      <ul ref={list} className={classes.rows} onPointerEnter={preload} onFocus={preload}>
        {pictures.map((picture, index) => (
          <li key={index} style={picture.size}>
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
      {opened && <opened.Dialog pictures={pictures} first={opened.index} onClose={onClose} />}
    </section>
  );
}

/** The proportion of a picture and its width in pixels, for the styles. */
function sizeOf(image: string) {
  const { width, height } = mediaPicture(image) ?? { width: 640, height: 400 };
  return { '--ratio': width / height, '--width': `${width}px` } as CSSProperties;
}
