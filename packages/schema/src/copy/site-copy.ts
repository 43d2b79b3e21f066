import { z } from 'zod';
import { group, line, paragraph, searchDescription, searchTitle } from './copy-field.ts';

/** The texts that every page has. */
export const siteCopy = z.object({
  seo: group(
    'Search engines',
    {
      title: line('Title', { value: '{name}: {slogan}', ...searchTitle }),
      description: paragraph('Description', {
        value:
          '{name} is a full-stack digital agency in {city}: websites, online stores, search, brand and AI under one roof, with one timetable.',
        blank: '{name}, {city}: {slogan}',
        ...searchDescription,
      }),
      keywords: paragraph('Keywords', {
        value:
          'digital agency {city}, web development, e-commerce development, SEO, digital marketing, branding, SaaS and CMS, AI chatbots, automation',
        blank: '{name}, {city}',
        max: 500,
      }),
      cardLabel: line('Label of share cards', { value: 'Digital agency, {city}', blank: '{city}', max: 60 }),
    },
    { help: 'Used by the home page, and by pages that have no text of their own.' },
  ),
  footer: group('Footer', {
    copyright: line('Copyright', {
      value: '© 2025–{year} {name}. All rights reserved.',
      blank: '© {years} {name}. All rights reserved.',
      isOptional: true,
    }),
  }),
  chat: group('Chat button', {
    label: line('Label', { value: 'Chat with us on WhatsApp', max: 60 }),
    greeting: paragraph('Message that the visitor sends', {
      value: 'Hi! I am interested in your services.',
      max: 300,
      isOptional: true,
    }),
  }),
  failure: group('Error pages', {
    eyebrow: line('Label', {
      value: 'Signal failure',
      blank: 'Error',
      max: 40,
      help: 'The small label above the title.',
    }),
  }),
});
