import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';

export type Message = { name: string; email: string; message: string };

export type Submission = Message & { service: string | null; contacted: boolean };

/** The fields and the button of a form that takes a message. */
export function messageFields(form: Locator) {
  return {
    name: form.getByLabel('Name', { exact: true }),
    email: form.getByLabel('Email', { exact: true }),
    message: form.getByLabel('Message', { exact: true }),
    send: form.getByRole('button', { name: 'Send Message' }),
    sending: form.getByRole('button', { name: 'Sending...' }),
  };
}

export async function fillMessage(form: Locator, { name, email, message }: Message): Promise<void> {
  const fields = messageFields(form);
  await fields.name.fill(name);
  await fields.email.fill(email);
  await fields.message.fill(message);
}

export async function expectMessage(form: Locator, { name, email, message }: Message): Promise<void> {
  const fields = messageFields(form);
  await expect(fields.name).toHaveValue(name);
  await expect(fields.email).toHaveValue(email);
  await expect(fields.message).toHaveValue(message);
}

export async function expectFieldError(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(message);
}

export function toast(page: Page, title: string): Locator {
  return page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole(/^Error/.test(title) ? 'alert' : 'status')
    .filter({
      hasText: title,
    });
}

/** A message that no other test sends. */
export function newMessage(): Message {
  const mark = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  return { name: 'Asha Rao', email: `asha.${mark}@client.example`, message: 'We need a new website by March.' };
}

/** What the owner reads under Contacts, of one sender. */
export async function fetchSubmissions(request: APIRequestContext, email: string): Promise<Submission[]> {
  const login = await request.post('/api/admin/login', {
    data: { username: 'owner', password: 'Correct-horse-9!' },
  });
  const { sessionId } = (await login.json()) as { sessionId: string };
  const answer = await request.get('/api/contact-submissions', { headers: { authorization: `Bearer ${sessionId}` } });
  return ((await answer.json()) as Submission[]).filter((submission) => submission.email === email);
}
