import { Thumbnail } from '../../media/Thumbnail.tsx';
import classes from './TitleCell.module.css';

type Props = {
  title: string;
  /** The address of its picture; null if it has none. */
  image: string | null;
  text?: string;
  /** Shows more than two lines of the text. */
  isFullText?: boolean;
  href?: string;
  tags?: readonly string[];
};

/** The title of a record, optionally linked, with its picture, a text and tags. */
export function TitleCell({ title, image, text, isFullText, href, tags = [] }: Props) {
  return (
    <div className={classes.cell}>
      <Thumbnail url={image ?? ''} size="small" />
      <div className={classes.texts}>
        {href ? (
          <a href={href} target="_blank" rel="noopener" className={classes.title}>
            {title}
          </a>
        ) : (
          <span className={classes.title}>{title}</span>
        )}
        {text && (
          <p className={classes.text} data-full={isFullText || undefined}>
            {text}
          </p>
        )}
        {tags.length > 0 && <p className={classes.tags}>{tags.join(' · ')}</p>}
      </div>
    </div>
  );
}
