import { z } from 'zod';
import { paths } from '../pages/paths.ts';
import { homeCopy } from './home-copy.ts';

/*
 * The pages whose texts the administrator can change.
 */

type CopyPage<S extends z.ZodObject = z.ZodObject> = {
  title: string;
  /** The page that shows the texts. */
  path: string;
  schema: S;
};

export const copyPages = {
  home: { title: 'Home', path: paths.home, schema: homeCopy },
} satisfies Record<string, CopyPage>;

export type CopyName = keyof typeof copyPages;
export const copyNames = Object.keys(copyPages) as [CopyName, ...CopyName[]];

export type Copy<Name extends CopyName> = z.output<(typeof copyPages)[Name]['schema']>;

/** The texts of the specification. */
export const defaultCopy = <Name extends CopyName>(name: Name) => copyPages[name].schema.parse({}) as Copy<Name>;

/** The texts of one page that are to be saved or previewed. */
export type CopyDraft = { [Name in CopyName]: { page: Name; values: Copy<Name> } }[CopyName];

const drafts = copyNames.map((page) => z.object({ page: z.literal(page), values: copyPages[page].schema }));

export const copyDraft = z.discriminatedUnion('page', drafts as never, {
  error: 'There are no such texts',
}) as unknown as z.ZodType<CopyDraft, CopyDraft>;
