import { paths } from '@site/schema/paths';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { useIsHidden } from '../../app/navigation/navigation.ts';
import { definePage, type PageProps } from '../../app/page.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { HomeHero } from './HomeHero.tsx';
import { PortfolioShowcase } from './PortfolioShowcase.tsx';
import { ServicesCarousel } from './ServicesCarousel.tsx';
import { WhyUs } from './WhyUs.tsx';

async function load(api: Api) {
  const [texts, projects, { drawProjects }] = await Promise.all([
    api.copy.home.query(),
    // A failure to load the projects does not fail the page.
    api.project.showcase.query().catch(() => []),
    import('../portfolio/project-art.ts'),
  ]);
  return { texts, projects: drawProjects(projects) };
}

export const page = definePage({ Component: HomePage, load, head: () => ({ path: paths.home }) });

function HomePage({ data: { texts, projects } }: PageProps<typeof load>) {
  const isHidden = useIsHidden();
  const { hero, carousel, showcase, whyUs, closing } = texts;
  return (
    <>
      <HomeHero texts={hero} />
      {carousel.cards.length > 0 && <ServicesCarousel texts={carousel} />}
      {!isHidden(paths.portfolio) && <PortfolioShowcase texts={showcase} projects={projects} />}
      <WhyUs texts={whyUs} />
      <CallToAction title={closing.title} text={closing.text}>
        <ActionLink to={paths.contact} look="main" arrow>
          {closing.contact}
        </ActionLink>
        <ScheduleTrigger />
      </CallToAction>
    </>
  );
}
