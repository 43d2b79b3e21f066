/*
 * A service stores its icon as a Tabler name or as a Font Awesome class, which is mapped to the nearest Tabler icon.
 */

export const serviceIconNames = [
  'code',
  'app-window',
  'world',
  'device-mobile',
  'layout-dashboard',
  'database',
  'server',
  'cloud',
  'plug',
  'tool',
  'shopping-cart',
  'shopping-bag',
  'credit-card',
  'package',
  'truck',
  'receipt',
  'building-store',
  'coin-rupee',
  'search',
  'chart-bar',
  'chart-line',
  'target',
  'speakerphone',
  'ad-2',
  'mail',
  'share',
  'users',
  'heart',
  'star',
  'palette',
  'brush',
  'pencil',
  'compass',
  'typography',
  'photo',
  'camera',
  'movie',
  'video',
  'writing',
  'bulb',
  'robot',
  'message-chatbot',
  'messages',
  'headset',
  'sparkles',
  'bolt',
  'wand',
  'brain',
  'car',
  'phone',
  'rocket',
  'shield',
  'lock',
  'clock',
  'calendar',
  'map-pin',
  'briefcase',
  'building',
  'school',
  'stethoscope',
] as const;

export type ServiceIconName = (typeof serviceIconNames)[number];

const FALLBACK: ServiceIconName = 'code';

const fontAwesome: Record<string, ServiceIconName> = {
  laptop: 'app-window',
  'laptop-code': 'code',
  desktop: 'app-window',
  globe: 'world',
  mobile: 'device-mobile',
  'mobile-alt': 'device-mobile',
  cart: 'shopping-cart',
  store: 'building-store',
  'paint-brush': 'brush',
  bullhorn: 'speakerphone',
  ad: 'ad-2',
  chart: 'chart-bar',
  'chart-pie': 'chart-bar',
  'search-dollar': 'search',
  envelope: 'mail',
  'share-alt': 'share',
  instagram: 'camera',
  film: 'movie',
  'photo-video': 'video',
  box: 'package',
  boxes: 'package',
  comments: 'messages',
  comment: 'message-chatbot',
  'comment-dots': 'message-chatbot',
  magic: 'wand',
  cogs: 'tool',
  cog: 'tool',
  wrench: 'tool',
  lightbulb: 'bulb',
  pen: 'pencil',
  'pen-nib': 'writing',
  bolt: 'bolt',
  'shield-alt': 'shield',
  'map-marker-alt': 'map-pin',
  'rupee-sign': 'coin-rupee',
  font: 'typography',
  image: 'photo',
  gauge: 'layout-dashboard',
  tachometer: 'layout-dashboard',
  'tachometer-alt': 'layout-dashboard',
  'user-friends': 'users',
};

const known = new Set<string>(serviceIconNames);
const isKnown = (name: string): name is ServiceIconName => known.has(name);

/** Returns the icon for a stored name: `code`, `ti-code` and `fas fa-laptop-code` give the same one. */
export function serviceIconName(stored: string): ServiceIconName {
  for (const word of stored.toLowerCase().split(/\s+/)) {
    const name = word.replace(/^(fa|ti)-/, '');
    if (isKnown(name)) return name;
    const nearest = fontAwesome[name];
    if (nearest) return nearest;
  }
  return FALLBACK;
}
