import { paths } from '@site/schema/paths';
import type { Api } from '../../app/api-client.ts';
import { definePage, type PageProps } from '../../app/page.ts';
import { Seo } from '../../seo/Seo.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Hero } from './Hero.tsx';
import { PortfolioShowcase } from './PortfolioShowcase.tsx';
import { ServicesCarousel } from './ServicesCarousel.tsx';
import { WhyUs } from './WhyUs.tsx';

// The rest of the page stands without the projects.
const load = (api: Api) => api.project.showcase.query().catch(() => []);

export const page = definePage({ Component: HomePage, load });

function HomePage({ data: projects }: PageProps<typeof load>) {
  return (
    <>
      <Seo path={paths.home} />
      <Hero />
      <ServicesCarousel />
      <PortfolioShowcase projects={projects} />
      <WhyUs />
      <ClosingCall />
    </>
  );
}
