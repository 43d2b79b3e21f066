import { z } from 'zod';
import { paths } from '../pages/paths.ts';
import { link } from './address-field.ts';
import { lineColor } from './color-field.ts';
import {
  buttonLabel,
  closingCall,
  figure,
  group,
  item,
  line,
  list,
  paragraph,
  sectionTexts,
  testimonial,
  titledText,
} from './copy-field.ts';
import { image } from './image-field.ts';

/** The texts of the home page. */
export const homeCopy = z.object({
  hero: group('First screen', {
    title: line('Headline', { value: 'Every business has a next stop. We build the line to it.', blank: '{name}' }),
    lead: paragraph('Introduction', {
      value:
        '{name} is a full-stack digital agency in {city}. Websites, stores, software, search, brand and AI under one roof, with one timetable.',
      blank: 'Say here in one or two sentences what you do, and for whom.',
      asks: true,
    }),
    about: buttonLabel('Link to the page about the agency', 'Read More'),
    departures: line('Title of the results and prices', {
      value: 'Departures',
      blank: 'At a glance',
      max: 40,
      isOptional: true,
      help: 'Results of two case studies and the lowest price of each family of services, with links.',
    }),
    results: buttonLabel('Caption of the results', 'Results'),
    fares: buttonLabel('Caption of the prices', 'Fares', 'Prices'),
    interchange: line('Word at the largest station of the map', {
      value: 'Launch',
      blank: '',
      max: 14,
      isOptional: true,
    }),
    pictures: list(
      'Pictures of work',
      item('Picture', {
        image: image('Picture'),
        alt: line('What it shows', { max: 200, value: '', isOptional: true }),
      }),
      { value: [], max: 6, help: 'Shown instead of the map of services, one after the other.' },
    ),
    figures: list('Figures', figure, {
      max: 4,
      blank: [],
      value: [
        { figure: '15+', label: 'Services', caption: 'On six lines: web, stores, software, search, brand and AI' },
        { figure: '10+', label: 'Team Members', caption: 'Designers, developers and marketers in {city}' },
        { figure: '98%', label: 'Success Rate', caption: 'Projects opened on the agreed date: 51 of 52, 2019 to 2025' },
      ],
    }),
  }),
  carousel: group('Services carousel', {
    ...sectionTexts('Services carousel', {
      eyebrow: 'Services',
      title: 'Pick a line. Change anywhere.',
      blankTitle: 'What we offer',
    }),
    all: buttonLabel('Link to the services', 'View All Services'),
    cards: list(
      'Cards',
      item('Card', {
        title: line('Title', { max: 60 }),
        description: paragraph('Description', { max: 300, help: 'Cards show the first 80 characters.' }),
        features: list('Features', line('Feature', { max: 60 }), { max: 10, help: 'Cards show the first 3.' }),
        tone: lineColor('Colour'),
        page: link('Page of the title', { isOptional: true }),
      }),
      {
        max: 12,
        whenEmpty: 'Leave it empty to show your services.',
        blank: [],
        value: [
          {
            title: 'Web Development',
            description: 'Fast sites and apps your team can change without calling us.',
            features: ['Responsive design', 'Performance budget', 'CMS integration'],
            tone: 'signal',
            page: paths.service('web-app-development'),
          },
          {
            title: 'E-commerce Solutions',
            description: 'Stores that load before the shopper changes their mind.',
            features: ['Payment gateways', 'Inventory sync', 'Mobile checkout'],
            tone: 'teal',
            page: paths.service('ecommerce-development'),
          },
          {
            title: 'Digital Marketing',
            description: 'Search, social and ads measured in enquiries, not likes.',
            features: ['SEO', 'Social media', 'Ad campaigns'],
            tone: 'green',
            page: paths.service('digital-marketing'),
          },
          {
            title: 'Branding & Design',
            description: 'An identity people can name after seeing it once from across the street.',
            features: ['Logo and identity', 'Graphic design', 'Brand guidelines'],
            tone: 'magenta',
            page: paths.service('branding-creative'),
          },
          {
            title: 'AI & Automation',
            description: 'Chatbots and agents for the repeat work; people for the rest.',
            features: ['AI chatbots', 'Process automation', 'Lead follow-up'],
            tone: 'violet',
            page: paths.service('ai-automation'),
          },
        ],
      },
    ),
  }),
  showcase: group(
    'Portfolio',
    {
      ...sectionTexts('Portfolio', { eyebrow: 'Portfolio', title: 'Recent arrivals', blankTitle: 'Recent work' }),
      call: buttonLabel('Button that schedules a call', 'Book Free Consultation', 'Book your {booking}'),
      all: buttonLabel('Link to the portfolio', 'All projects'),
      caseStudies: buttonLabel('Link to the case studies', 'All case studies'),
    },
    { help: 'Without projects it shows case studies; without any this part is hidden.' },
  ),
  whyUs: group('Why us', {
    ...sectionTexts('Why us', {
      eyebrow: 'Why us',
      title: 'Same crew from first stop to last.',
      blankTitle: 'What you can expect',
    }),
    values: list('Values', titledText, {
      max: 6,
      blank: [],
      value: [
        {
          title: 'Transparency',
          text: 'One plan, one price, one weekly note on what was done and what it cost. You see the board we work from.',
        },
        {
          title: 'Experienced team',
          text: 'The people who write your estimate build the work. Designers, developers and marketers sit at one table.',
        },
        {
          title: 'Result-oriented',
          text: 'We agree on the number that should move before we start, and report on it after launch.',
        },
      ],
    }),
    link: line('Link to the case studies', { value: 'Read the case studies', max: 40, isOptional: true }),
    testimonials: list('Testimonials', testimonial, {
      max: 6,
      blank: [],
      value: [],
      whenEmpty: 'Leave it empty to show the quotations of your case studies, with links to them.',
    }),
    figures: list('Figures', figure, {
      max: 4,
      blank: [],
      value: [
        {
          figure: '36+',
          label: 'Success Rate',
          caption: 'Projects, not per cent: each reached the number agreed before its start, 2020 to 2025',
        },
        {
          figure: '20+',
          label: 'Years Experience',
          caption:
            'The careers of our three heads of design, build and search added up, jobs before the agency included',
        },
        {
          figure: '50L+',
          label: 'Revenue Generated',
          caption: '₹50 lakh and more of added sales for nine shops, in the year 2024',
        },
      ],
    }),
  }),
  closing: closingCall({
    title: 'Start Your Project',
    blankTitle: 'Get in touch',
    text: 'Tell us where you want to go. We reply within {replyHours} hours, office hours {days} {opens} to {closes}.',
    blankText: 'Tell us what you need. We reply within {replyHours} hours, office hours {days} {opens} to {closes}.',
    buttons: { contact: buttonLabel('Link to the contact page', 'Start Project', 'Contact us') },
  }),
});
