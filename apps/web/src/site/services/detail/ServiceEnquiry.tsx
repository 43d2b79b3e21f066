import { mailLink, phoneLink } from '@site/schema/contact-link';
import type { Copy } from '@site/schema/copy-pages';
import { replaceNames } from '@site/schema/replace-names';
import type { Service } from '@site/schema/service';
import { useLocation } from 'react-router-dom';
import { useSite } from '../../../app/site-facts.ts';
import { HyphenatedText } from '../../../ui/HyphenatedText.tsx';
import { Eyebrow } from '../../../ui/layout/Section.tsx';
import { ContactForm } from '../../form/ContactForm.tsx';
import type { Example } from '../../form/ThankYou.tsx';
import { useSent } from '../../form/use-sent.ts';
import classes from './ServiceEnquiry.module.css';

const ANCHOR = 'enquiry-form';

type Props = {
  texts: Copy<'service'>['enquiry'];
  service: Pick<Service, 'id' | 'title'>;
  example: Example | undefined;
  /** The person who answers the enquiry. No portrait is shown, to keep its code out of service pages. */
  speaker: { label: string; name: string; role: string } | null;
};

/** The contact details and the enquiry form in the last block of a service page. */
export function ServiceEnquiry({ texts, service: { id, title }, example, speaker }: Props) {
  const { brand } = useSite();
  const { pathname } = useLocation();
  const sent = useSent<true>('enquiry', pathname);
  const fill = (text: string) => replaceNames(text, { title });
  return (
    <div id="enquiry" className={classes.split}>
      <div>
        <Eyebrow label={texts.eyebrow} />
        <h2 className={classes.title}>
          <HyphenatedText text={fill(texts.title)} />
        </h2>
        <p className={classes.text}>
          {texts.promise}{' '}
          {speaker && (
            <>
              {speaker.label} <strong>{speaker.name}</strong>, {speaker.role}.
            </>
          )}
        </p>
        <p className={classes.direct}>
          {brand.phone && <a href={phoneLink(brand.phone)}>{brand.phone}</a>}
          <a href={mailLink(brand.email)}>{brand.email}</a>
        </p>
      </div>
      <div id={ANCHOR}>
        <ContactForm
          name="enquiry"
          id={`enquiry-${id}`}
          page={pathname}
          anchor={ANCHOR}
          serviceId={id}
          sent={sent}
          heading="h2"
          example={example}
          texts={{ ...texts, placeholder: fill(texts.placeholder), thanks: fill(texts.thanks) }}
        />
      </div>
    </div>
  );
}
