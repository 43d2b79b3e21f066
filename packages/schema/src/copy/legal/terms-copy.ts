import { legalCopy, listOf, paragraphs } from './legal-copy.ts';

export const termsCopy = legalCopy({
  title: 'Terms & Conditions',
  description:
    'The terms {name} works under: quotes, payment and GST, refunds within 7 days of service commencement, ownership, liability and Indian law.',
  blankDescription: 'The terms under which {name} works.',
  keywords: 'terms and conditions, quotes, payment, refunds, ownership, {name}',
  lead: 'What we owe you and what you owe us, as plainly as a contract allows. A signed quote that says otherwise comes first.',
  blankLead: 'What you and we can expect of each other.',
  blankSections: [
    {
      title: 'This agreement',
      body: 'These terms apply between {name}, {address} (“we”), and whoever orders work from us (“you”). A signed quote or contract that says otherwise comes first.',
    },
    {
      title: 'Quotes, prices and payment',
      body: 'The quote describes the work, what it leaves out, the dates and the price, and says when the invoices are due.',
    },
    { title: 'Changes', body: 'A wish outside the quote gets a price and a date of its own before work on it begins.' },
    { title: 'Contact', body: '{name}, {address}. {reach}, or the form on the [contact page](/contact).' },
  ],
  sections: [
    {
      title: 'This agreement',
      body: paragraphs(
        'These terms apply between {name}, {address} (“we”), and whoever uses this website or orders work from us (“you”). By using the site or accepting a quote you agree to them. If you accept for a company, you confirm that you may bind it.',
        'A signed quote or contract may add to these terms. Where the two differ, the signed document applies. Purchase-order terms of yours apply only where we have agreed to them in writing.',
      ),
    },
    {
      title: 'Services and quotes',
      body: paragraphs(
        'What we do is described in the quote: the work, what it leaves out, the dates and the price. Descriptions and starting prices on this website are an invitation to ask, not an offer. A quote is valid for 30 days.',
        'Service commencement is the day on which we begin the first item of an accepted quote. We confirm that day in writing.',
      ),
    },
    {
      title: 'Your part',
      body: paragraphs(
        listOf(
          'You name one person who may decide and who answers within three working days.',
          'You supply text, pictures, access and approvals by the dates in the plan.',
          'You hold the rights to what you give us to use, and it breaks no law.',
          'You keep your passwords safe, and your own copies of material you send.',
        ),
        'If something we wait for is late, the dates after it move by as much.',
      ),
    },
    {
      title: 'Prices and payment',
      body: paragraphs(
        'Prices are in Indian rupees. GST is added at the rate in force and shown on the invoice. Unless the quote says otherwise, half is due before the start and half at handover; monthly services are invoiced in advance.',
        'Invoices are payable within 15 days. After that we may pause work, and charge simple interest of 1.5% a month on what is overdue. Advertising budgets, licences, domains and hosting are paid by you to the provider, or at cost through us. Tax deducted at source is credited against its certificate.',
      ),
    },
    {
      title: 'Refunds and cancellation',
      body: paragraphs(
        '**Refunds are allowed within 7 days of service commencement.** Write to {email} within those 7 days and we return what you paid for the work, to the account it came from, within 10 working days. Sums already passed on to others at your request, such as domains, licences or advertising, cannot come back from us.',
        'After the 7 days either side may end a project with 15 days’ written notice, and a monthly service at the end of any month. You then pay for the work done up to that day, receive what you have paid for, and get back what was paid beyond it.',
      ),
    },
    {
      title: 'Changes and delivery',
      body: paragraphs(
        'Two rounds of changes to each design are included. A wish outside the quote gets a price and a date of its own, and we begin once you agree to both.',
        'When a stage is delivered you have 7 working days to test it and list what departs from the quote. We mend that without charge. A stage that is in public use, or that nobody objected to in that time, counts as accepted.',
      ),
    },
    {
      title: 'Ownership',
      body: paragraphs(
        'When it is paid for, the work made for you is yours: designs, texts, code and accounts, for any use, anywhere, without limit of time. Open-source parts, fonts, music and stock pictures stay under their own licences, which we list for you.',
        'Tools that we had before, and general methods, remain ours; you may use them as part of the work for as long as you like. We may show finished work in our portfolio unless you ask us not to. What either side learns in confidence stays in confidence, also after the project.',
      ),
    },
    {
      title: 'Warranty and liability',
      body: paragraphs(
        'We work with the care of a competent agency, and mend faults of our own making that you report within 30 days of launch. We do not promise a rank in a search engine, a number of sales or the conduct of platforms that others run.',
        'For any claim, what we owe is limited to what you paid us for the service concerned in the 12 months before. Neither side answers for lost profit or indirect loss, or for delay caused by events outside its control. None of this limits liability for fraud, wilful default or anything that the law does not allow to be limited.',
      ),
    },
    {
      title: 'Use of this website',
      body: paragraphs(
        'You may read, link to and quote this site. You may not disturb it, try to get past its access controls, copy it as a whole, or send through its forms what is unlawful, misleading or advertising. Its design, texts and marks belong to us or our clients.',
        'Articles are general information, not advice for your case. Links to other sites are a convenience; we do not answer for what is there. How we treat personal data stands in the [Privacy Policy](/privacy-policy).',
      ),
    },
    {
      title: 'Law, changes and contact',
      body: paragraphs(
        'Indian law applies. If we disagree, we first talk for 30 days; after that the courts at {city} have exclusive jurisdiction. If one clause turns out to be void, the others stand. We may change these terms for the future by publishing them here with a new date; a project under way keeps the terms it began with.',
        '{name}, {address}. {reach}, or the form on the [contact page](/contact).',
      ),
    },
  ],
});
