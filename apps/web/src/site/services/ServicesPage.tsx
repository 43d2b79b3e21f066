import { landingSlugs, paths } from '@site/schema/paths';
import { replyWithinHours } from '@site/schema/site';
import type { Api } from '../../app/api-client.ts';
import { loadAll } from '../../app/load-all.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { definePage, type PageProps } from '../../app/page.ts';
import { Arrow } from '../../ui/ActionButton.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { landings } from '../landing/landings.ts';
import { NoServices } from './NoServices.tsx';
import { RequestServiceCard, ServiceCard } from './ServiceCard.tsx';
import classes from './ServicesPage.module.css';

const load = (api: Api) => loadAll(api.service.list);

export const page = definePage({
  Component: ServicesPage,
  load,
  head: (_data, { site: { brand } }) => ({
    title: 'Services',
    description: `Every service of ${brand.name}, ${brand.address.city}: websites, online stores, SEO and social, branding and AI. Projects start at ₹2000, with a quote within 24 hours.`,
    path: paths.services,
  }),
});

function ServicesPage({ data: { items: services } }: PageProps<typeof load>) {
  return (
    <div data-line="blue">
      <PageHeader
        eyebrow="Station index"
        title="Find your stop. Get on anywhere."
        lead={`Each stop is a service with its own page: what is included, in what order, and who to ask. Work starts at ₹2000.`}
      />
      <nav className={classes.lines} aria-label="Lines of work">
        <ul className={classes.list}>
          {landingSlugs.map((slug) => {
            const { name, tone } = landings[slug];
            return (
              <li key={slug} data-line={tone}>
                <PageLink to={paths.service(slug)}>
                  {name} <Arrow />
                </PageLink>
              </li>
            );
          })}
        </ul>
      </nav>
      <section className={classes.index} aria-label="All services">
        {services.length === 0 ? (
          <NoServices />
        ) : (
          <ul className={classes.grid}>
            {services.map((service) => (
              <li key={service.id}>
                <ServiceCard service={service} />
              </li>
            ))}
            <li>
              <RequestServiceCard />
            </li>
          </ul>
        )}
      </section>
      <CallToAction
        title="Fares from ₹2000"
        text={`One fixed page or a whole store: the price is written down before the work starts. Tell us the destination and the quote comes within ${replyWithinHours} hours, without charge.`}
      >
        <ActionLink to={paths.contact} look="main" arrow>
          Get Free Quote
        </ActionLink>
        <ActionLink to={paths.contact}>Schedule Call</ActionLink>
      </CallToAction>
    </div>
  );
}
