import type { Copy } from '@site/schema/copy-pages';
import type { CSSProperties } from 'react';
import { Photo } from '../../ui/Photo.tsx';
import { fromDesktop } from '../../ui/theme/breakpoints.ts';
import classes from './HeroPictures.module.css';

type Props = { pictures: Copy<'home'>['hero']['pictures'] };

/** A picture of work, or a loop of several that can be paused. */
export function HeroPictures({ pictures }: Props) {
  return (
    <div className={classes.frame} style={{ '--count': pictures.length } as CSSProperties}>
      <ul className={classes.track} data-loops={pictures.length > 1 || undefined}>
        {pictures.map(({ image, alt }, index) => (
          <li key={index}>
            <Photo
              url={image}
              alt={alt}
              sizes={`${fromDesktop} 45vw, 90vw`}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
              decoding="async"
              className={classes.photo}
            />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <label className={classes.pause}>
          <input type="checkbox" /> Pause the pictures
        </label>
      )}
    </div>
  );
}
