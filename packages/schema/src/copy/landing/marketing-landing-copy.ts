import { landingCopy } from './landing-copy.ts';

/** The texts of the landing page for digital marketing. */
export const marketingLandingCopy = landingCopy({
  search: {
    title: 'Digital Marketing Agency in {city}',
    description:
      'SEO, social media, influencer campaigns and AI-drafted ads from one team in {city}, measured in enquiries and orders, and reported every month.',
    keywords: 'digital marketing agency {city}, SEO, social media management, influencer marketing, AI-powered ads',
  },
  name: 'Digital Marketing',
  tone: 'green',
  hero: {
    title: 'Counted in enquiries, not in likes',
    lead: 'Search, social, creators and ads on one plan with one budget. Each month you see what a customer cost, and where the next one is cheaper.',
    terminus: 'Orders',
  },
  cardsTitle: 'Four routes to the same counter',
  cards: [
    {
      title: 'SEO Optimization',
      mapLabel: 'Search',
      description:
        'We fix what keeps Google out, write pages for the questions buyers type and count the enquiries that come of it.',
      icon: 'search',
      features: [
        'Technical audit, ordered by effect',
        'Keywords in English and Hindi',
        'Pages for buyer questions',
        'A profile for every branch',
        'Structured data',
        'Links from trade press',
        'A report that counts enquiries',
      ],
      href: '/services/seo-optimization',
    },
    {
      title: 'Social Media Management',
      mapLabel: 'Social',
      description:
        'A month of posts approved in one sitting, published on time, and comments answered within two office hours.',
      icon: 'messages',
      features: [
        'A calendar approved in one sitting',
        'Posts, reels and stories',
        'Replies within two office hours',
        'Festival and regional plans',
        'Paid boosts with a ceiling',
        'A report on one page',
      ],
      href: '/services/social-media-management',
    },
    {
      title: 'Influencer Marketing',
      mapLabel: 'Creators',
      description:
        'Ten to forty small creators whose followers live where you deliver, with contracts, labels and a cost per order.',
      icon: 'speakerphone',
      features: [
        'Followers checked by city',
        'Contracts with usage rights',
        'A code and link for each creator',
        'ASCI labels on paid posts',
        'Products shipped and followed up',
        'Cost per order, by creator',
      ],
      href: '/services/influencer-marketing',
    },
    {
      title: 'AI-Powered Ad Generation',
      mapLabel: 'Ads',
      description:
        'Sixty drafts, an editor who throws most of them away, and a week of small tests that keeps the three that pay.',
      icon: 'ad-2',
      features: [
        'Sixty drafts a round',
        'An editor checks every claim',
        'Search, display, reel and feed',
        'Hindi, English and regional',
        'Budget moved by cost per enquiry',
        'A test log that stays with you',
        'New ads every two weeks',
      ],
      href: '/services/ai-powered-ad-generation',
    },
  ],
  whyTitle: 'Eight rules for your money',
  why: [
    {
      title: 'One number, agreed first',
      text: 'Enquiries, orders or visits: we write down which, and what one may cost.',
    },
    {
      title: 'Accounts in your name',
      text: 'Ads, analytics and profiles belong to you. You can lock us out any time.',
    },
    {
      title: 'No yearly lock-in',
      text: 'A month at a time. Results are the reason to stay.',
    },
    {
      title: 'Media money is separate',
      text: 'You pay Google and Meta directly. Our fee does not grow with the spend.',
    },
    {
      title: 'What failed is in the report',
      text: 'The weakest channel is on page one, with what we will do about it.',
    },
    {
      title: 'Written in two languages',
      text: 'Hindi copy is written in Hindi, by people who argue in it.',
    },
    {
      title: 'Paid posts say so',
      text: 'ASCI labels, honest claims, no bought followers or reviews.',
    },
    {
      title: 'Sales are asked too',
      text: 'Your counter tells us which enquiries were real. The plan follows.',
    },
  ],
  processTitle: 'Four stops, every quarter',
  process: [
    {
      title: 'Measure',
      text: 'We connect calls, forms and orders to where they came from. Two weeks, before any spending.',
    },
    {
      title: 'Plan',
      text: 'Thirty searches, two channels, one budget, and the cost at which we stop.',
    },
    {
      title: 'Run',
      text: 'Publish, answer, test. Small bets each week, and the weak ones end on Monday.',
    },
    {
      title: 'Count',
      text: 'On the first Monday of the month: enquiries, cost, and what changes next.',
    },
  ],
  closing: {
    title: 'Ask what a lead should cost',
    text: 'Tell us what you sell and in which cities. We reply with a range you can check us against, before any contract.',
  },
});
