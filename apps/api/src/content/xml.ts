/** Escapes text for XML, without the characters that XML does not allow. */
export function escapeXml(text: string): string {
  return legalXml(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** HTML as a CDATA section. */
export function cdata(html: string): string {
  return `<![CDATA[${legalXml(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function legalXml(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '');
}
