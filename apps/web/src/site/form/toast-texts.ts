import type { LeadFormName } from '@site/schema/lead-form';

type Texts = {
  sent: string;
  failed: string;
  /** Shown when the server sent no message. */
  fallback: string;
};

const message: Texts = {
  sent: 'Message sent successfully!',
  failed: 'Error sending message',
  fallback: 'Something went wrong. Please try again.',
};
const call: Texts = { sent: 'Success!', failed: 'Error', fallback: 'Failed to schedule call. Please try again.' };

export const toastTexts: Record<LeadFormName, Texts> = { contact: message, enquiry: message, call };
