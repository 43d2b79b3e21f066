import { paths } from '@site/schema/paths';
import type { Api } from '../../app/api-client.ts';
import { useIsHidden } from '../../app/navigation/navigation.ts';
import { definePage, type PageProps } from '../../app/page.ts';
import { faq as faqData } from '../../seo/json-ld.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import columns from '../../ui/layout/Columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { Steps } from '../../ui/layout/Steps.tsx';
import { ContactForm } from '../form/ContactForm.tsx';
import { useSent } from '../form/use-sent.ts';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { CONTACT_FORM } from '../shell/use-scroll-on-navigation.ts';
import { ContactDetails } from './ContactDetails.tsx';
import classes from './ContactPage.module.css';
import { Faq } from './Faq.tsx';
import { Speaker } from './Speaker.tsx';

/** Structured data contains the labels of links without their Markdown. */
const withoutLinks = ({ question, answer }: { question: string; answer: string }) => ({
  question,
  answer: answer.replace(/\[([^\]]+)\]\([^)\s]+\)/g, '$1'),
});

/** The part of the page that is shown after its form was sent without JavaScript. */
const MESSAGE = 'message';

const load = (api: Api) => api.copy.contact.query();

type Props = PageProps<typeof load>;

export const page = definePage({
  Component: ContactPage,
  load,
  head: ({ search, faq: { questions } }: Props['data']) => ({
    ...search,
    path: paths.contact,
    ...(questions.length > 0 && { jsonLd: faqData(questions.map(withoutLinks)) }),
  }),
});

function ContactPage({ data: { header, form, next, faq, closing, speaker, example } }: Props) {
  const isHidden = useIsHidden();
  const sent = useSent<true>('contact', paths.contact);
  return (
    <div data-line="blue">
      {/* The page scrolls here, so the section contains the headline too. */}
      <section id={CONTACT_FORM}>
        {!sent.isSent && <PageHeader {...header} />}
        <Section>
          <div className={columns.sevenFive}>
            <div id={MESSAGE} className={classes.form}>
              <ContactForm
                name="contact"
                id="contact"
                page={paths.contact}
                anchor={MESSAGE}
                texts={form}
                sent={sent}
                heading="h1"
                example={example}
              />
            </div>
            <div>
              <Speaker person={speaker} />
              <h2 className={classes.title}>{sent.isSent ? next.title : form.details}</h2>
              {sent.isSent ? (
                <Steps steps={next.steps.map(({ title, text }) => ({ name: title, text }))} done={1} />
              ) : (
                <ContactDetails />
              )}
            </div>
          </div>
        </Section>
      </section>
      {faq.questions.length > 0 && (
        <Section eyebrow={{ label: faq.eyebrow }} title={faq.title} raised>
          <Faq questions={faq.questions} />
        </Section>
      )}
      {!sent.isSent && !isHidden(paths.scheduleCall) && (
        <CallToAction {...closing}>
          <ScheduleTrigger look="main" arrow />
        </CallToAction>
      )}
    </div>
  );
}
