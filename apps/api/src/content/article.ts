import { mediaPicture } from '@site/schema/media-url';
import type { Post } from '@site/schema/post';
import { cleanHtml } from './clean-html.ts';

/** Converts a post for its page: the content becomes sanitised HTML. */
export function toArticle({ content, ...post }: Post) {
  return { ...post, html: offerWidths(scrollTables(cleanHtml(content))) };
}

// Wide tables scroll in a focusable container. `<table>` matches all tables: sanitised ones have no attributes.
function scrollTables(html: string): string {
  return html
    .replaceAll('<table>', '<div class="scroll" role="group" aria-label="Table" tabindex="0"><table>')
    .replaceAll('</table>', '</table></div>');
}

/** The column of text has 680 pixels at most, and the width of a phone. */
const SIZES = '(min-width: 740px) 680px, 88vw';

/** Adds AVIF and WebP sources in several widths to uploaded images. The sanitiser writes `src` as their first attribute. */
function offerWidths(html: string): string {
  return html.replace(/<img src="(\/media\/[^"]+)"([^>]*)>/g, (image, src: string, rest: string) => {
    const sources = mediaPicture(src)?.srcSets;
    if (!sources) return image;
    const avif = `<source type="image/avif" srcset="${sources.avif}" sizes="${SIZES}">`;
    return `<picture>${avif}<img src="${src}" srcset="${sources.webp}" sizes="${SIZES}"${rest}></picture>`;
  });
}
