import type { Brand } from '@site/schema/brand';
import { BOOKED, type BookedCall, isSent, readBooked } from '@site/schema/lead-form';
import { paths } from '@site/schema/paths';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { definePage } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { useSubmittedForm } from '../../app/submitted-form.ts';
import columns from '../../ui/layout/Columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Steps } from '../../ui/layout/Steps.tsx';
import { BookedCall as BookedCallCard } from '../booking/BookedCall.tsx';
import { ContactDetails } from '../contact/ContactDetails.tsx';
import { ThankYou } from '../form/ThankYou.tsx';
import classes from './ScheduleCallPage.module.css';
import { CALL_DRAFT, ScheduleForm } from './ScheduleForm.tsx';

export const page = definePage({
  Component: ScheduleCallPage,
  head: (_data, { site: { brand } }) => ({
    title: 'Schedule a Call',
    description: `Pick a day and a half hour between 9:00 AM and 5:30 PM IST to talk about your website, store, search, brand or AI project with ${brand.name}.`,
    keywords: `schedule a call, free consultation, digital agency ${brand.address.city}, ${brand.name}`,
    path: paths.scheduleCall,
  }),
});

const ANCHOR = 'call-form';
const stepsFor = ({ days, opens, closes }: Brand['officeHours']) => [
  { name: 'You pick', text: 'A day and one of 18 half hours. Times are in India.' },
  { name: 'We confirm', text: `By phone or email, in office hours: ${days}, ${opens} to ${closes} IST.` },
  { name: 'We talk', text: 'About what you want to change, what it takes and what it costs. No slides.' },
];

function ScheduleCallPage() {
  const { brand } = useSite();
  const submitted = useSubmittedForm();
  const { search } = useLocation();
  const navigate = useNavigate();
  const [sent, setSent] = useState<BookedCall>();
  const params = new URLSearchParams(search);
  const isSentPage = !submitted && isSent(params, 'call');
  const booked = sent ?? (isSentPage ? readBooked(params.get(BOOKED) ?? '') : undefined);

  function pickAnother() {
    setSent(undefined);
    if (isSentPage) void navigate(paths.scheduleCall, { replace: true });
  }

  return (
    <div data-line="green">
      <PageHeader
        eyebrow="Schedule Call"
        title="Schedule a Call"
        lead="Let us know when you'd like to discuss your project."
      />
      <Section>
        <div className={columns.sevenFive}>
          <div id={ANCHOR} className={classes.form}>
            {sent || isSentPage ? (
              <ThankYou
                draft={CALL_DRAFT}
                again="Schedule Another Call"
                page={paths.scheduleCall}
                onAgain={pickAnother}
                takesFocus={sent !== undefined}
                details={booked && <BookedCallCard {...booked} hasPageLink />}
              >
                Your call is on our timetable. We contact you to confirm it.
              </ThankYou>
            ) : (
              <ScheduleForm
                id="call"
                action={`${paths.scheduleCall}#${ANCHOR}`}
                submitted={submitted}
                hasLine
                onSent={setSent}
              />
            )}
          </div>
          <aside className={classes.aside} aria-labelledby="next-steps">
            <h2 id="next-steps" className={classes.title}>
              What happens next
            </h2>
            <Steps steps={stepsFor(brand.officeHours)} />
            <h2 className={classes.title}>Or find us here</h2>
            <ContactDetails />
          </aside>
        </div>
      </Section>
    </div>
  );
}
