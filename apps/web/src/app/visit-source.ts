import { firstVisit, type Visit } from './first-visit.ts';

/*
 * The source of a visit: the first page of the tab, the page that linked to it, and the campaign in its URL.
 */

export type VisitSource = { landingPage: string; referrer: string | null; campaign: string | null };

export function sourceOf({ url, referrer }: Visit): VisitSource {
  const { origin, pathname, searchParams } = new URL(url);
  const isExternal = URL.canParse(referrer) && new URL(referrer).origin !== origin;
  const campaign = [...searchParams].filter(([name]) => name.startsWith('utm_')).map((pair) => pair.join('='));
  return {
    landingPage: pathname.slice(0, 500),
    referrer: isExternal ? referrer.slice(0, 500) : null,
    campaign: campaign.join('&').slice(0, 300) || null,
  };
}

/** The source of this visit, as a form sends it. */
export const visitSource = (): VisitSource => sourceOf(firstVisit());
