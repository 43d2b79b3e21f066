import { lineColorOf } from '../look/line-color.ts';
import type { LineColorName } from '../look/palette.ts';
import { type LandingSlug, paths, serviceHref } from './paths.ts';

type Stored = { href: string; color: string; gradient: string };

/** A landing page, with the paths to which its service cards link. */
export type Landing = { slug: LandingSlug; name: string; tone: LineColorName; links: string[] };

export type Family<Service> = {
  slug: LandingSlug;
  name: string;
  tone: LineColorName;
  path: string;
  services: (Service & { tone: LineColorName })[];
};

/**
 * The services under the landing pages whose cards link to them, in the order of the landing pages. Another service
 * belongs to the landing page of its colour, or else to the family of the service before it.
 */
export function serviceFamilies<Service extends Stored>(
  services: readonly Service[],
  landings: readonly Landing[],
): Family<Service>[] {
  const families = landings.map(({ slug, name, tone }): Family<Service> => {
    return { slug, name, tone, path: paths.service(slug), services: [] };
  });
  let current = families[0];
  for (const service of services) {
    const tone = lineColorOf(service.color, service.gradient);
    const linking = landings.find(({ links }) => links.includes(serviceHref(service.href)));
    const slug = (linking ?? landings.find((landing) => landing.tone === tone))?.slug;
    current = families.find((family) => family.slug === slug) ?? current;
    current?.services.push({ ...service, tone });
  }
  return families.filter((family) => family.services.length > 0);
}

/** The services that follow this one in its family, from its end on those at its beginning. */
export function nextInFamily<Service extends Stored & { id: number }>(
  id: number,
  services: readonly Service[],
  landings: readonly Landing[],
): Service[] {
  for (const family of serviceFamilies(services, landings)) {
    const index = family.services.findIndex((service) => service.id === id);
    if (index >= 0) return [...family.services.slice(index + 1), ...family.services.slice(0, index)];
  }
  return [];
}
