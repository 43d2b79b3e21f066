/** Text as it may stand in an XML document; what no document may hold is left out. */
export function escapeXml(text: string): string {
  return legalXml(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** HTML inside XML, readable as it is. */
export function cdata(html: string): string {
  return `<![CDATA[${legalXml(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

function legalXml(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '');
}
