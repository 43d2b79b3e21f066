import type { ServiceInput } from '@site/schema/service';

export const marketingServices: ServiceInput[] = [
  {
    title: 'SEO Optimization',
    description:
      'SEO is the work of getting your pages found by people who look for what you sell. We fix what stops Google from reading the site, write pages for the questions buyers type, and earn links from places your customers know. Each month you see which searches brought enquiries, beside those that brought visits alone.',
    icon: 'search',
    features: [
      'Technical audit with fixes, by order of effect',
      'Keyword research in English and Hindi',
      'Pages written for buyer questions',
      'Google Business Profile for every branch',
      'Structured data for products, FAQs and places',
      'Links from trade press and local sites',
      'A monthly report that counts enquiries',
    ],
    gradient: 'from-green-500 to-emerald-600',
    color: 'text-green-600',
    href: '/services/seo-optimization',
    metaTitle: 'SEO Services in New Delhi',
    metaDescription:
      'Technical SEO, local search and pages that answer what buyers type, in English and Hindi. A monthly report counts enquiries, with no lock-in.',
    heroTitle: 'Be found by people who are ready to ask',
    heroDescription:
      'A first place for a word nobody buys on is worth nothing. We choose the searches that end in a call, a visit or an order, and work on those until they do.',
    serviceDetails: [
      'We crawl the site, read a year of Search Console data and rank every fault by how many visits it costs.',
      'We list the searches your buyers make, mark which ones lead to sales and pick 30 to begin with.',
      'We fix speed, indexing, titles and internal links together with whoever runs your site.',
      'We write or rewrite four to eight pages a month, each built to answer one question completely.',
      'We correct your listings, collect reviews from real customers and ask relevant sites for links.',
      'We meet on the first Monday of the month, look at enquiries by search and choose the next ten.',
    ],
    imageUrl: '/art/seo-optimization.svg',
    active: true,
    sortOrder: 90,
  },
  {
    title: 'Social Media Management',
    description:
      'One team plans, writes, designs and posts on all the channels your customers use, and answers comments and messages during office hours. You approve a month of posts in a single sitting, so nobody is chased at 9 pm for a caption. The report counts replies, saves, clicks and enquiries. Follower numbers are on the last line.',
    icon: 'messages',
    features: [
      'A monthly calendar approved in one sitting',
      'Posts, reels and stories, written and designed',
      'Replies to comments within two office hours',
      'Festival and regional plans for India',
      'Paid boosts with a fixed ceiling',
      'A monthly report on one page',
    ],
    gradient: 'from-green-500 to-emerald-600',
    color: 'text-green-600',
    href: '/services/social-media-management',
    metaTitle: 'Social Media Management in Delhi',
    metaDescription:
      'Instagram, LinkedIn, YouTube and Facebook planned, designed and answered by one team in New Delhi. Approve a month of posts in a single sitting.',
    heroTitle: 'Post with a reason. Answer within two hours.',
    heroDescription:
      'Customers look at your page to see whether you are open, any good and likely to reply. We keep it current, useful and answered, and pass the serious questions to your sales desk.',
    serviceDetails: [
      'We read six months of your posts and messages, and note what people replied to and what they asked.',
      'We choose two or three channels and write down the tone, the topics and what we will never post.',
      'We prepare a month of posts and reels by the 20th and show them to you in one session.',
      'We publish at tested hours, answer comments and messages, and forward real enquiries at once.',
      'We send a one-page report by the 5th and drop the format that did least.',
    ],
    imageUrl: '/art/social-media-management.svg',
    active: true,
    sortOrder: 100,
  },
  {
    title: 'Influencer Marketing',
    description:
      'We find creators whose followers live where you deliver, agree scripts and rates, put them in writing, and track every sale to a code or a link. Most of our campaigns use 10 to 40 small creators, because their audiences answer back and one weak post does not sink the budget. Paid posts carry the label that ASCI rules ask for.',
    icon: 'speakerphone',
    features: [
      'Creators checked for real followers by city',
      'Written contracts with usage rights',
      'Codes and links for every creator',
      'ASCI disclosure labels on paid posts',
      'Product shipping and follow-up handled',
      'Cost per order, creator by creator',
    ],
    gradient: 'from-green-500 to-emerald-600',
    color: 'text-green-600',
    href: '/services/influencer-marketing',
    metaTitle: 'Influencer Marketing Agency in India',
    metaDescription:
      'Campaigns with 10 to 40 vetted Indian creators, written contracts, ASCI labels and a tracked cost per order. Planned and run from New Delhi.',
    heroTitle: 'Creators your customers would ask for advice',
    heroDescription:
      'A big name gives you one expensive afternoon. Thirty local creators give you thirty honest demonstrations, thirty tracked codes and a clear list of who to book again.',
    serviceDetails: [
      'We set the target with you: orders, store visits or app installs, and what one of them may cost.',
      'We shortlist 100 creators by city, language and topic, and drop those with bought or distant followers.',
      'We agree deliverables, dates, fees and usage rights with each creator in a signed contract.',
      'We ship the product, approve facts and claims, and leave the telling to the creator.',
      'We track codes and links daily, add money behind the posts that sell and stop the rest.',
      'We report the cost per order for each creator and keep the best five for the next round.',
    ],
    imageUrl: '/art/influencer-marketing.svg',
    active: true,
    sortOrder: 110,
  },
  {
    title: 'AI-Powered Ad Generation',
    description:
      'We use AI to draft many versions of an ad, an editor chooses those that are true, fair and on brand, and paid tests decide the rest. A typical round makes 60 drafts, runs 12 and keeps 3. You get fresh ads every two weeks for Google, Meta and YouTube without a photo shoot each time, and a log of what worked.',
    icon: 'ad-2',
    features: [
      '60 drafts a round, checked by an editor',
      'Search, display, reel and feed formats',
      'Hindi, English and regional versions',
      'Budget moved by cost per enquiry',
      'Claims checked before publishing',
      'A test log that stays with you',
      'New ads every two weeks',
    ],
    gradient: 'from-green-500 to-emerald-600',
    color: 'text-green-600',
    href: '/services/ai-powered-ad-generation',
    metaTitle: 'AI-Powered Ad Generation',
    metaDescription:
      'Sixty ad drafts a round, an editor’s check and paid tests that keep the best three. New Google, Meta and YouTube ads for your brand every two weeks.',
    heroTitle: 'Sixty drafts, twelve tests, three ads that pay',
    heroDescription:
      'Ads wear out faster than a studio can replace them. We draft in volume, have an editor throw most of it away, and let your cost per enquiry choose the survivors.',
    serviceDetails: [
      'We read your account history and name the ads, audiences and offers that earned money and those that lost it.',
      'We write a brief with facts, prices, banned claims and brand rules, which every draft has to obey.',
      'We generate about 60 drafts of text and image, and an editor cuts them to the 12 worth paying for.',
      'We run the 12 with small equal budgets for a week and stop the weakest each morning.',
      'We put the main budget behind the three best, log the result and start the next round.',
    ],
    imageUrl: '/art/ai-powered-ad-generation.svg',
    active: true,
    sortOrder: 120,
  },
];
