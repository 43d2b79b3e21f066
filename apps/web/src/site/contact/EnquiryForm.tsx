import { replyWithinHours } from '@site/schema/site';
import { useLocation } from 'react-router-dom';
import { trpc } from '../../data.ts';
import { MessageForm } from './MessageForm.tsx';

const ANCHOR = 'enquiry-form';

/** The enquiry of a service page. */
export function EnquiryForm({ service: { id, title } }: { service: { id: number; title: string } }) {
  const { mutateAsync } = trpc.service.enquire.useMutation();
  const { pathname } = useLocation();
  return (
    <div id={ANCHOR}>
      <MessageForm
        name="enquiry"
        id={`enquiry-${id}`}
        page={pathname}
        anchor={ANCHOR}
        placeholder={`What would you like to know about ${title}?`}
        send={(values) => mutateAsync({ ...values, id })}
        thanks={`Your question about ${title} is with us. You will have an answer within ${replyWithinHours} hours.`}
      />
    </div>
  );
}
