import { paths } from '@site/schema/paths';
import { projectCategories } from '@site/schema/site';
import type { Api } from '../../app/api-client.ts';
import { definePage, type PageProps, PageRefusal, type Params } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { Seo } from '../../seo/Seo.tsx';
import { ActionLink } from '../../ui/Action.tsx';
import { Closing } from '../../ui/layout/Closing.tsx';
import { Notice } from '../../ui/layout/Notice.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { emptyPlatform } from '../../ui/line-map/empty.ts';
import { Pager } from '../../ui/Pager.tsx';
import { pageNumber, pagesOf } from '../../ui/paging.ts';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { CategoryLegend } from './CategoryLegend.tsx';
import { type Category, categoryOf, listInput, PAGE_SIZE, placesFor, portfolioAddress } from './listing.ts';
import { categoryLook } from './looks.tsx';
import classes from './PortfolioPage.module.css';
import { ProjectCard } from './ProjectCard.tsx';

async function load(api: Api, _params: Params, search: URLSearchParams) {
  const number = pageNumber(search);
  const category = categoryOf(search);
  const { items, total, categories } = await api.project.browse.query(listInput(category, number));
  if (number > pagesOf(total, PAGE_SIZE)) throw new PageRefusal(404, 'No such page');
  return { items, total, categories, category, number };
}

export const page = definePage({ Component: PortfolioPage, load });

type Props = PageProps<typeof load>;

function PortfolioPage({ data }: Props) {
  const { brand } = useSite();
  const { category, categories, number } = data;
  const isKnown = category === undefined || categories.includes(category);
  const named = nameable(category, categories);
  return (
    <div data-line={named ? categoryLook(named).tone : 'teal'}>
      <Seo
        title={headTitle(named, number)}
        description={`${named ? `${named} projects` : 'Shops, sites, apps and dashboards'} built by ${brand.name} in ${brand.address.city}: what each one is for, what it is made of, and the number that moved after launch.`}
        path={portfolioAddress(named, number)}
        {...(!isKnown && { robots: 'noindex' })}
      />
      <PageHead
        sign="Portfolio"
        title={named ? `${named} projects` : 'Every stop so far'}
        lead="What we built, for whom, and the number that moved after it opened."
      />
      <div className={classes.body}>
        {categories.length > 0 && <CategoryLegend categories={categories} active={category} />}
        {isKnown ? <Projects data={data} /> : <NoneInCategory category={named} />}
      </div>
      <Closing
        title="Start Your Project"
        text="Tell us what should open next. Half an hour on the phone is enough to see which line it belongs on."
      >
        <ScheduleTrigger look="main" arrow>
          Schedule Call
        </ScheduleTrigger>
        <ActionLink to={paths.contact}>Start Project</ActionLink>
      </Closing>
    </div>
  );
}

function Projects({ data: { items, total, category, number } }: Props) {
  if (total === 0) return category ? <NoneInCategory category={category} /> : <NoneAtAll />;
  const places = placesFor(items.length);
  return (
    <>
      <h2 className={classes.count}>{countText(total, number)}</h2>
      <ul className={classes.grid}>
        {items.map((project, index) => (
          <li key={project.id} className={classes.cell} data-place={places[index]}>
            <ProjectCard project={project} large={places[index] === 'large'} wide={places[index] === 'wide'} />
          </li>
        ))}
      </ul>
      <Pager page={number} pages={pagesOf(total, PAGE_SIZE)} hrefOf={(other) => portfolioAddress(category, other)} />
    </>
  );
}

function NoneInCategory({ category }: { category: Category }) {
  return (
    <div className={classes.none}>
      <Notice
        drawing={emptyPlatform('teal')}
        title="Nothing on this platform yet"
        text={`No project stands ${category ? `under ${category}` : 'in this category'}. The others are one change away, or yours could be the first.`}
      >
        <ActionLink to={paths.portfolio}>All projects</ActionLink>
        <ActionLink to={paths.contact} look="text">
          Start Project
        </ActionLink>
      </Notice>
    </div>
  );
}

function NoneAtAll() {
  return (
    <div className={classes.none}>
      <Notice
        drawing={emptyPlatform('teal')}
        title="No projects yet"
        text="The first ones are being written up. Until then, see what we do, or ask us what we are building."
      >
        <ActionLink to={paths.services}>View All Services</ActionLink>
        <ActionLink to={paths.contact} look="text">
          Contact Us
        </ActionLink>
      </Notice>
    </div>
  );
}

/** Only categories of ours are said back: an address may claim anything. */
function nameable(category: Category, categories: readonly string[]): Category {
  return [...categories, ...projectCategories].find((known) => known === category);
}

function headTitle(category: Category, number: number): string {
  const title = category ? `${category} projects` : 'Portfolio';
  return number > 1 ? `${title}, page ${number}` : title;
}

function countText(total: number, number: number): string {
  if (total === 1) return '1 project';
  if (total <= PAGE_SIZE) return `${total} projects`;
  return `Projects ${(number - 1) * PAGE_SIZE + 1} to ${Math.min(number * PAGE_SIZE, total)} of ${total}`;
}
