import type { CallInput } from '@site/schema/call';
import type { CaseStudyInput } from '@site/schema/case-study';
import type { ContactInput } from '@site/schema/contact';
import type { PostInput } from '@site/schema/post';
import type { ProjectInput } from '@site/schema/project';
import type { ServiceInput } from '@site/schema/service';

/*
 * A valid REST body of each kind of record.
 */

export const sampleProject = (title: string): ProjectInput => ({
  title,
  description: 'A board that shows where every train is.',
  imageUrl: '/art/signal-box.svg',
  category: 'Dashboard',
  technologies: ['React'],
});

export const sampleCaseStudy = (title: string): CaseStudyInput => ({
  title,
  clientName: 'Tea & Co',
  industry: 'Retail',
  challenge: 'Nobody found the shop.',
  solution: 'A faster shop with better words.',
  results: 'Orders doubled.',
  imageUrl: '/art/tea.svg',
  duration: '3 months',
});

export const sampleService = (title: string): ServiceInput => ({
  title,
  description: 'Lamps for every platform.',
  icon: 'bulb',
  features: ['Bright', 'Cheap'],
  gradient: 'from-teal-500 to-cyan-600',
  color: 'text-teal-600',
  href: `/services/${title.toLowerCase().replaceAll(' ', '-')}`,
});

export const samplePost = (title: string): PostInput => ({
  title,
  slug: title.toLowerCase().replaceAll(' ', '-'),
  excerpt: 'Words on a page are read by people first and by machines after.',
  content: `<p>${'Plain words win. '.repeat(10)}</p>`,
  author: 'Asha Rao',
});

/** A separate person for each contact, because an answer counts for all leads of a person within an hour. */
export const sampleContact = (name: string): ContactInput => ({
  name,
  email: `asha${String(Math.random()).slice(2, 11)}@client.example`,
  message: 'We need a new website by March.',
});

/** A separate day for each call, because a slot has three seats. */
const someDay = () => new Date(Date.UTC(2031, 0, Math.ceil(Math.random() * 3000))).toISOString().slice(0, 10);

/** A separate person for each call, because the fourth open call of one person goes to the quarantine. */
export function sampleCall(name: string): CallInput {
  const phone = `+91 9${String(Math.random()).slice(2, 11)}`;
  const email = `asha${phone.slice(-8)}@client.example`;
  return { name, phone, email, preferredDate: someDay(), preferredTime: '5:30 PM' };
}
