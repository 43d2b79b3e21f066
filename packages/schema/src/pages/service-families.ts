import { lineColorOf } from '../look/line-color.ts';
import type { LineColorName } from '../look/palette.ts';

type Stored = { color: string; gradient: string; family: string | null };

/** A family of services. Its key is stored with each service; its landing page is optional. */
export type ServiceFamily = { key: string; name: string; tone: LineColorName; landing: string };

export type Family<Service> = ServiceFamily & { services: (Service & { tone: LineColorName })[] };

/** No family has this key, because keys are slugs. */
const OTHERS = 'other_services';

/** The families that have services, in their order, and last the services without a family under another name. */
export function serviceFamilies<Service extends Stored>(
  services: readonly Service[],
  families: readonly ServiceFamily[],
  otherName = '',
): Family<Service>[] {
  const toned = services.map((service) => ({ ...service, tone: lineColorOf(service.color, service.gradient) }));
  const others = toned.filter(({ family }) => families.every(({ key }) => key !== family));
  const other = { key: OTHERS, name: otherName, tone: others[0]?.tone ?? 'signal', landing: '', services: others };
  return [
    ...families.map((one) => ({ ...one, services: toned.filter(({ family }) => family === one.key) })),
    other,
  ].filter((family) => family.services.length > 0);
}

/** The services that follow this one in its family, from its end on those at its beginning. */
export function nextInFamily<Service extends Stored & { id: number }>(
  id: number,
  services: readonly Service[],
  families: readonly ServiceFamily[],
): Service[] {
  for (const family of serviceFamilies(services, families)) {
    const index = family.services.findIndex((service) => service.id === id);
    if (index >= 0) return [...family.services.slice(index + 1), ...family.services.slice(0, index)];
  }
  return [];
}
