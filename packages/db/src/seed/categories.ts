import type { CategoryInput } from '@site/schema/category';
import { light } from '@site/schema/palette';

/** The categories of the demo posts, with the slugs of these. */
export const categories: (CategoryInput & { posts: string[] })[] = [
  {
    name: 'Websites',
    slug: 'websites',
    description: 'Building one, keeping it fast, moving it, and letting everybody use it.',
    color: light.signal,
    posts: [
      'business-website-cost-india',
      'cms-or-custom-admin',
      'move-website-keep-search-traffic',
      'performance-budget-for-non-developers',
      'reading-a-web-hosting-bill',
      'website-accessibility-checklist',
      'website-brief-comparable-quotes',
    ],
  },
  {
    name: 'Online shops',
    slug: 'online-shops',
    description: 'Platforms, payments, pictures and the busy weeks of the year.',
    color: light.teal,
    posts: [
      'festival-season-website-checklist',
      'phone-product-shoot-one-day-plan',
      'shopify-woocommerce-or-custom-store',
      'upi-cards-cod-checkout-india',
    ],
  },
  {
    name: 'Being found',
    slug: 'being-found',
    description: 'By the people who buy, in search and beyond, and what each of them costs.',
    color: light.green,
    posts: [
      'follow-up-automation-that-sounds-human',
      'local-seo-first-90-days',
      'measure-marketing-in-enquiries',
      'move-website-keep-search-traffic',
    ],
  },
  {
    name: 'Automation',
    slug: 'automation',
    description: 'What software should remember, and what people should say.',
    color: light.violet,
    posts: ['chatbot-or-person-when-to-hand-over', 'follow-up-automation-that-sounds-human'],
  },
  {
    name: 'Brand',
    slug: 'brand',
    description: 'Names, marks and photographs on a small budget.',
    color: light.magenta,
    posts: ['brand-identity-on-50000-rupees', 'phone-product-shoot-one-day-plan'],
  },
  {
    name: 'Budgets',
    slug: 'budgets',
    description: 'What things cost, what the quotation should say, and how to compare two of them.',
    color: light.blue,
    posts: [
      'brand-identity-on-50000-rupees',
      'business-website-cost-india',
      'reading-a-web-hosting-bill',
      'shopify-woocommerce-or-custom-store',
      'website-brief-comparable-quotes',
    ],
  },
];
