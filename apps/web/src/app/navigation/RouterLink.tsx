import type { ComponentProps } from 'react';
import { type To, useHref, useLinkClickHandler } from 'react-router-dom';

type Props = Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: To };

/**
 * A link that navigates in the browser. A single use of react-router's `Link` would add 2 KB of prefetching to every
 * page.
 */
export function RouterLink({ to, onClick, ...props }: Props) {
  const navigate = useLinkClickHandler<HTMLAnchorElement>(to);
  return (
    <a
      {...props}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) navigate(event);
      }}
    />
  );
}
