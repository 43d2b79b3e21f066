import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import type { LineColor } from '../../ui/line-map/drawing.ts';

/*
 * The colours and icons of categories, with a default for unknown ones.
 */

type CategoryStyle = { tone: LineColor | 'ink'; icon: IconName };

const categories: Record<string, CategoryStyle> = {
  'e-commerce': { tone: 'teal', icon: 'shopping-cart' },
  website: { tone: 'violet', icon: 'world' },
  mobile: { tone: 'green', icon: 'device-mobile' },
  'web app': { tone: 'blue', icon: 'app-window' },
  dashboard: { tone: 'signal', icon: 'layout-dashboard' },
  portfolio: { tone: 'magenta', icon: 'briefcase' },
};

/** Every line colour belongs to a known category. */
const defaultStyle: CategoryStyle = { tone: 'ink', icon: 'photo' };

export function categoryStyle(category: string): CategoryStyle {
  return categories[category.toLowerCase()] ?? defaultStyle;
}

export function CategoryIcon({ category }: { category: string }) {
  return <Icon name={categoryStyle(category).icon} />;
}
