import { fromPrice } from '@site/schema/from-price';
import { paths, serviceHref } from '@site/schema/paths';
import { show } from '@site/schema/site';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { useIsHidden } from '../../app/navigation/navigation.ts';
import { definePage, type PageProps } from '../../app/page.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import type { ShownWork } from '../portfolio/ProjectCard.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { HomeHero } from './HomeHero.tsx';
import { PortfolioShowcase } from './PortfolioShowcase.tsx';
import { type ServiceCard, ServicesCarousel } from './ServicesCarousel.tsx';
import { WhyUs } from './WhyUs.tsx';

async function load(api: Api) {
  const [texts, projects, caseStudies, fares, { drawProjects }, { proofsOf }] = await Promise.all([
    api.copy.home.query(),
    // A failure to load records does not fail the page.
    api.project.showcase.query().catch(() => []),
    api.caseStudy.proofs.query().catch(() => []),
    api.service.fares.query().catch(() => []),
    import('../portfolio/project-art.ts'),
    import('../case-studies/case-study-proof.ts'),
  ]);
  const { results, quotes } = proofsOf(caseStudies);
  return {
    texts,
    projects: projects.length > 0 ? (drawProjects(projects) as ShownWork[]) : await loadCaseStudies(api),
    departures: [
      { caption: texts.hero.results, items: results },
      {
        caption: texts.hero.fares,
        items: fares.map(({ family, price, ...rest }) => ({ label: family, value: fromPrice(price, 'from'), ...rest })),
      },
    ].filter(({ items }) => items.length > 0),
    quotes,
    ...(texts.carousel.cards.length === 0 && (await loadCards(api))),
  };
}

/** Shown where there are no projects. A failure to load them does not fail the page. */
async function loadCaseStudies(api: Api): Promise<readonly ShownWork[]> {
  const [{ items }, { drawAsProjects }] = await Promise.all([
    api.caseStudy.browse.query({ limit: show.portfolioProjects }).catch(() => ({ items: [] })),
    import('../case-studies/case-study-art.ts'),
  ]);
  return drawAsProjects(items);
}

const CARDS_MAX = 12;

/** The services of the agency, where the texts have no cards. A failure to load them does not fail the page. */
async function loadCards(api: Api): Promise<{ cards: readonly ServiceCard[] }> {
  const [{ items }, { lineColorOf }] = await Promise.all([
    api.service.list.query({ limit: CARDS_MAX }).catch(() => ({ items: [] })),
    import('@site/schema/line-color'),
  ]);
  return {
    cards: items.map(({ title, description, features, color, gradient, href }) => ({
      ...{ title, description, features, page: serviceHref(href), to: serviceHref(href) },
      tone: lineColorOf(color, gradient),
    })),
  };
}

export const page = definePage({ Component: HomePage, load, head: () => ({ path: paths.home }) });

function HomePage({
  data: { texts, projects, departures, quotes, cards = texts.carousel.cards },
}: PageProps<typeof load>) {
  const isHidden = useIsHidden();
  const { hero, carousel, showcase, whyUs, closing } = texts;
  const all = projects.some(({ path }) => path)
    ? { to: paths.caseStudies, label: showcase.caseStudies }
    : { to: paths.portfolio, label: showcase.all };
  return (
    <>
      <HomeHero texts={hero} departures={departures} />
      {cards.length > 0 && <ServicesCarousel texts={carousel} cards={cards} />}
      {projects.length > 0 && !isHidden(all.to) && <PortfolioShowcase texts={showcase} projects={projects} all={all} />}
      <WhyUs texts={whyUs} quotes={quotes} />
      <CallToAction title={closing.title} text={closing.text}>
        <ActionLink to={paths.contact} look="main" arrow>
          {closing.contact}
        </ActionLink>
        <ScheduleTrigger />
      </CallToAction>
    </>
  );
}
