import type { Copy } from '@site/schema/copy-pages';
import { replaceNames } from '@site/schema/replace-names';
import { useLocation } from 'react-router-dom';
import { ContactForm } from '../../form/ContactForm.tsx';

const ANCHOR = 'enquiry-form';

type Props = { texts: Copy<'service'>['enquiry']; service: { id: number; title: string } };

/** The enquiry form of a service page. */
export function EnquiryForm({ texts, service: { id, title } }: Props) {
  const { pathname } = useLocation();
  return (
    <div id={ANCHOR}>
      <ContactForm
        name="enquiry"
        id={`enquiry-${id}`}
        page={pathname}
        anchor={ANCHOR}
        placeholder={replaceNames(texts.placeholder, { title })}
        serviceId={id}
        thanks={replaceNames(texts.thanks, { title })}
      />
    </div>
  );
}
