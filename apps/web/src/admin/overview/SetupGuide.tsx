import { Button } from '@mantine/core';
import type { SetupStep } from '@site/schema/setup';
import type { To } from 'react-router-dom';
import { RouterLink } from '../../app/navigation/RouterLink.tsx';
import { runWithToast } from '../run-with-toast.ts';
import { sectionPath } from '../screen/section-path.ts';
import { trpc, unbatched } from '../trpc-react.ts';
import classes from './SetupGuide.module.css';

type Step = { title: string; text: string; to: To };

const settings = sectionPath({ slug: 'settings' });
const addTo = (slug: string) => ({ pathname: sectionPath({ slug }), search: '?edit=new' });

const steps: Record<SetupStep, Step> = {
  name: {
    title: 'Name your agency',
    text: 'Every page, search result and mail shows it.',
    to: { pathname: settings, search: '?field=name', hash: '#agency' },
  },
  address: {
    title: 'Enter the address',
    text: 'Footer, contact page and search engines show it.',
    to: { pathname: settings, search: '?field=street', hash: '#agency' },
  },
  hours: {
    title: 'Set the hours',
    text: 'They decide which calls can be booked, and when a reply is due.',
    to: { pathname: settings, hash: '#booking' },
  },
  logo: {
    title: 'Add your logo',
    text: 'Header and footer show it. You choose the colours of the site there too.',
    to: { pathname: sectionPath({ slug: 'pages' }), search: '?page=look' },
  },
  service: {
    title: 'Add the first service',
    text: 'It gets a page of its own and a place in the menu.',
    to: addTo('services'),
  },
  project: { title: 'Add the first project', text: 'The home page and the portfolio show it.', to: addTo('portfolio') },
  post: { title: 'Write the first post', text: 'It can stay a draft until you publish it.', to: addTo('blog') },
};

/** The setup steps of an empty site, hidden once every step is done or skipped. */
export function SetupGuide() {
  const { data } = trpc.setup.read.useQuery(undefined, { staleTime: 0, ...unbatched });
  const { setup } = trpc.useUtils();
  const { mutateAsync } = trpc.setup.skip.useMutation();
  if (!data || data.every(({ state }) => state !== 'open')) return null;

  const setSkipped = (step: SetupStep, skipped: boolean): Promise<void> =>
    runWithToast(() => mutateAsync({ step, skipped }), {
      ...(skipped && {
        success: `Skipped: ${steps[step].title}`,
        undo: () => void setSkipped(step, false),
      }),
      failure: 'Failed to change the guide',
      refresh: () => setup.invalidate(),
    });

  const left = data.filter(({ state }) => state === 'open').length;
  return (
    <section className={classes.guide} data-line="signal" aria-labelledby="setup-guide">
      <h2 id="setup-guide" className={classes.title}>
        Set up your site
      </h2>
      <p className={classes.intro}>
        {`${left === 1 ? 'One step' : `${left} steps`} to go. The pages show placeholders until then; skip what you do not need.`}
      </p>
      <ol className={classes.steps}>
        {data.map(({ step, state }) => (
          <li key={step} className={classes.step} data-state={state}>
            <div>
              {state === 'open' ? (
                <RouterLink to={steps[step].to} className={classes.link}>
                  {steps[step].title}
                </RouterLink>
              ) : (
                <span className={classes.link}>{steps[step].title}</span>
              )}
              <p className={classes.text}>{steps[step].text}</p>
            </div>
            {state === 'done' ? (
              <span className={classes.state}>Done</span>
            ) : (
              <Button
                size="xs"
                variant="subtle"
                aria-label={`${state === 'open' ? 'Skip' : 'Bring back'}: ${steps[step].title}`}
                onClick={() => void setSkipped(step, state === 'open')}
              >
                {state === 'open' ? 'Skip' : 'Bring back'}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
