import { lineColorOf } from '../look/line-color.ts';
import type { LineColorName } from '../look/palette.ts';
import { type LandingSlug, paths } from './paths.ts';

type Stored = { color: string; gradient: string };
export type Landing = { slug: LandingSlug; name: string; tone: LineColorName };

export type Family<Service> = { name: string; path: string; services: (Service & { tone: LineColorName })[] };

/**
 * The services under the landing pages of their colours. A service with a colour of its own belongs to the family of the
 * service before it.
 */
export function serviceFamilies<Service extends Stored>(
  services: readonly Service[],
  landings: readonly Landing[],
): Family<Service>[] {
  const families = new Map<Landing, Family<Service>>();
  let current = landings[0];
  for (const service of services) {
    const tone = lineColorOf(service.color, service.gradient);
    current = landings.find((landing) => landing.tone === tone) ?? current;
    if (!current) break;
    const family = families.get(current) ?? { name: current.name, path: paths.service(current.slug), services: [] };
    family.services.push({ ...service, tone });
    families.set(current, family);
  }
  return [...families.values()];
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
