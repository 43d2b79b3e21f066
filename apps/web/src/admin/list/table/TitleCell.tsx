import { useIsHidden } from '../../../app/navigation/navigation.ts';
import { ExternalIcon } from '../../../ui/ActionButton.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import { Thumbnail } from '../../media/Thumbnail.tsx';
import { RecordLink } from '../../records/RecordLink.tsx';
import classes from './TitleCell.module.css';

type Props = {
  id: number;
  title: string;
  /** The address of its picture; null if it has none. */
  image: string | null;
  text?: string;
  /** Shows more than two lines of the text. */
  isFullText?: boolean;
  /** The public page; undefined while there is none. */
  page?: string;
  tags?: readonly string[];
};

/** The title of a record, which opens it, with its picture, a link to its page, a text and tags. */
export function TitleCell({ id, title, image, text, isFullText, page, tags = [] }: Props) {
  const isHidden = useIsHidden();
  return (
    <div className={classes.cell}>
      <Thumbnail url={image ?? ''} size="small" />
      <div className={classes.texts}>
        <p className={classes.title}>
          <RecordLink id={id} name={title} />{' '}
          {page && !isHidden(page) && (
            <a href={page} target="_blank" rel="noopener" className={classes.page}>
              See the page<VisuallyHidden>{` ${title}`}</VisuallyHidden>
              <ExternalIcon />
            </a>
          )}
        </p>
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
