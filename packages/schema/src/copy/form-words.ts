import { line } from './copy-field.ts';

/** Labels and buttons of a form. In the panel, each is called by its default. */
export const formWords = <Key extends string>(defaults: Record<Key, string>) =>
  Object.fromEntries(
    Object.entries<string>(defaults).map(([key, value]) => [key, line(`"${value}"`, { value, max: 60 })]),
  ) as Record<Key, ReturnType<typeof line>>;

/** The form for a message, on the contact page and on service pages. */
export const messageWords = formWords({
  ...{ name: 'Name', email: 'Email', message: 'Message', send: 'Send Message' },
  ...{ thanksTitle: 'Thank You', again: 'Send Another Message' },
});
