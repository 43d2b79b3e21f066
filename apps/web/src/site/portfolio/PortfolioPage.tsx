import { paths } from '@site/schema/paths';
import { replaceNames } from '@site/schema/replace-names';
import { pageSizes, projectCategories } from '@site/schema/site';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { usePendingNavigation } from '../../app/navigation/navigation-progress.ts';
import { Pager } from '../../app/navigation/Pager.tsx';
import { definePage, type PageProps, type Params } from '../../app/page.ts';
import { PageNotFoundError } from '../../app/page-error.ts';
import { pageCount, pageNumber } from '../../app/paging.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { emptyPlatform } from '../../ui/line-map/empty-platform.ts';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { CategoryLegend } from './CategoryLegend.tsx';
import classes from './PortfolioPage.module.css';
import { ProjectCard } from './ProjectCard.tsx';
import { type Category, cardSizes, categoryOf, listInput, portfolioPath } from './portfolio-list.ts';
import { categoryStyle } from './project-style.tsx';

async function load(api: Api, _params: Params, search: URLSearchParams) {
  const number = pageNumber(search);
  const category = categoryOf(search);
  const [texts, { items, total, categories }, { drawProjects }] = await Promise.all([
    api.copy.portfolio.query(),
    api.project.browse.query(listInput(category, number)),
    import('./project-art.ts'),
  ]);
  if (number > pageCount(total, pageSizes.portfolio)) throw new PageNotFoundError('No such page');
  // All unknown categories show the same page.
  const shown = category && (knownCategory(category, categories) ?? UNKNOWN);
  return { texts, items: drawProjects(items), total, categories, category: shown, number };
}

const UNKNOWN = '?';

type Props = PageProps<typeof load>;
type Texts = Props['data']['texts'];

export const page = definePage({ Component: PortfolioPage, load, head });

function head({ texts, category, categories, number }: Props['data']) {
  const named = knownCategory(category, categories);
  const { title, description } = named ? categoryTexts(texts, named) : texts.search;
  const { keywords } = texts.search;
  return {
    title: number > 1 ? `${title}, page ${number}` : title,
    description,
    keywords: named ? `${named}, ${keywords}` : keywords,
    path: portfolioPath(named, number),
    ...(!isListed(category, categories) && { robots: 'noindex' }),
  };
}

const categoryTexts = ({ category: { title, description } }: Texts, category: string) => ({
  title: replaceNames(title, { category }),
  description: replaceNames(description, { category }),
});

/** True for all projects and for a category that has projects. */
const isListed = (category: Category, categories: readonly string[]) =>
  category === undefined || categories.includes(category);

function PortfolioPage({ data }: Props) {
  const { texts, category, categories } = data;
  const named = knownCategory(category, categories);
  return (
    <div data-line={named ? categoryStyle(named).tone : 'teal'}>
      <PageHeader {...texts.header} {...(named && { title: categoryTexts(texts, named).title })} />
      <div className={classes.body}>
        {categories.length > 0 && <CategoryLegend categories={categories} active={category} />}
        {isListed(category, categories) ? (
          <Projects data={data} />
        ) : (
          <EmptyCategory texts={texts.emptyCategory} category={named} />
        )}
      </div>
      <CallToAction {...texts.closing}>
        <ScheduleTrigger look="main" arrow />
        <ContactLink />
      </CallToAction>
    </div>
  );
}

function Projects({ data: { texts, items, total, category, number } }: Props) {
  // Another category or page of this list.
  const isLoading = usePendingNavigation()?.pathname === paths.portfolio;
  if (total === 0) {
    return category ? (
      <EmptyCategory texts={texts.emptyCategory} category={category} />
    ) : (
      <NoProjects texts={texts.empty} />
    );
  }
  const sizes = cardSizes(items.length);
  return (
    <>
      <h2 className={classes.count}>{isLoading ? 'Loading portfolio...' : countText(total, number)}</h2>
      <ul className={classes.grid}>
        {items.map((project, index) => (
          <li key={project.id} className={classes.cell} data-size={sizes[index]}>
            <ProjectCard project={project} wide={sizes[index] === 'wide'} />
          </li>
        ))}
      </ul>
      <Pager
        page={number}
        pages={pageCount(total, pageSizes.portfolio)}
        hrefOf={(other) => portfolioPath(category, other)}
      />
    </>
  );
}

function EmptyCategory({ texts, category }: { texts: Texts['emptyCategory']; category: Category }) {
  return (
    <div className={classes.none}>
      <EmptyState
        drawing={emptyPlatform('teal')}
        title={texts.title}
        text={replaceNames(texts.text, { category: category ?? 'this category' })}
      >
        <ActionLink to={paths.portfolio}>{texts.all}</ActionLink>
        <ContactLink look="text" />
      </EmptyState>
    </div>
  );
}

function NoProjects({ texts }: { texts: Texts['empty'] }) {
  return (
    <div className={classes.none}>
      <EmptyState drawing={emptyPlatform('teal')} {...texts}>
        <ActionLink to={paths.services}>{texts.services}</ActionLink>
        <ContactLink look="text" />
      </EmptyState>
    </div>
  );
}

/** The category if the site knows it: other text from the URL must not appear on the page. */
function knownCategory(category: Category, categories: readonly string[]): Category {
  return [...categories, ...projectCategories].find((known) => known === category);
}

function countText(total: number, number: number): string {
  if (total === 1) return '1 project';
  if (total <= pageSizes.portfolio) return `${total} projects`;
  return `Projects ${(number - 1) * pageSizes.portfolio + 1} to ${Math.min(number * pageSizes.portfolio, total)} of ${total}`;
}
