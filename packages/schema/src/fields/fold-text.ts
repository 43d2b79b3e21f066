/*
 * The form in which texts are searched: equal for texts that differ only in case, accents or the spelling of Indic nasals.
 */

/** Accents of Latin, Greek and Cyrillic letters, and the nuktas of the Indic scripts. */
const MARKS = /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0cbc]/g;

/** Invisible characters, which only change how letters are joined. */
const JOINERS = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;

/** A nasal before a consonant of its group is also written as an anusvara: हिन्दी, हिंदी. */
const NASALS = /ङ\u094d(?=[क-घ])|ञ\u094d(?=[च-झ])|ण\u094d(?=[ट-ढ])|न\u094d(?=[त-ध])|म\u094d(?=[प-भ])|\u0901/g;

export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(JOINERS, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ς', 'σ')
    .replace(NASALS, '\u0902')
    .normalize('NFC');

// The categories of the tokenizer of FTS5 in migration 0026.
const WORD = /[\p{L}\p{N}\p{Co}\p{Mn}\p{Mc}]+/gu;

/** The words of a folded text, without signs. */
export const wordsOf = (folded: string): string[] => folded.match(WORD) ?? [];

/** The parts of a folded search between spaces, with their signs. */
export const partsOf = (search: string | null | undefined): string[] =>
  foldText(search ?? '')
    .split(/\s+/)
    .filter(Boolean);
