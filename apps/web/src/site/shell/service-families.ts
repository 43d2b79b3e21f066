import { type LandingSlug, paths } from '@site/schema/paths';
import type { LineColor } from '../../ui/line-map/drawing.ts';
import { lineColorOf } from '../../ui/theme/line-color.ts';

type Stored = { color: string; gradient: string };
type Landing = { slug: LandingSlug; name: string; tone: LineColor };

export type Family<Service> = { name: string; path: string; services: (Service & { tone: LineColor })[] };

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
