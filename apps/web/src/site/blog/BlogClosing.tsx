import type { Copy } from '@site/schema/copy-pages';
import { paths } from '@site/schema/paths';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';

type Props = {
  texts: Copy<'blog'>['detailClosing'];
  /** The label of the link to all posts. */
  back: string;
};

/** The last block of an article, and of the pages of categories and tags. */
export function BlogClosing({ texts, back }: Props) {
  return (
    <CallToAction {...texts}>
      <ContactLink look="main" arrow />
      <ActionLink to={paths.blog}>{back}</ActionLink>
    </CallToAction>
  );
}
