import { z } from 'zod';
import {
  buttonLabel,
  closingCall,
  factLabel,
  group,
  line,
  list,
  paragraph,
  sectionTexts,
  testimonial,
} from './copy-field.ts';
import { messageWords } from './form-words.ts';

/** The texts that all service pages share. */
export const serviceCopy = z.object({
  summary: group(
    'Key facts',
    {
      title: line('Label of the service', { value: 'Destination', blank: 'Service', max: 30 }),
      price: factLabel('Label of the price', 'Price from'),
      duration: factLabel('Label of the duration', 'Duration'),
      leadTime: factLabel('Label of the lead time', 'Work starts'),
      features: factLabel('Label of the number of features', 'Included'),
      steps: factLabel('Label of the number of steps', 'Process'),
      reply: factLabel('Label of the reply', 'Reply'),
    },
    { help: 'The ticket beside the headline. A service without a price, a duration or a lead time has no such row.' },
  ),
  about: group('About the service', {
    ...sectionTexts('About the service', {
      eyebrow: 'The service',
      title: 'What is {title}?',
      blankTitle: 'About {title}',
    }),
  }),
  features: group('Features', {
    ...sectionTexts('Features', { eyebrow: 'Included', title: 'What is on the ticket', blankTitle: 'What you get' }),
    blurb: paragraph('Text of every feature', {
      value: 'Part of this service: ask how it would work for you.',
      max: 200,
      isOptional: true,
      help: 'The same below every feature of every service.',
    }),
  }),
  process: group('Process', {
    ...sectionTexts('Process', {
      eyebrow: 'Process',
      title: 'From first call to handover',
      blankTitle: 'How it works',
    }),
    step: line('Name of a step', { value: 'Stop', blank: 'Step', max: 20, help: 'Its number follows.' }),
  }),
  related: group(
    'Related services',
    sectionTexts('Related services', {
      eyebrow: 'Connections',
      blankEyebrow: 'Services',
      title: 'Also on this line',
      blankTitle: 'Related services',
    }),
    { help: 'Up to three other services of the same family.' },
  ),
  caseStudy: group(
    'Case study',
    {
      ...sectionTexts('Case study', {
        eyebrow: 'Case study',
        title: 'A client who took this line',
        blankTitle: 'From our work',
      }),
      projects: line('Label of the projects', { value: 'Projects of this service:', max: 60, isOptional: true }),
    },
    {
      help: 'The featured or newest case study and up to three projects that name the service. Without any this part is hidden.',
    },
  ),
  stories: group('Testimonials', {
    ...sectionTexts('Testimonials', {
      eyebrow: 'Passengers',
      blankEyebrow: 'Clients',
      title: 'Client Success Stories',
      blankTitle: 'What clients say',
    }),
    testimonials: list('Testimonials', testimonial, {
      max: 6,
      blank: [],
      help: 'The default ones are samples with fictional clients.',
      value: [
        {
          quote:
            'They told us in week one what would not work, and took it out of the quote. I have had agencies find that out in month four, with my money.',
          name: 'Nandini Raghavan',
          role: 'Director, Palash Home Textiles',
        },
        {
          quote: 'One person picks up when I call. She knows what was changed on Tuesday and why.',
          name: 'Harpreet Gill',
          role: 'Owner, Gill Auto Spares',
        },
        {
          quote: 'The date was the date. My staff had two hours of training and have not needed a third.',
          name: 'Imran Qureshi',
          role: 'Head of operations, Meridian Tutorials',
        },
      ],
    }),
  }),
  closing: closingCall({
    title: 'Ready to depart?',
    blankTitle: 'Interested?',
    text: 'A first call takes half an hour and costs nothing. You get the order of the work and a price for it, in writing.',
    blankText: 'Tell us what you need. We answer within {replyHours} hours.',
    buttons: {
      call: buttonLabel('Button that schedules a call', 'Schedule Free Consultation', 'Book your {booking}'),
      contact: buttonLabel('Link to the contact page', 'Get Custom Quote', 'Contact us'),
    },
  }),
  enquiry: group('Enquiry', {
    ...sectionTexts('Enquiry', {
      eyebrow: 'Terminus',
      blankEyebrow: 'Questions',
      title: 'Have Questions About {title}?',
    }),
    promise: paragraph('Text', {
      value:
        'Write to us as you would say it. We reply within {replyHours} hours, with an answer rather than a brochure.',
      blank: 'Write to us as you would say it. We reply within {replyHours} hours.',
      isOptional: true,
    }),
    ...messageWords,
    placeholder: line('Example in the message field', {
      value: 'What would you like to know about {title}?',
      isOptional: true,
    }),
    thanks: paragraph('Text after sending', {
      value: 'Your question about {title} is with us. You will have an answer within {replyHours} hours.',
    }),
  }),
});
