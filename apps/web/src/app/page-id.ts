import { PageRefusal, type Params } from './page.ts';

/** The id in the address; what cannot be one is refused without asking anybody. */
export function pageId({ id }: Params, message: string): number {
  if (!id || !/^[1-9]\d{0,8}$/.test(id)) throw new PageRefusal(404, message);
  return Number(id);
}
