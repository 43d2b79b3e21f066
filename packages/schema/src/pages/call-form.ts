/*
 * The texts of the form that books a call, on its page and in the dialog. This file does not import zod, so that pages
 * stay small.
 */

export const callLabels = {
  ...{ details: 'Your details', name: 'Full Name *', phone: 'Phone Number *', email: 'Email Address *' },
  ...{ when: 'When', date: 'Preferred Date *', time: 'Preferred Time *', message: 'Message (Optional)' },
};

export const defaultCallForm = {
  title: 'Schedule a Call',
  lead: "Let us know when you'd like to discuss your project.",
  company: 'Company (Optional)',
  about: 'Your project',
  placeholder: 'Tell us about your project...',
  ...callLabels,
};

export type CallForm = typeof defaultCallForm;

/** Undefined for the default, so that pages contain no data about it. */
export const changedCallForm = (form: CallForm): CallForm | undefined =>
  JSON.stringify(form) === JSON.stringify(defaultCallForm) ? undefined : form;
