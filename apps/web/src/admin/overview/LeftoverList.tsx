import { copyNames, copyPages } from '@site/schema/copy-pages';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { ItemList, ListItem } from '../screen/ItemList.tsx';
import type { Outputs } from '../trpc-react.ts';
import { factTo, textTo } from './setup-links.ts';

type Leftover = NonNullable<Outputs['setup']['read']>['leftovers'][number];

const TEXT_MAX = 90;
const PAGES_MAX = 3;

/** The placeholders that visitors see, each with a link to its field and to the pages that show it. */
export function LeftoverList({ leftovers }: { leftovers: readonly Leftover[] }) {
  return (
    <ItemList>
      {leftovers.map(({ text, page, field, paths }) => {
        const quote = `“${text.length > TEXT_MAX ? `${text.slice(0, TEXT_MAX)}…` : text}”`;
        const more = paths.length - PAGES_MAX;
        return (
          <ListItem
            key={`${page} ${field} ${text}`}
            title={field ? <RouterLink to={page ? textTo(page, field) : factTo(field)}>{quote}</RouterLink> : quote}
            details={page ? `Texts of “${copyPages[page].title}”` : field ? 'Settings of the agency' : 'In a record'}
          >
            <span>
              {paths.slice(0, PAGES_MAX).map((path, index) => (
                <span key={path}>
                  {index > 0 && ', '}
                  <a href={path} target="_blank" rel="noopener">
                    {titleOf(path)}
                  </a>
                </span>
              ))}
              {more > 0 && ` and ${more} more`}
            </span>
          </ListItem>
        );
      })}
    </ItemList>
  );
}

function titleOf(path: string): string {
  const page = copyNames.find((name) => copyPages[name].path === path);
  return page ? copyPages[page].title : path;
}
