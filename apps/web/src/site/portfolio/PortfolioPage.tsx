import { paths } from '@site/schema/paths';
import { pageSizes, projectCategories } from '@site/schema/site';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { Pager } from '../../app/navigation/Pager.tsx';
import { definePage, type PageContext, type PageProps, type Params } from '../../app/page.ts';
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
  const { items, total, categories } = await api.project.browse.query(listInput(category, number));
  if (number > pageCount(total, pageSizes.portfolio)) throw new PageNotFoundError('No such page');
  // All unknown categories show the same page.
  return { items, total, categories, category: category && (knownCategory(category, categories) ?? UNKNOWN), number };
}

const UNKNOWN = '?';

type Props = PageProps<typeof load>;

export const page = definePage({ Component: PortfolioPage, load, head });

function head({ category, categories, number }: Props['data'], { site: { brand } }: PageContext) {
  const named = knownCategory(category, categories);
  return {
    title: headTitle(named, number),
    description: `${named ? `${named} projects` : 'Shops, sites, apps and dashboards'} built by ${brand.name} in ${brand.address.city}: what each one is for, what it is made of, and the number that moved after launch.`,
    path: portfolioPath(named, number),
    ...(!isListed(category, categories) && { robots: 'noindex' }),
  };
}

/** True for all projects and for a category that has projects. */
const isListed = (category: Category, categories: readonly string[]) =>
  category === undefined || categories.includes(category);

function PortfolioPage({ data }: Props) {
  const { category, categories } = data;
  const named = knownCategory(category, categories);
  return (
    <div data-line={named ? categoryStyle(named).tone : 'teal'}>
      <PageHeader
        eyebrow="Portfolio"
        title={named ? `${named} projects` : 'Every stop so far'}
        lead="What we built, for whom, and the number that moved after it opened."
      />
      <div className={classes.body}>
        {categories.length > 0 && <CategoryLegend categories={categories} active={category} />}
        {isListed(category, categories) ? <Projects data={data} /> : <EmptyCategory category={named} />}
      </div>
      <CallToAction
        title="Start Your Project"
        text="Tell us what should open next. Half an hour on the phone is enough to see which line it belongs on."
      >
        <ScheduleTrigger look="main" arrow>
          Schedule Call
        </ScheduleTrigger>
        <ActionLink to={paths.contact}>Start Project</ActionLink>
      </CallToAction>
    </div>
  );
}

function Projects({ data: { items, total, category, number } }: Props) {
  if (total === 0) return category ? <EmptyCategory category={category} /> : <NoProjects />;
  const sizes = cardSizes(items.length);
  return (
    <>
      <h2 className={classes.count}>{countText(total, number)}</h2>
      <ul className={classes.grid}>
        {items.map((project, index) => (
          <li key={project.id} className={classes.cell} data-size={sizes[index]}>
            <ProjectCard project={project} large={sizes[index] === 'large'} wide={sizes[index] === 'wide'} />
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

function EmptyCategory({ category }: { category: Category }) {
  return (
    <div className={classes.none}>
      <EmptyState
        drawing={emptyPlatform('teal')}
        title="Nothing on this platform yet"
        text={`No project stands ${category ? `under ${category}` : 'in this category'}. The others are one change away, or yours could be the first.`}
      >
        <ActionLink to={paths.portfolio}>All projects</ActionLink>
        <ActionLink to={paths.contact} look="text">
          Start Project
        </ActionLink>
      </EmptyState>
    </div>
  );
}

function NoProjects() {
  return (
    <div className={classes.none}>
      <EmptyState
        drawing={emptyPlatform('teal')}
        title="No projects yet"
        text="The first ones are being written up. Until then, see what we do, or ask us what we are building."
      >
        <ActionLink to={paths.services}>View All Services</ActionLink>
        <ActionLink to={paths.contact} look="text">
          Contact Us
        </ActionLink>
      </EmptyState>
    </div>
  );
}

/** The category if the site knows it: other text from the URL must not appear on the page. */
function knownCategory(category: Category, categories: readonly string[]): Category {
  return [...categories, ...projectCategories].find((known) => known === category);
}

function headTitle(category: Category, number: number): string {
  const title = category ? `${category} projects` : 'Portfolio';
  return number > 1 ? `${title}, page ${number}` : title;
}

function countText(total: number, number: number): string {
  if (total === 1) return '1 project';
  if (total <= pageSizes.portfolio) return `${total} projects`;
  return `Projects ${(number - 1) * pageSizes.portfolio + 1} to ${Math.min(number * pageSizes.portfolio, total)} of ${total}`;
}
