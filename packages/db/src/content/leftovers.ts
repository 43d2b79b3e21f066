import type { Brand } from '@site/schema/brand';
import { brandDefaults } from '@site/schema/brand-defaults';
import { type CopyFields, type CopySchema, describeCopy } from '@site/schema/copy-field';
import { type Copy, type CopyName, copyNames, copyPages } from '@site/schema/copy-pages';
import { placesOf } from '@site/schema/copy-places';
import { REVIEW_TITLE } from '@site/schema/legal-copy';
import { emptyBrand } from '../seed/empty-brand.ts';
import { findBrand } from '../setting.ts';
import type { Db } from '../tables.ts';
import { findCopies } from './copy.ts';

/*
 * The placeholders of a site that started without demo content, and the names and claims of the demo that it has.
 */

/** A text that the owner should replace. Without a page, the field is that of the agency; without both, of a record. */
export type Leftover = {
  text: string;
  page?: CopyName;
  field?: string;
  /** A statement of the demo that may be true here too, unlike a placeholder or a name of the demo. */
  isClaim?: true;
};

/** Facts that no other agency shares with the demo, unlike its city. */
const namesOf = ({ name, tagline, slogan, phone, email, headEmail, chatNumber, address }: Brand) =>
  ({ name, tagline, slogan, phone, email, headEmail, chatNumber, street: address.street }) as const;

const placeholdersOf = (brand: Brand) => {
  const { city, region, postalCode } = brand.address;
  return { ...namesOf(brand), city, region, postalCode };
};

const names = [namesOf(emptyBrand), namesOf(brandDefaults)].flatMap((facts) => Object.values(facts)).filter(Boolean);

export async function listLeftovers(db: Db): Promise<Leftover[]> {
  const [brand, copies] = await Promise.all([findBrand(db), findCopies(db, copyNames)]);
  const kinds: Record<string, string>[] = [placeholdersOf(emptyBrand), namesOf(brandDefaults)];
  const facts = Object.entries(placeholdersOf(brand)).filter(
    ([field, text]) => text !== '' && kinds.some((kind) => kind[field] === text),
  );
  const found: Leftover[] = [
    ...facts.map(([field, text]) => ({ field, text })),
    ...copyNames.flatMap((page) =>
      leftoversIn(copyPages[page].schema.shape, copies[page], 'values').map((one) => ({ ...one, page })),
    ),
  ];
  return [...found, ...names.filter((text) => !found.some((one) => one.text === text)).map((text) => ({ text }))];
}

/** One for each field: a list of claims is replaced as a whole. */
function leftoversIn(fields: CopyFields, values: Copy<CopyName>, path: string): Leftover[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const described = describeCopy(field);
    const value = values[key as never] as unknown;
    const at = `${path}.${key}`;
    if (described.control === 'group') return leftoversIn(described.fields, value as never, at);
    const { blank, asks } = described;
    const demo = blank === undefined ? [] : [field.parse(undefined)].flat();
    const isLeftover = (one: unknown) =>
      (asks && isSame(one, blank)) || (includes(demo, one) && !includes([blank].flat(), one));
    const index = [value].flat().findIndex(isLeftover);
    const item: CopySchema = described.control === 'list' ? described.item : field;
    const itemPath = described.control === 'list' ? `${at}.${index}` : at;
    const left = [value].flat()[index];
    const [claim] = index < 0 ? [] : placesOf(item, left, itemPath);
    const isPlaceholder = asks && isSame(left, blank);
    const named = placesOf(field, value, at).flatMap((place) => {
      const name = [REVIEW_TITLE, ...names].find((one) => place.text.includes(one));
      return name ? [{ path: place.path, text: name }] : [];
    });
    return [...(claim ? [claim] : []), ...named].slice(0, 1).map(({ text, path: field }) => {
      const isClaim = named.length === 0 && !isPlaceholder && !/\[[^\]]+\]/.test(text);
      return { text, field, ...(isClaim && { isClaim }) };
    });
  });
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const includes = (list: readonly unknown[], value: unknown) => list.some((one) => isSame(one, value));
