const codes =
  `ar bg bn ca cs cy da de el en es et eu fa fi fr ga gl gu he hi hr hu id is it ja kn ko lt lv ml mr ms mt nb nl pa pl
  pt-BR pt-PT ro ru sk sl sq sr sv sw ta te th tr uk ur vi zh-Hans zh-Hant`.split(/\s+/);

const names = new Intl.DisplayNames('en', { type: 'language' });

/** The options of the field for a language by name. A stored code that is not in the list is added. */
export const languageOptions = (stored: string | null) =>
  [...new Set([...codes, ...(stored ? [stored] : [])])]
    .map((value) => ({ value, label: names.of(value) ?? value }))
    .sort((one, other) => one.label.localeCompare(other.label));
