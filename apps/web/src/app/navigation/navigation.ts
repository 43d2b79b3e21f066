import { defaultNavigation, isHidden, type Navigation } from '@site/schema/navigation';
import { use } from 'react';
import { SiteContext } from '../site-facts.ts';

/** The menu, the labels of buttons, and the hidden pages. */
export const useNavigation = (): Navigation => use(SiteContext)?.navigation ?? defaultNavigation;

export function useIsHidden(): (address: string) => boolean {
  const navigation = useNavigation();
  return (address) => isHidden(navigation, address);
}
