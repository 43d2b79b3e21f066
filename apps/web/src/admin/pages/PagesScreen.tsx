import { Button } from '@mantine/core';
import { type CopyName, copyNames } from '@site/schema/copy-pages';
import { useSearchParams } from 'react-router-dom';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { StatusPanel } from '../screen/StatusPanel.tsx';
import { sectionPath } from '../screen/section-path.ts';
import { PageEditor } from './PageEditor.tsx';
import { PageList } from './PageList.tsx';

const isCopyName = (name: string): name is CopyName => (copyNames as readonly string[]).includes(name);

/** The texts of the site. The open page is in the URL. */
export function PagesScreen() {
  const [params] = useSearchParams();
  const name = params.get('page');
  if (name === null) return <PageList />;
  if (isCopyName(name)) return <PageEditor key={name} name={name} />;
  return (
    <StatusPanel title="There is no such page" text="The list has every page whose texts can be edited.">
      <Button component={RouterLink} to={sectionPath({ slug: 'pages' })}>
        All pages
      </Button>
    </StatusPanel>
  );
}
