/*
 * How the visitor came to the site: the first page of the tab, the page that linked to it, and the campaign in its URL.
 * Kept in the tab's session storage until it is closed, without cookies.
 */

export type VisitSource = { landingPage: string; referrer: string | null; campaign: string | null };

type Visit = { url: string; referrer: string };

const KEY = 'visit';

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

let current: VisitSource | undefined;

/** The source of this visit. The first call, on the first page of the tab, stores it. */
export function visitSource(): VisitSource {
  current ??= readStored() ?? store(sourceOf({ url: window.location.href, referrer: document.referrer }));
  return current;
}

// Storage may be blocked: then the page on which the tab was loaded last counts as the first.
function readStored(): VisitSource | undefined {
  try {
    return (JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as VisitSource | null) ?? undefined;
  } catch {
    return undefined;
  }
}

function store(source: VisitSource): VisitSource {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(source));
  } catch {}
  return source;
}
