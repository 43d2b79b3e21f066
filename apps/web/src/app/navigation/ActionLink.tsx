import type { ComponentProps } from 'react';
import { type ActionProps, Arrow, actionAttributes } from '../../ui/ActionButton.tsx';
import { PageLink } from './PageLink.tsx';

/** A link that looks like a button. */
export function ActionLink({ look, arrow, small, children, ...link }: ActionProps & ComponentProps<typeof PageLink>) {
  return (
    <PageLink {...link} {...actionAttributes({ look, small })}>
      {children}
      {arrow && <Arrow />}
    </PageLink>
  );
}
