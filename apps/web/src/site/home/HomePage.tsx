import { paths } from '@site/schema/paths';
import { replyWithinHours } from '@site/schema/site';
import type { Api } from '../../app/api-client.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { definePage, type PageProps } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
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

function HomeCallToAction() {
  const { brand } = useSite();
  const { days, opens, closes } = brand.officeHours;
  return (
    <CallToAction
      title="Start Your Project"
      text={`Tell us where you want to go. We reply within ${replyWithinHours} hours, office hours ${days} ${opens} to ${closes}.`}
    >
      <ActionLink to={paths.contact} look="main" arrow>
        Start Project
      </ActionLink>
      <ScheduleTrigger>Schedule Call</ScheduleTrigger>
    </CallToAction>
  );
}
