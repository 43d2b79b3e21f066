import type { Copy } from '@site/schema/copy-pages';
import { paths, serviceHref } from '@site/schema/paths';
import { records } from '@site/schema/record-kinds';
import { serviceFamilies } from '@site/schema/service-families';
import type { Api } from '../../app/api-client.ts';
import { loadAll } from '../../app/load-all.ts';
import { ActionLink } from '../../app/navigation/ActionLink.tsx';
import { ContactLink } from '../../app/navigation/ContactLink.tsx';
import { useIsHidden, useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { definePage, type PageProps } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { Arrow } from '../../ui/ActionButton.tsx';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Eyebrow } from '../../ui/layout/Section.tsx';
import { emptyPlatform } from '../../ui/line-map/empty-platform.ts';
import { FaresBoard } from './FaresBoard.tsx';
import { ServiceCards } from './ServiceCards.tsx';
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
  const { labels } = useNavigation();
  const isHidden = useIsHidden();
  const shown = services.filter(({ href }) => !isHidden(serviceHref(href)));
  const families = serviceFamilies(shown, useSite().families, labels.otherServices);
  return (
    <div data-line="blue">
      <PageHeader {...texts.header} />
      {families.length > 0 && <FaresBoard families={families} />}
      {families.length > 1 && (
        <nav className={classes.lines} aria-label="Lines of work">
          <ul className={classes.list}>
            {families.map(({ key, name, tone }) => (
              <li key={key} data-line={tone}>
                <a href={`#${key}`}>
                  {name} <Arrow />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <section className={classes.index} aria-label="All services" data-empty={families.length === 0 || undefined}>
        {families.length === 0 && <NoServices texts={texts.empty} />}
        {families.map(({ key, name, tone, landing, services }, index) => (
          <section key={key} id={key} className={classes.family} aria-labelledby={`${key}-name`} data-line={tone}>
            <div className={classes.head}>
              <Eyebrow numbered label={`${services.length} ${services.length === 1 ? 'service' : 'services'}`} />
              <h2 id={`${key}-name`}>{families.length === 1 && !landing ? records.service.listName : name}</h2>
              {landing && (
                <PageLink to={landing} className={classes.about}>
                  About {name} <Arrow />
                </PageLink>
              )}
            </div>
            <ServiceCards services={services}>
              {index === families.length - 1 && texts.request.title && <RequestServiceCard texts={texts.request} />}
            </ServiceCards>
          </section>
        ))}
      </section>
      <CallToAction {...texts.closing}>
        <ActionLink to={paths.contact} look="main" arrow>
          {labels.quote}
        </ActionLink>
        {!isHidden(paths.scheduleCall) && <ActionLink to={paths.contact}>{labels.call}</ActionLink>}
      </CallToAction>
    </div>
  );
}

function NoServices({ texts: { title, text } }: { texts: Copy<'services'>['empty'] }) {
  return (
    <EmptyState drawing={emptyPlatform('blue')} title={title} text={text}>
      <ContactLink arrow />
    </EmptyState>
  );
}

/** The last card of the services page, for enquiries about services that are not listed. */
function RequestServiceCard({ texts }: { texts: Copy<'services'>['request'] }) {
  return (
    <div className={classes.request}>
      <h3>{texts.title}</h3>
      {texts.text && <p className={classes.requestText}>{texts.text}</p>}
      <PageLink to={paths.contact} className={classes.requestLink}>
        {texts.link} <Arrow />
      </PageLink>
    </div>
  );
}
