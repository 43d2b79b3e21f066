import { paths } from '@site/schema/paths';
import type { Api } from '../../app/api-client.ts';
import { loadAll } from '../../app/load-all.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { definePage, type PageProps } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { Arrow } from '../../ui/ActionButton.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { NoServices } from './NoServices.tsx';
import { RequestServiceCard, ServiceCard } from './ServiceCard.tsx';
import classes from './ServicesPage.module.css';

async function load(api: Api) {
  const [texts, { items }] = await Promise.all([api.copy.services.query(), loadAll(api.service.list)]);
  return { texts, services: items };
}

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: ServicesPage,
  load,
  head: ({ texts }: Props['data']) => ({ ...texts.search, path: paths.services }),
});

function ServicesPage({ data: { texts, services } }: Props) {
  const { landings } = useSite();
  return (
    <div data-line="blue">
      <PageHeader {...texts.header} />
      <nav className={classes.lines} aria-label="Lines of work">
        <ul className={classes.list}>
          {landings.map(({ slug, name, tone }) => (
            <li key={slug} data-line={tone}>
              <PageLink to={paths.service(slug)}>
                {name} <Arrow />
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <section className={classes.index} aria-label="All services">
        {services.length === 0 ? (
          <NoServices texts={texts.empty} />
        ) : (
          <ul className={classes.grid}>
            {services.map((service) => (
              <li key={service.id}>
                <ServiceCard service={service} />
              </li>
            ))}
            {texts.request.title && (
              <li>
                <RequestServiceCard texts={texts.request} />
              </li>
            )}
          </ul>
        )}
      </section>
      <CallToAction {...texts.closing}>
        <ActionLink to={paths.contact} look="main" arrow>
          Get Free Quote
        </ActionLink>
        <ActionLink to={paths.contact}>Schedule Call</ActionLink>
      </CallToAction>
    </div>
  );
}
