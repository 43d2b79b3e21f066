import { mailLink, phoneLink } from '@site/schema/contact-link';
import type { Service } from '@site/schema/service';
import { replyWithinHours } from '@site/schema/site';
import { useSite } from '../../app/site-facts.ts';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import { EnquiryForm } from './EnquiryForm.tsx';
import classes from './ServiceEnquiry.module.css';

const promise = `Write to us as you would say it. We reply within ${replyWithinHours} hours, with an answer rather than a brochure.`;

/** The contact details and the enquiry form at the end of a service page. */
export function ServiceEnquiry({ service }: { service: Pick<Service, 'id' | 'title'> }) {
  const { brand } = useSite();
  return (
    <Section id="enquiry">
      <div className={classes.split}>
        <div>
          <Eyebrow label="Terminus" />
          <h2 className={classes.title}>{`Have Questions About ${service.title}?`}</h2>
          <p className={classes.text}>{promise}</p>
          <p className={classes.direct}>
            <a href={phoneLink(brand.phone)}>{brand.phone}</a>
            <a href={mailLink(brand.email)}>{brand.email}</a>
          </p>
        </div>
        <EnquiryForm service={service} />
      </div>
    </Section>
  );
}
