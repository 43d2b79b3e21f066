import { videoPlayer } from '@site/schema/video-link';
import { DomUtils, parseDocument } from 'htmlparser2';
import { escapeHtml } from './escape-html.ts';
import { childElements, type HtmlElement, type HtmlTree, isElement, textOf } from './html-tree.ts';

/*
 * Posters of videos. Their styles are inline, so that articles without videos load no CSS for them.
 */

/** Without a minimum of 0, a long title would make the column wider than the article. */
const FIGURE = 'width:100%;grid-template-columns:minmax(0,1fr)';
const POSTER =
  'display:grid;place-content:center;justify-items:center;gap:14px;width:100%;aspect-ratio:16/9;padding:20px;' +
  'background:var(--raised);border:var(--hairline);color:var(--ink);text-align:center;text-decoration:none;text-wrap:balance';
const VIDEO = 'width:100%;aspect-ratio:16/9;background:#000';
const TITLE = 'font:700 22px/1.2 var(--font-label)';
/** A train stop with the sign for play. */
const SIGN =
  '<svg width="76" height="76" viewBox="0 0 76 76" aria-hidden="true" fill="var(--ground)" stroke="var(--line)" stroke-width="8">' +
  '<circle cx="38" cy="38" r="34"/><path d="M31 25v26l21-13z" fill="currentColor" stroke="none"/></svg>';

/**
 * Turns each paragraph that is only a link to a video on YouTube or Vimeo into a drawn poster. It stays a link, which
 * scripts replace by the player; before that, the visitor's browser sends nothing to the other site.
 */
export function prepareVideos(article: HtmlTree) {
  for (const video of DomUtils.getElementsByTagName('video', article)) video.attribs.style = VIDEO;
  for (const paragraph of DomUtils.getElementsByTagName('p', article)) {
    const link = onlyLinkOf(paragraph);
    const player = link && videoPlayer(link.attribs.href ?? '');
    if (!player) continue;
    const text = textOf(link);
    const title = /^(?:https?:\/\/|www\.|youtu|vimeo)\S*$/i.test(text) ? '' : text;
    const [figure] = parseDocument(
      `<figure style="${FIGURE}"><a style="${POSTER}">${SIGN}` +
        `${title && `<strong style="${TITLE}">${escapeHtml(title)}</strong>`}<span>Play video</span></a>` +
        `<figcaption>Play loads the player from ${player.site}.</figcaption></figure>`,
    ).children as [HtmlElement];
    const [poster] = childElements(figure);
    Object.assign(poster?.attribs ?? {}, link.attribs, { 'data-player': player.url });
    DomUtils.replaceElement(paragraph, figure);
  }
}

function onlyLinkOf(paragraph: HtmlElement): HtmlElement | undefined {
  const parts = paragraph.children.filter((node) => isElement(node) || DomUtils.textContent(node).trim() !== '');
  const [link, ...others] = parts;
  return link && isElement(link) && link.name === 'a' && others.length === 0 ? link : undefined;
}
