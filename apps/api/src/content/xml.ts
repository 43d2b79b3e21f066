/** Escapes text for XML, and removes characters that XML does not allow. */
export function escapeXml(text: string): string {
  return withoutInvalidCharacters(text)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&apos;');
}

/** Wraps HTML in a CDATA section. */
export function cdata(html: string): string {
  return `<![CDATA[${withoutInvalidCharacters(html).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

export function withoutInvalidCharacters(text: string): string {
  return text.toWellFormed().replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '');
}
