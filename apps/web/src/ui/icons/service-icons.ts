/*
 * A service stores its icon as a Tabler name or as a Font Awesome class, which is mapped to the nearest Tabler icon.
 */

/** As the picker shows them: first those that fit any business, last those of software. */
export const serviceIconNames = [
  'star',
  'heart',
  'sparkles',
  'users',
  'messages',
  'headset',
  'phone',
  'mail',
  'calendar',
  'clock',
  'map-pin',
  'briefcase',
  'building',
  'building-store',
  'school',
  'stethoscope',
  'shield',
  'lock',
  'bulb',
  'target',
  'compass',
  'search',
  'tool',
  'pencil',
  'brush',
  'palette',
  'camera',
  'photo',
  'world',
  'device-mobile',
  'shopping-cart',
  'shopping-bag',
  'credit-card',
  'package',
  'truck',
  'receipt',
  'chart-bar',
  'chart-line',
  'speakerphone',
  'ad-2',
  'share',
  'typography',
  'movie',
  'video',
  'writing',
  'bolt',
  'wand',
  'car',
  'code',
  'app-window',
  'layout-dashboard',
  'database',
  'server',
  'cloud',
  'plug',
  'robot',
  'message-chatbot',
  'brain',
  'rocket',
  'coin-rupee',
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
