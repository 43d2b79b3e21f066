/*
 * The first page of the tab, kept in its session storage until it is closed, without cookies.
 */

export type Visit = { url: string; referrer: string };

const KEY = 'visit';

/** The first call, on the first page of the tab, stores the visit. */
export function firstVisit(): Visit {
  const visit = { url: window.location.href, referrer: document.referrer };
  // Storage may be blocked: then the last loaded document counts as the first page.
  try {
    const stored = window.sessionStorage.getItem(KEY);
    if (stored) return JSON.parse(stored) as Visit;
    window.sessionStorage.setItem(KEY, JSON.stringify(visit));
  } catch {}
  return visit;
}
