import { paths } from '@site/schema/paths';
import type { Api } from '../../app/api-client.ts';
import { definePage, type PageProps } from '../../app/page.ts';
import { HomeCallToAction } from './HomeCallToAction.tsx';
import { HomeHero } from './HomeHero.tsx';
import { PortfolioShowcase } from './PortfolioShowcase.tsx';
import { ServicesCarousel } from './ServicesCarousel.tsx';
import { WhyUs } from './WhyUs.tsx';

// A failure to load the projects does not fail the page.
const load = (api: Api) => api.project.showcase.query().catch(() => []);

export const page = definePage({ Component: HomePage, load, head: () => ({ path: paths.home }) });

function HomePage({ data: projects }: PageProps<typeof load>) {
  return (
    <>
      <HomeHero />
      <ServicesCarousel />
      <PortfolioShowcase projects={projects} />
      <WhyUs />
      <HomeCallToAction />
    </>
  );
}
