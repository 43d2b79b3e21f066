import { Box, Button, Group } from '@mantine/core';
import type { NavigationCopy } from '@site/schema/navigation-copy';
import type { SetupStep } from '@site/schema/setup';
import { useState } from 'react';
import type { To } from 'react-router-dom';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { runWithToast } from '../run-with-toast.ts';
import { trpc, unbatched } from '../trpc-react.ts';
import { FirstLook } from './FirstLook.tsx';
import { LeftoverList } from './LeftoverList.tsx';
import { OverviewCard } from './OverviewCard.tsx';
import classes from './SetupGuide.module.css';
import { addTo, blockTo, factTo, lookTo, pagesPath, textTo } from './setup-links.ts';

type Step = { title: string; text: string; to: To };

const steps: Record<SetupStep, Step> = {
  name: { title: 'Name your agency', text: 'With a tagline and a slogan; every page shows it.', to: factTo('name') },
  contact: { title: 'Enter email and phone', text: 'Without a phone, no page shows one.', to: factTo('phone') },
  place: { title: 'Enter address and time zone', text: 'Calls are booked in your time zone.', to: factTo('street') },
  hours: { title: 'Check the hours', text: 'Save when calls can be booked, changed or not.', to: blockTo('booking') },
  logo: { title: 'Add logo and favicon', text: 'For pages and browser tabs.', to: lookTo('pictures.logo') },
  colors: { title: 'Choose your colours', text: 'Signal is the main one.', to: lookTo('colors.signal.light') },
  shareImage: { title: 'Add a share image', text: 'For social networks.', to: lookTo('pictures.shareImage') },
  homeTexts: {
    title: 'Write the home page',
    text: 'What you do, and for whom.',
    to: textTo('home', 'values.hero.lead'),
  },
  service: { title: 'Add the first service', text: 'It gets a page and a place in the menu.', to: addTo('service') },
  project: { title: 'Add the first project', text: 'Home page and portfolio show it.', to: addTo('project') },
  caseStudy: { title: 'Add the first case study', text: 'What a client got from you.', to: addTo('caseStudy') },
  legal: { title: 'Publish the legal texts', text: 'They are drafts. Review and publish each.', to: pagesPath },
  mail: { title: 'Set up mail', text: 'The operator of the server connects a mail server.', to: blockTo('mail') },
  secondFactor: { title: 'Protect your login', text: 'With a phone or a key.', to: blockTo('two-step') },
  backup: { title: 'Turn on daily backups', text: 'Each is restored for a test.', to: blockTo('backups') },
};

type HideablePage = keyof NavigationCopy['pages'];

/** The pages that an owner may not need. */
const pageOf: Partial<Record<SetupStep, HideablePage>> = { project: 'portfolio', caseStudy: 'caseStudies' };

/** Each can be undone. */
function useStepActions() {
  const { client, setup, site, copy } = trpc.useUtils();
  const { mutateAsync } = trpc.setup.skip.useMutation();
  const setSkipped = (step: SetupStep, skipped: boolean): Promise<void> =>
    runWithToast(() => mutateAsync({ step, skipped }), {
      ...(skipped && {
        success: `Skipped: ${steps[step].title}`,
        undo: () => void setSkipped(step, false),
      }),
      failure: 'Failed to change the guide',
      refresh: () => setup.invalidate(),
    });

  const hidePage = async (page: HideablePage, hidden: boolean) => {
    const stored = (await client.copy.findForAdmin.query({ page: 'navigation' })) as NavigationCopy;
    const pages = { ...stored.pages, [page]: { ...stored.pages[page], hidden } };
    await client.copy.save.mutate({ page: 'navigation', values: { ...stored, pages } });
  };
  const setHidden = (page: HideablePage, hidden: boolean): Promise<void> =>
    runWithToast(() => hidePage(page, hidden), {
      ...(hidden && { success: 'The page is hidden', undo: () => void setHidden(page, false) }),
      failure: 'Failed to hide the page',
      refresh: () => Promise.all([setup.invalidate(), site.invalidate(), copy.invalidate()]),
    });
  return { setSkipped, setHidden };
}

/** The setup steps of a site that started empty; once each is done or skipped, the placeholders that visitors see. */
export function SetupGuide() {
  const { data } = trpc.setup.read.useQuery(undefined, { staleTime: 0, ...unbatched });
  const { setSkipped, setHidden } = useStepActions();
  const [isStarting, setStarting] = useState(false);
  if (!data) return null;
  const { leftovers } = data;
  const open = leftovers.filter(({ isKept }) => !isKept);
  const left = data.steps.filter(({ state }) => state === 'open').length;
  if (left === 0) {
    return (
      open.length > 0 && (
        <div className={classes.card}>
          <OverviewCard title="Your site still says" line="signal" all={[]}>
            <LeftoverList leftovers={leftovers} />
          </OverviewCard>
        </div>
      )
    );
  }

  const unnamed = open.flatMap(({ page, field }) => (page || !field ? [] : [field]));
  return (
    <section className={classes.guide} data-line="signal" aria-labelledby="setup-guide">
      <h2 id="setup-guide" className={classes.title}>
        Set up your site
      </h2>
      <p className={classes.intro}>
        {`${left === 1 ? 'One step' : `${left} steps`} to go. A step is done when visitors see no placeholder of it any more; skip what you do not need.`}
      </p>
      {unnamed.includes('name') && (
        <Button mt={14} onClick={() => setStarting(true)}>
          Start with a first look
        </Button>
      )}
      {isStarting && <FirstLook placeholders={unnamed} onClose={() => setStarting(false)} />}
      <ol className={classes.steps}>
        {data.steps.map(({ step, state }) => {
          const { title, text, to } = steps[step];
          const page = pageOf[step];
          const button = (label: string, run: () => Promise<void>) => (
            <Button size="xs" variant="subtle" aria-label={`${label}: ${title}`} onClick={() => void run()}>
              {label}
            </Button>
          );
          return (
            <li key={step} className={classes.step} data-state={state}>
              <Box flex="1 12rem">
                <RouterLink to={to} className={classes.link}>
                  {title}
                </RouterLink>
                <p className={classes.text}>{text}</p>
              </Box>
              {state === 'done' ? (
                <span className={classes.state}>Done</span>
              ) : (
                <Group gap="4px 16px">
                  {page && button('I do not need this page', () => setHidden(page, true))}
                  {button(state === 'open' ? 'Skip' : 'Bring back', () => setSkipped(step, state === 'open'))}
                </Group>
              )}
            </li>
          );
        })}
      </ol>
      {open.length > 0 && (
        <>
          <h3 className={classes.part}>Your site still says</h3>
          <LeftoverList leftovers={leftovers} />
        </>
      )}
    </section>
  );
}
