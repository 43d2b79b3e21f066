import { paths } from '@site/schema/paths';
import type { ComponentProps } from 'react';
import { ActionLink } from './ActionLink.tsx';
import { useIsHidden, useNavigation } from './navigation.ts';

type Props = Omit<ComponentProps<typeof ActionLink>, 'to' | 'children'>;

/** The link to the contact page. Where no calls can be scheduled, it is the most important action. */
export function ContactLink({ look, ...props }: Props) {
  const { labels } = useNavigation();
  const own = look ?? (useIsHidden()(paths.scheduleCall) ? 'main' : undefined);
  return (
    <ActionLink {...props} to={paths.contact} {...(own && { look: own })}>
      {labels.contact}
    </ActionLink>
  );
}
