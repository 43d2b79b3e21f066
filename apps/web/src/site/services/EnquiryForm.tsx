import { replyWithinHours } from '@site/schema/site';
import { useLocation } from 'react-router-dom';
import { ContactForm } from '../form/ContactForm.tsx';

const ANCHOR = 'enquiry-form';

/** The enquiry form of a service page. */
export function EnquiryForm({ service: { id, title } }: { service: { id: number; title: string } }) {
  const { pathname } = useLocation();
  return (
    <div id={ANCHOR}>
      <ContactForm
        name="enquiry"
        id={`enquiry-${id}`}
        page={pathname}
        anchor={ANCHOR}
        placeholder={`What would you like to know about ${title}?`}
        serviceId={id}
        thanks={`Your question about ${title} is with us. You will have an answer within ${replyWithinHours} hours.`}
      />
    </div>
  );
}
