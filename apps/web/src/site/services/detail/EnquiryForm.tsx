import type { Copy } from '@site/schema/copy-pages';
import { replaceNames } from '@site/schema/replace-names';
import { useLocation } from 'react-router-dom';
import { ContactForm } from '../../form/ContactForm.tsx';

const ANCHOR = 'enquiry-form';

type Props = { texts: Copy<'service'>['enquiry']; service: { id: number; title: string } };

/** The enquiry form of a service page. */
export function EnquiryForm({ texts, service: { id, title } }: Props) {
  const { pathname } = useLocation();
  const fill = (text: string) => replaceNames(text, { title });
  return (
    <div id={ANCHOR}>
      <ContactForm
        name="enquiry"
        id={`enquiry-${id}`}
        page={pathname}
        anchor={ANCHOR}
        serviceId={id}
        texts={{ ...texts, placeholder: fill(texts.placeholder), thanks: fill(texts.thanks) }}
      />
    </div>
  );
}
