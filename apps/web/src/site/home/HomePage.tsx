import { paths } from '@site/schema/paths';
import type { Page } from '../../page.ts';
import { Seo } from '../../seo/Seo.tsx';
import { ClosingCall } from './ClosingCall.tsx';
import { Hero } from './Hero.tsx';
import { PortfolioShowcase } from './PortfolioShowcase.tsx';
import { ServicesCarousel } from './ServicesCarousel.tsx';
import { WhyUs } from './WhyUs.tsx';

export const page: Page = {
  Component: HomePage,
  load: (queries) => queries.project.showcase.ensureData(),
};

function HomePage() {
  return (
    <>
      <Seo path={paths.home} />
      <Hero />
      <ServicesCarousel />
      <PortfolioShowcase />
      <WhyUs />
      <ClosingCall />
    </>
  );
}
