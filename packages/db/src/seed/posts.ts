import { brandIdentityOn50000Rupees } from './posts/brand-identity-on-50000-rupees.ts';
import { businessWebsiteCostIndia } from './posts/business-website-cost-india.ts';
import { chatbotOrPersonWhenToHandOver } from './posts/chatbot-or-person-when-to-hand-over.ts';
import { cmsOrCustomAdmin } from './posts/cms-or-custom-admin.ts';
import { festivalSeasonWebsiteChecklist } from './posts/festival-season-website-checklist.ts';
import { followUpAutomationThatSoundsHuman } from './posts/follow-up-automation-that-sounds-human.ts';
import { localSeoFirst90Days } from './posts/local-seo-first-90-days.ts';
import { measureMarketingInEnquiries } from './posts/measure-marketing-in-enquiries.ts';
import { moveWebsiteKeepSearchTraffic } from './posts/move-website-keep-search-traffic.ts';
import { performanceBudgetForNonDevelopers } from './posts/performance-budget-for-non-developers.ts';
import { phoneProductShootOneDayPlan } from './posts/phone-product-shoot-one-day-plan.ts';
import { readingAWebHostingBill } from './posts/reading-a-web-hosting-bill.ts';
import { shopifyWoocommerceOrCustomStore } from './posts/shopify-woocommerce-or-custom-store.ts';
import { upiCardsCodCheckoutIndia } from './posts/upi-cards-cod-checkout-india.ts';
import { websiteAccessibilityChecklist } from './posts/website-accessibility-checklist.ts';
import { websiteBriefComparableQuotes } from './posts/website-brief-comparable-quotes.ts';

export const posts = [
  brandIdentityOn50000Rupees,
  businessWebsiteCostIndia,
  chatbotOrPersonWhenToHandOver,
  cmsOrCustomAdmin,
  festivalSeasonWebsiteChecklist,
  followUpAutomationThatSoundsHuman,
  localSeoFirst90Days,
  measureMarketingInEnquiries,
  moveWebsiteKeepSearchTraffic,
  performanceBudgetForNonDevelopers,
  phoneProductShootOneDayPlan,
  readingAWebHostingBill,
  shopifyWoocommerceOrCustomStore,
  upiCardsCodCheckoutIndia,
  websiteAccessibilityChecklist,
  websiteBriefComparableQuotes,
];
