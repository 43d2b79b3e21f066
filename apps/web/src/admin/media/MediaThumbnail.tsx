import { mediaPicture } from '@site/schema/media-url';
import classes from './MediaThumbnail.module.css';
import { Thumbnail } from './Thumbnail.tsx';

/** A small picture of an uploaded file; other files are shown as a sheet of paper. */
export function MediaThumbnail({ url }: { url: string }) {
  if (mediaPicture(url)) return <Thumbnail url={url} size="tile" />;
  return (
    <span className={classes.frame} aria-hidden>
      <span className={classes.sheet}>{url.endsWith('.mp4') ? 'MP4' : 'PDF'}</span>
    </span>
  );
}
