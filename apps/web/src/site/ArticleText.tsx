import type { CSSProperties } from 'react';
import { useSite } from '../app/site-facts.ts';
import classes from './ArticleText.module.css';

/** The text of a post, or of a page that the owner has added. The server has sanitised the HTML. */
export function ArticleText({ html }: { html: string }) {
  const { publicUrl } = useSite();
  return <div className={classes.text} style={printedSite(publicUrl)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** The origin that print styles add to the links within the site. */
const printedSite = (publicUrl: string) => ({ '--site': JSON.stringify(new URL(publicUrl).host) }) as CSSProperties;
