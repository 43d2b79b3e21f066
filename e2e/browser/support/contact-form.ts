import { type APIRequestContext, expect, type Locator } from '@playwright/test';
import { createSession } from './admin.ts';

export type Contact = { name: string; email: string; message: string };

type SentContact = Contact & { service: string | null; contacted: boolean };

export const emptyContact: Contact = { name: '', email: '', message: '' };

/** The fields and the button of a contact or enquiry form. */
export function contactFields(form: Locator) {
  return {
    name: form.getByLabel('Name', { exact: true }),
    email: form.getByLabel('Email', { exact: true }),
    message: form.getByLabel('Message', { exact: true }),
    send: form.getByRole('button', { name: 'Send Message' }),
    sending: form.getByRole('button', { name: 'Sending...' }),
  };
}

export async function fillContact(form: Locator, { name, email, message }: Contact): Promise<void> {
  const fields = contactFields(form);
  await fields.name.fill(name);
  await fields.email.fill(email);
  await fields.message.fill(message);
}

export async function expectContact(form: Locator, { name, email, message }: Contact): Promise<void> {
  const fields = contactFields(form);
  await expect(fields.name).toHaveValue(name);
  await expect(fields.email).toHaveValue(email);
  await expect(fields.message).toHaveValue(message);
}

/** A contact with an email address that no other test uses. */
export function newContact(): Contact {
  const mark = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  return { name: 'Asha Rao', email: `asha.${mark}@client.example`, message: 'We need a new website by March.' };
}

/** The stored contacts of one sender. */
export async function fetchContacts(request: APIRequestContext, email: string): Promise<SentContact[]> {
  const { headers } = await createSession(request);
  const response = await request.get('/api/contact-submissions', { headers });
  return ((await response.json()) as SentContact[]).filter((contact) => contact.email === email);
}
