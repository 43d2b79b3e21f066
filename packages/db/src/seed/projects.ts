import type { ProjectInput } from '@site/schema/project';

type DemoProject = ProjectInput & {
  /** The path of the service that it links to. */
  service: string;
  /** The client of the case study that it links to. */
  client?: string;
};

export const projects: DemoProject[] = [
  {
    title: 'Saffron Lane',
    description:
      'Checkout time cut from 94 s to 31 s. Saffron Lane sells spices, tea and dry fruit from a family shop in Old Delhi, and 78% of its visitors come on a phone. We replaced seven checkout screens and a forced account with one screen that knows the PIN code, asks for UPI first and keeps cash on delivery where the courier allows it. The 340 products now carry weights, HSN codes and live stock from the shop’s billing software.',
    coverObject: 'jar',
    imageUrl: '/art/saffron-lane.svg',
    projectUrl: 'https://saffronlane.example',
    category: 'E-commerce',
    technologies: ['Next.js', 'TypeScript', 'Node.js', 'PostgreSQL', 'Razorpay'],
    featured: true,
    service: '/services/ecommerce-development',
    client: 'Saffron Lane',
  },
  {
    title: 'Kavya Diagnostics',
    description:
      'Wait for a report cut from 19 hours to 11 minutes. Patients of this Ghaziabad laboratory used to return to one of 41 collection centres for the printed sheet, and the front desk took 620 calls a day asking whether it was ready. Now the pathologist signs on screen, the patient gets a WhatsApp message and opens the report with a one-time password. Each centre sees its own samples, payments and repeats on a single page.',
    coverObject: 'report',
    imageUrl: '/art/kavya-diagnostics.svg',
    projectUrl: 'https://kavyadiagnostics.example',
    category: 'Web App',
    technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Socket.io', 'AWS'],
    featured: true,
    service: '/services/saas-cms-solutions',
    client: 'Kavya Diagnostics',
  },
  {
    title: 'Northgate Realty',
    description:
      'Qualified enquiries rose from 84 to 269 in one quarter. Northgate sells flats in Noida and Greater Noida, and most of its enquiries came from people who could not afford them. We rebuilt the site around price band, possession date and RERA number, wrote 38 locality pages, and let the form ask two questions before it asks for a phone number. Advertising spend stayed at ₹4.2 lakh a quarter.',
    coverObject: 'building',
    imageUrl: '/art/northgate-realty.svg',
    projectUrl: 'https://northgaterealty.example',
    category: 'Website',
    technologies: ['Next.js', 'React', 'Tailwind CSS', 'PostgreSQL'],
    featured: true,
    service: '/services/seo-optimization',
    client: 'Northgate Realty',
  },
  {
    title: 'Tiffin Junction',
    description:
      '2,300 office lunches a day, ordered before 10 am. Tiffin Junction delivers home-style meals to offices in Gurugram from 14 kitchens. The app shows tomorrow’s menu, lets a customer pause a subscription for a day, and splits one bill between employer and employee with GST on each part. Riders see their drops in walking order, tower by tower. An order takes 20 seconds where the telephone took 6 minutes. Missed deliveries fell from 3.1% to 0.8% in four months.',
    before: [
      { label: 'Kitchen rung, often twice', value: '3 min' },
      { label: 'Menu read out, lunch chosen', value: '2 min' },
      { label: 'Company, tower and floor spelled', value: '1 min' },
    ],
    after: [
      { label: 'Tomorrow’s menu opened', value: '12 s' },
      { label: 'Lunch chosen and confirmed', value: '8 s' },
    ],
    coverObject: 'tiffin',
    imageUrl: '/art/tiffin-junction.svg',
    projectUrl: null,
    category: 'Mobile',
    technologies: ['React Native', 'TypeScript', 'Firebase', 'Node.js', 'MongoDB'],
    featured: true,
    service: '/services/saas-cms-solutions',
  },
  {
    title: 'Terai Cold Chain',
    description:
      'One board shows the temperature of 62 trucks. The company moves litchi, peas and dairy out of Rudrapur, and used to learn about a failed compressor when the doors were opened in Delhi. Sensors now report every 30 seconds, the board turns a truck red after two bad readings, and the driver gets a call in Hindi. Spoilage claims fell from ₹11.2 lakh to ₹3.9 lakh in the first season.',
    coverObject: 'truck',
    imageUrl: '/art/terai-cold-chain.svg',
    projectUrl: null,
    category: 'Dashboard',
    technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Socket.io', 'Tailwind CSS'],
    featured: false,
    service: '/services/saas-cms-solutions',
    client: 'Terai Cold Chain',
  },
  {
    title: 'Loomkeeper',
    description:
      '118 weavers sell from one storefront. Loomkeeper is a cooperative in Chanderi whose saris are one of a kind, so every product has a stock of one. We built a shop that reserves a piece for 12 minutes at checkout, shows the weaver and the loom, and pays each household by UPI. A weaver’s wait for payment fell from 45 days to 2 days. Weavers add new work from a phone, in Hindi, with four photographs and a voice note.',
    before: [
      { label: 'Sari goes to a trader', value: '10 days' },
      { label: 'Sold in a shop in the city', value: '20 days' },
      { label: 'Trader settles the account', value: '15 days' },
    ],
    after: [{ label: 'Sold on the storefront, paid by UPI', value: '2 days' }],
    coverObject: 'spool',
    imageUrl: '/art/loomkeeper.svg',
    projectUrl: 'https://loomkeeper.example',
    category: 'E-commerce',
    technologies: ['Vue.js', 'Node.js', 'Express', 'MySQL', 'Stripe'],
    featured: false,
    service: '/services/ecommerce-development',
  },
  {
    title: 'Switchback Treks',
    description:
      'Time to open a page on hillside 4G cut from 8.4 s to 1.1 s. Switchback runs 26 guided treks from Dehradun, and half of its bookings are made by people already in the mountains. The site weighs 210 KB a page, keeps the itinerary readable offline and shows the seats left on every date. Altitude, water and permit notes come from the guides, who edit them after each trip.',
    before: [
      { label: 'Connection and first byte', value: '1.9 s' },
      { label: 'Scripts and fonts', value: '2.8 s' },
      { label: 'Photographs at full size', value: '3.7 s' },
    ],
    after: [
      { label: 'Connection and first byte', value: '0.4 s' },
      { label: 'Page of 210 KB with its itinerary', value: '0.7 s' },
    ],
    coverObject: 'peak',
    imageUrl: '/art/switchback-treks.svg',
    projectUrl: 'https://switchbacktreks.example',
    category: 'Website',
    technologies: ['Next.js', 'TypeScript', 'Tailwind CSS', 'AWS'],
    featured: false,
    service: '/services/website-development',
  },
  {
    title: 'Khata Board',
    description:
      'GST work for 260 clients on one screen. A firm of chartered accountants in Indore tracked its filings in nine spreadsheets and found out about a missed date from the notice. Khata Board lists every client by the next due date, asks for missing invoices on WhatsApp and stores what comes back in the right month, after 2 days where it took 9. Late filings fell from 17 a quarter to 1.',
    before: [
      { label: 'Gap found in one of nine spreadsheets', value: '4 days' },
      { label: 'Client asked by email, then by phone', value: '3 days' },
      { label: 'Invoice put into the right month', value: '2 days' },
    ],
    after: [
      { label: 'Due date near, request by WhatsApp', value: '1 day' },
      { label: 'Photograph stored in the right month', value: '1 day' },
    ],
    coverObject: 'ledger',
    imageUrl: '/art/khata-board.svg',
    projectUrl: null,
    category: 'Web App',
    technologies: ['React', 'Redux', 'Python', 'PostgreSQL', 'AWS'],
    featured: false,
    service: '/services/saas-cms-solutions',
  },
  {
    title: 'Studio Meher Anand',
    description:
      'Twenty-two buildings, one page each. Meher Anand is an architect in Ahmedabad who wanted the drawings to be as easy to look at as the photographs. Each page opens with the plan, and tapping a room shows the picture taken from it. There is no carousel and no intro film. Time to publish a building fell from 2 days to 40 minutes, and three of its last five commissions began with a visitor to the site.',
    before: [
      { label: 'Drawings and photographs sent by email', value: '½ day' },
      { label: 'Page built by a developer', value: '1 day' },
      { label: 'Corrections and upload', value: '½ day' },
    ],
    after: [
      { label: 'Plan and photographs uploaded', value: '15 min' },
      { label: 'Rooms linked to their pictures', value: '20 min' },
      { label: 'Page read once more and published', value: '5 min' },
    ],
    coverObject: 'plan',
    imageUrl: '/art/studio-meher-anand.svg',
    projectUrl: 'https://studiomeheranand.example',
    category: 'Portfolio',
    technologies: ['Next.js', 'JavaScript', 'Tailwind CSS'],
    featured: false,
    service: '/services/website-development',
  },
];
