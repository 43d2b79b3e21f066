import { type ComponentProps, type MouseEvent, use } from 'react';
import { PageLoaderContext } from '../page-loader-context.ts';
import { useIsHidden } from './navigation.ts';
import { navigationProgress } from './navigation-progress.ts';
import { RouterLink } from './RouterLink.tsx';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & {
  to: string;
  /** Requests the page from the server instead of navigating in the browser. */
  reload?: boolean;
  'data-look'?: string;
  'data-small'?: true | undefined;
};

/**
 * A link that preloads its page on hover, focus and touch. The browser loads files; other sites open in a new tab. Renders
 * nothing if the page is hidden.
 */
export function PageLink({ to, reload = false, onClick, ...props }: Props) {
  const loader = use(PageLoaderContext);
  const isHidden = useIsHidden();
  if (isHidden(to)) return null;
  if (/^https?:/i.test(to)) {
    return <a {...props} onClick={onClick} href={to} target="_blank" rel="noopener noreferrer" />;
  }
  const path = to.split('#')[0] ?? to;
  const isPath = path.startsWith('/');
  const isPage = isPath && (loader?.isPage(path) ?? true);
  if (reload || (isPath && !isPage)) return <a {...props} onClick={onClick} href={to} />;

  async function preload() {
    if (!isPage || !loader) return;
    const { failure } = await loader.load(path);
    // A failed preload is ignored: the click retries.
    if (failure) loader.evict(path);
  }
  const startPreload = () => void preload().catch(() => {});

  function startNavigation(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (!isPage || !loader || event.defaultPrevented || !staysInTab(event)) return;
    navigationProgress.start(path, loader.loadingText(path));
  }

  return (
    <RouterLink
      {...props}
      to={to}
      onMouseEnter={startPreload}
      onFocus={startPreload}
      onTouchStart={startPreload}
      onClick={startNavigation}
    />
  );
}

function staysInTab({ button, altKey, ctrlKey, metaKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey);
}
