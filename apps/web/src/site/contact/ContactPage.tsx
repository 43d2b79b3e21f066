import { paths } from '@site/schema/paths';
import { replyWithinHours } from '@site/schema/site';
import { definePage } from '../../app/page.ts';
import { useSite } from '../../app/site-facts.ts';
import { faq } from '../../seo/json-ld.ts';
import { CallToAction } from '../../ui/layout/CallToAction.tsx';
import columns from '../../ui/layout/Columns.module.css';
import { PageHeader } from '../../ui/layout/PageHeader.tsx';
import { Section } from '../../ui/layout/Section.tsx';
import { ContactForm } from '../form/ContactForm.tsx';
import { ScheduleTrigger } from '../schedule/ScheduleTrigger.tsx';
import { CONTACT_FORM } from '../shell/use-scroll-on-navigation.ts';
import { ContactDetails } from './ContactDetails.tsx';
import classes from './ContactPage.module.css';
import { Faq } from './Faq.tsx';
import { questionsFor } from './faq-questions.ts';

export const page = definePage({
  Component: ContactPage,
  head: (_data, { site: { brand } }) => ({
    title: 'Contact Us',
    description: `Write to ${brand.name} in ${brand.address.city} about a website, a store, search, branding or AI. A person reads every message and replies within 24 hours.`,
    path: paths.contact,
    jsonLd: faq(questionsFor(brand.officeHours)),
  }),
});

function ContactPage() {
  const { brand } = useSite();
  return (
    <div data-line="blue">
      <PageHeader
        eyebrow="Contact Us"
        title="Tell us where you want to go."
        lead={`Three lines are enough. A person in ${brand.address.city} reads them and answers within ${replyWithinHours} hours.`}
      />
      <Section>
        <div className={columns.sevenFive}>
          <div id={CONTACT_FORM} className={classes.form}>
            <ContactForm
              name="contact"
              id="contact"
              page={paths.contact}
              anchor={CONTACT_FORM}
              placeholder="What do you want to build, sell or mend?"
              thanks={`Your message has arrived. A person reads it, and you will have an answer within ${replyWithinHours} hours.`}
            />
          </div>
          <div>
            <h2 className={classes.title}>Or find us here</h2>
            <ContactDetails />
          </div>
        </div>
      </Section>
      <Section eyebrow={{ label: 'Questions' }} title="Before you board" raised>
        <Faq />
      </Section>
      <CallToAction title="Rather talk?" text="Pick a day and a half hour that suit you. We call you back to confirm.">
        <ScheduleTrigger look="main" arrow>
          Schedule Call
        </ScheduleTrigger>
      </CallToAction>
    </div>
  );
}
