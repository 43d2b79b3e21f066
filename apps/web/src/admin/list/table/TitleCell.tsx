import classes from './TitleCell.module.css';

type Props = {
  title: string;
  text?: string;
  /** Shows more than two lines of the text. */
  isFullText?: boolean;
  href?: string;
  tags?: readonly string[];
};

/** The title of a record, optionally linked, with a text and tags. */
export function TitleCell({ title, text, isFullText, href, tags = [] }: Props) {
  return (
    <div className={classes.cell}>
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
  );
}
