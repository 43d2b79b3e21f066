import { BOOKED, type BookedCall, readBooked } from '@site/schema/lead-form';
import { paths } from '@site/schema/paths';
import { useLocation } from 'react-router-dom';
import type { Api } from '../../app/api-client.ts';
import { definePage, type PageProps } from '../../app/page.ts';
import { useSubmittedForm } from '../../app/submitted-form.ts';
import columns from '../../ui/layout/Columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Steps } from '../../ui/layout/Steps.tsx';
import { BookedCall as BookedCallCard } from '../booking/BookedCall.tsx';
import { ContactDetails } from '../contact/ContactDetails.tsx';
import { Speaker } from '../contact/Speaker.tsx';
import { ThankYou } from '../form/ThankYou.tsx';
import { useSent } from '../form/use-sent.ts';
import { RequestedCall } from './RequestedCall.tsx';
import classes from './ScheduleCallPage.module.css';
import { CALL_DRAFT, ScheduleForm } from './ScheduleForm.tsx';

const load = (api: Api) => api.copy.scheduleCall.query();

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: ScheduleCallPage,
  load,
  head: ({ search }: Props['data']) => ({ ...search, path: paths.scheduleCall }),
});

const ANCHOR = 'call-form';
function ScheduleCallPage({ data: { header, next, booked: bookedTexts, speaker, example } }: Props) {
  const submitted = useSubmittedForm();
  const { search } = useLocation();
  const { isSent: isBooked, answer, setAnswer, showForm } = useSent<BookedCall>('call', paths.scheduleCall);
  const booked = answer ?? (isBooked ? readBooked(new URLSearchParams(search).get(BOOKED) ?? '') : undefined);

  return (
    <div data-line="green">
      {!isBooked && <PageHeader {...header} />}
      <Section>
        <div className={columns.sevenFive}>
          <div id={ANCHOR} className={classes.form}>
            {isBooked ? (
              <ThankYou
                texts={bookedTexts}
                text={bookedTexts.text}
                heading="h1"
                example={example}
                draft={CALL_DRAFT}
                page={paths.scheduleCall}
                onAgain={showForm}
                takesFocus={answer !== undefined}
              >
                {booked && <BookedCallCard {...booked} hasPageLink />}
              </ThankYou>
            ) : (
              <>
                <div className={classes.earlier}>
                  <RequestedCall />
                </div>
                <ScheduleForm
                  id="call"
                  action={`${paths.scheduleCall}#${ANCHOR}`}
                  submitted={submitted}
                  hasLine
                  onSent={setAnswer}
                />
              </>
            )}
          </div>
          <aside className={classes.aside} aria-label={next.title}>
            <Speaker person={speaker} />
            <h2 className={classes.title}>{next.title}</h2>
            {next.steps.length > 0 && (
              // Once the call is booked, the first step (picking a slot) is done.
              <Steps steps={next.steps.map(({ title, text }) => ({ name: title, text }))} done={isBooked ? 1 : 0} />
            )}
            <h2 className={classes.title}>{next.details}</h2>
            <ContactDetails />
          </aside>
        </div>
      </Section>
    </div>
  );
}
