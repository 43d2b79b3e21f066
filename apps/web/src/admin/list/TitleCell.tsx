import classes from './TitleCell.module.css';

type Props = { title: string; text?: string; isWhole?: boolean; href?: string; tags?: readonly string[] };

/** What a row is, and the first lines of what it says. */
export function TitleCell({ title, text, isWhole, href, tags = [] }: Props) {
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
        <p className={classes.text} data-whole={isWhole || undefined}>
          {text}
        </p>
      )}
      {tags.length > 0 && <p className={classes.tags}>{tags.join(' · ')}</p>}
    </div>
  );
}
