import type { CallSubmission } from '@site/schema/call';
import type { ContactSubmission } from '@site/schema/contact';
import type { LeadFormName } from '@site/schema/lead-form';
import type { Api } from '../../app/api-client.ts';
import { loadApi } from '../../app/load-api.ts';

/** A form as it is sent: its values and what the server needs besides them. */
export type Submission = { form: LeadFormName; input: Record<string, unknown> };

/** The answer of the server. A booked call has a token, with which the visitor can change it. */
export type Answer = { message: string; token?: string | undefined };

const procedures: Record<LeadFormName, (api: Api, input: Submission['input']) => Promise<Answer>> = {
  contact: (api, input) => api.contact.send.mutate(input as ContactSubmission),
  enquiry: (api, input) => api.service.enquire.mutate(input as ContactSubmission & { id: number }),
  call: (api, input) => api.callRequest.schedule.mutate(input as CallSubmission),
};

export async function submitLead({ form, input }: Submission): Promise<Answer> {
  return procedures[form](await loadApi(), input);
}

/** The texts of the toasts about a form. The server's own message, if there is one, replaces the fallback. */
export const toastTexts: Record<LeadFormName, { sent: string; failed: string; fallback: string }> = (() => {
  const message = {
    sent: 'Message sent successfully!',
    failed: 'Error sending message',
    fallback: 'Something went wrong. Please try again.',
  };
  const call = { sent: 'Success!', failed: 'Error', fallback: 'Failed to schedule call. Please try again.' };
  return { contact: message, enquiry: message, call };
})();
