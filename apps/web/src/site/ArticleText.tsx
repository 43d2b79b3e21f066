import type { CSSProperties } from 'react';
import { useSite } from '../app/site-facts.ts';
import classes from './ArticleText.module.css';

/** The text of a post, or of a page that the owner has added. The server has sanitised the HTML. */
export function ArticleText({ html }: { html: string }) {
  const { publicUrl } = useSite();
  return (
    <div
      ref={loadPlayers}
      className={classes.text}
      style={printedSite(publicUrl)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}

/** Loads the script of videos for an article that has one. */
function loadPlayers(text: HTMLElement | null) {
  if (text?.querySelector('[data-player]')) void import('./video-players.ts').then((m) => m.enablePlayers(text));
}

/** The origin that print styles add to the links within the site. */
const printedSite = (publicUrl: string) => ({ '--site': JSON.stringify(new URL(publicUrl).host) }) as CSSProperties;
