import type { CoverObject } from '@site/schema/cover-art';
import { Icon } from '../../ui/icons/Icon.tsx';
import type { IconName } from '../../ui/icons/icon-names.ts';
import type { LineColor } from '../../ui/line-map/drawing.ts';

/*
 * The colours, the icons and the objects on covers of categories, with a default for unknown ones.
 */

type CategoryStyle = { tone: LineColor | 'ink'; icon: IconName; object?: CoverObject };

const categories: Record<string, CategoryStyle> = {
  'e-commerce': { tone: 'teal', icon: 'shopping-cart', object: 'bag' },
  website: { tone: 'violet', icon: 'world', object: 'browser' },
  mobile: { tone: 'green', icon: 'device-mobile', object: 'phone' },
  'web app': { tone: 'blue', icon: 'app-window', object: 'clipboard' },
  dashboard: { tone: 'signal', icon: 'layout-dashboard', object: 'chart' },
  portfolio: { tone: 'magenta', icon: 'briefcase', object: 'nib' },
};

/** Every line colour belongs to a known category. */
const defaultStyle: CategoryStyle = { tone: 'ink', icon: 'photo' };

export function categoryStyle(category: string): CategoryStyle {
  return categories[category.toLowerCase()] ?? defaultStyle;
}

export function CategoryIcon({ category }: { category: string }) {
  return <Icon name={categoryStyle(category).icon} />;
}
