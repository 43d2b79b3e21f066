import { mediaPicture } from '@site/schema/media-url';
import classes from './MediaThumbnail.module.css';
import { Thumbnail } from './Thumbnail.tsx';

type Props = { url: string; size?: 'small' | 'tile' };

/** A small picture of an uploaded file; a document is shown as a sheet of paper. */
export function MediaThumbnail({ url, size = 'tile' }: Props) {
  if (mediaPicture(url)) return <Thumbnail url={url} size={size} />;
  return (
    <span className={classes.frame} data-size={size} aria-hidden>
      <span className={classes.sheet}>PDF</span>
    </span>
  );
}
