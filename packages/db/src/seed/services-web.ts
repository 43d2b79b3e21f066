import type { ServiceInput } from '@site/schema/service';

export const webServices: ServiceInput[] = [
  {
    title: 'Website Development',
    description:
      'A website built around what your customers came to do: see prices, find a branch, send an enquiry. We plan the content, design each page, write the code and connect a CMS, so your team can change a banner or add a page without calling us. Every page has a weight limit and is tested on a mid-range Android phone over 4G.',
    icon: 'code',
    features: [
      'Designed for phones first',
      'A weight budget for every page',
      'A CMS your own staff can edit',
      'Enquiry forms with email and WhatsApp alerts',
      'Hindi and English versions',
      'On-page SEO and structured data',
      'Accessibility checks to WCAG 2.2 AA',
    ],
    gradient: 'from-orange-500 to-red-600',
    color: 'text-orange-600',
    href: '/services/website-development',
    metaTitle: 'Website Development in New Delhi',
    metaDescription:
      'Fast business websites planned, designed and built in New Delhi. Your staff edit the pages themselves, in Hindi and English. Quote within 24 hours.',
    heroTitle: 'A website that answers the question and takes the enquiry',
    heroDescription:
      'Visitors decide in a few seconds whether you can help them. We build sites that say what you do, what it costs and where to go next, and that open quickly on the phone in their hand.',
    serviceDetails: [
      'We sit with your sales team and your analytics for a week, and list what visitors ask and where they give up.',
      'We agree a sitemap and a content plan, so every page has an owner, a purpose and a deadline.',
      'We design the main screens in Figma and try them with five people who match your customers.',
      'We build in two-week rounds on a staging address that you can open at any time.',
      'We check speed, forms, redirects and accessibility, then launch on a weekday morning with the team at hand.',
      'We train your editors for two hours and watch errors and search results for 30 days after launch.',
    ],
    imageUrl: '/art/website-development.svg',
    active: true,
    sortOrder: 10,
  },
  {
    title: 'E-commerce Development',
    description:
      'An online store is a catalogue, a checkout and a dispatch desk that always agree. We build on Shopify, WooCommerce or our own stack, connect UPI, cards and cash on delivery, and issue GST invoices with the right HSN codes. Stock is read from your billing software, so the last piece is sold once.',
    icon: 'shopping-cart',
    features: [
      'UPI, cards, net banking and cash on delivery',
      'One-page checkout for phones',
      'GST invoices with HSN codes',
      'Stock sync with Tally, Zoho or your ERP',
      'Courier labels and live tracking',
      'Returns and refunds customers can start themselves',
      'Catalogue search that forgives spelling',
      'Abandoned-cart reminders on WhatsApp',
    ],
    gradient: 'from-teal-500 to-cyan-600',
    color: 'text-teal-600',
    href: '/services/ecommerce-development',
    metaTitle: 'E-commerce Development Company in Delhi',
    metaDescription:
      'Online stores with UPI, cash on delivery, GST invoices and stock sync, built in New Delhi. Short checkouts, tested on the phones your buyers own.',
    heroTitle: 'A store that loads before the shopper changes their mind',
    heroDescription:
      'Most Indian shoppers meet your shop on a phone, often on a patchy connection, and pay by UPI. We design for exactly that: light pages, a checkout of one screen, and stock figures you can trust.',
    serviceDetails: [
      'We place test orders on your present shop and three rivals, and time every step from product page to payment.',
      'We clean the catalogue: names, variants, photographs, weights, tax rates and HSN codes in one sheet.',
      'We design the product page, cart and checkout first, because the money passes through those three screens.',
      'We connect payments, couriers, billing software and SMS, and test each with real rupees.',
      'We move customers, orders and old links across, then open the new shop at the quietest hour of the week.',
      'We read the payment logs with you every week of the first month and fix what makes buyers stop.',
    ],
    imageUrl: '/art/ecommerce-development.svg',
    active: true,
    sortOrder: 20,
  },
  {
    title: 'SaaS & CMS Solutions',
    description:
      'Software that your customers or staff log in to every day: appointment calendars, dealer portals, dashboards, and content systems for large sites. We start with the one screen that saves the most time, put it in front of real users within six weeks, and add roles, billing and reports after that. The code and the database belong to you.',
    icon: 'layout-dashboard',
    features: [
      'First working version in six weeks',
      'Roles, permissions and an audit log',
      'Subscription billing with GST',
      'Headless CMS with approval steps',
      'Dashboards and exports to Excel',
      'A documented API for your other systems',
      'Daily backups with a tested restore',
    ],
    gradient: 'from-blue-500 to-indigo-600',
    color: 'text-blue-600',
    href: '/services/saas-cms-solutions',
    metaTitle: 'SaaS & CMS Development in India',
    metaDescription:
      'Portals, dashboards, booking systems and CMS builds from New Delhi. A first working version in six weeks, and the code and data stay yours.',
    heroTitle: 'Software your team opens first thing in the morning',
    heroDescription:
      'When the work lives in five spreadsheets and a WhatsApp group, people spend the day asking each other for updates. We build the one place where the answer already is.',
    serviceDetails: [
      'We watch two or three of your people do the job today and write down each step, wait and workaround.',
      'We choose one workflow for the first version and agree in writing what it will leave out.',
      'We draw the data model and a clickable prototype, and correct both with the people who will use them.',
      'We release a working version to a small group in week six and add to it every second Friday.',
      'We import your old records, check the totals against your own books and switch over branch by branch.',
      'We hand over code, documents and access, and stay on call under a monthly support plan.',
    ],
    imageUrl: '/art/saas-cms-solutions.svg',
    active: true,
    sortOrder: 30,
  },
  {
    title: 'Chatbots & AI Assistants',
    description:
      'A chat assistant on your website or app that answers from your own pages, prices, stock and policies, and shows where each answer came from. When it is not sure, it says so and passes the chat to a person with the whole conversation attached. It reads English, Hindi and Hinglish, and quotes prices from your list alone.',
    icon: 'message-chatbot',
    features: [
      'Answers from your own documents, with the source',
      'English, Hindi and Hinglish',
      'Handover to a person in one tap',
      'Lead details sent to your CRM or inbox',
      'A list of questions it could not answer',
      'Consent and deletion in line with the DPDP Act',
    ],
    gradient: 'from-violet-500 to-purple-600',
    color: 'text-violet-600',
    href: '/services/chatbots-ai-assistants',
    metaTitle: 'Website Chatbots & AI Assistants',
    metaDescription:
      'Website chat assistants that answer from your own documents in English and Hindi, show their source and hand over to your staff when unsure.',
    heroTitle: 'Answer the 11 pm question before 9 am',
    heroDescription:
      'Much of what visitors ask is already written somewhere on your site. The assistant finds it, says it in their language, and books the rest for your team in the morning.',
    serviceDetails: [
      'We collect a month of real questions from your chats, calls and enquiry emails and sort them by frequency.',
      'We gather the pages, sheets and policies that hold the answers, and fix the ones that contradict each other.',
      'We build the assistant and grade it against 200 of your own questions before any visitor sees it.',
      'We put it on one section of the site for two weeks, with a person reading every conversation.',
      'We roll it out to the whole site and send you the unanswered questions every Monday.',
    ],
    imageUrl: '/art/chatbots-ai-assistants.svg',
    active: true,
    sortOrder: 40,
  },
];
