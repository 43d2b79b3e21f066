import type { CaseStudyInput } from '@site/schema/case-study';

type DemoCaseStudy = CaseStudyInput & {
  /** The path of the service that it links to. */
  service: string;
};

export const caseStudies: DemoCaseStudy[] = [
  {
    title: 'A spice shop that takes the order in 31\u00a0seconds',
    clientName: 'Saffron Lane',
    industry: 'Food retail',
    challenge:
      'Ordering 200 g of cardamom took 94 seconds and seven screens. Saffron Lane had 52,000 visits a month, 78% of them on phones, and most shoppers gave up: only 38% of the people who began to check out reached the end. The old shop demanded an account, asked for the address before it knew whether the courier went there, and hid UPI behind a list of 40 banks.\n\nThe family kept stock in a billing program at the counter, so about 30 orders a month were for something already sold. Cash on delivery was open to everybody, and 17% of those parcels came back.',
    solution:
      'Ananya Bose, who leads our builds, timed 60 real orders and found that 51 of the 94 seconds went on the account and the address. The new checkout is a single screen: the PIN code comes first and fills in the city, the state and the delivery date, and the first payment button opens the UPI app already on the phone. An account is offered after the order, with one tap. Cash on delivery appears only where the courier’s return rate is below 12%, with a ₹40 fee.\n\nWe moved 340 products into one catalogue with weights, HSN codes and GST rates, and connected the billing program, which sends stock every five minutes. The product page went from 3.9 MB to 410 KB. We opened the new shop at 4 am on a Tuesday, with the old one kept ready for a week.',
    results:
      'Median checkout time fell from 94 s to 31 s, measured over three months before and after the launch.\nFinished checkouts rose from 38% to 61% of those begun.\nOrders rose from 572 to 988 a month on the same 52,000 visits.\nMonthly sales went from ₹6.5 lakh to ₹11.7 lakh, and the average order from ₹1,140 to ₹1,180.\nOrders paid by UPI rose from 22% to 64%.\nReturned cash-on-delivery parcels fell from 17% to 9%.\nOrders for sold-out items dropped from about 30 a month to 2.',
    before: [
      { label: 'Basket', value: '6 s' },
      { label: 'Account with a password', value: '27 s' },
      { label: 'Address', value: '24 s' },
      { label: 'Delivery', value: '7 s' },
      { label: 'Payment, from 40 banks', value: '14 s' },
      { label: 'The bank’s own page', value: '11 s' },
      { label: 'Check and confirm', value: '5 s' },
    ],
    after: [{ label: 'One screen: PIN code, UPI, pay', value: '31 s' }],
    imageUrl: '/art/saffron-lane-case.svg',
    projectUrl: 'https://saffronlane.example',
    duration: '14 weeks',
    budget: '₹6,40,000',
    technologies: ['Next.js', 'TypeScript', 'Node.js', 'PostgreSQL', 'Razorpay'],
    testimonial:
      'My father still packs every order himself. He rang Ascent in the second week to complain that the bell on the counter would not stop ringing, so they gave him a switch to turn it off.',
    testimonialAuthor: 'Ritika Khandpur, second\u2011generation owner',
    featured: true,
    service: '/services/ecommerce-development',
  },
  {
    title: 'Lab reports in 11\u00a0minutes, for 41 collection centres',
    clientName: 'Kavya Diagnostics',
    industry: 'Healthcare',
    challenge:
      'A signed report took a median of 19 hours to arrive. Kavya Diagnostics has a laboratory in Ghaziabad. Its 41 collection centres reach Delhi and Meerut, and see about 1,150 patients a day. Reports were printed at the laboratory, sorted into bags and driven out twice a day. The front desk took 620 calls a day, nearly all of them asking whether a report was ready.\n\nPrinting and transport cost ₹1.9 lakh a month. An earlier portal had failed because patients had to remember a 12-digit number, and because each centre manager could see the records of all the others.',
    solution:
      'Meera Nambiar, our project lead, spent two days at the counter before anything was drawn. We then kept the laboratory’s own system and put a web application in front of it. Results arrive from the analysers, the pathologist signs a queue on screen with the out-of-range values at the top, and the patient gets a WhatsApp message within a minute. The report opens with the mobile number and a one-time password, and the link expires after 30 days.\n\nEach centre sees its own samples, dues and repeats, and every look at a record is logged by name. Consent is asked in Hindi and English at the counter.\n\nFour centres ran the pilot for five weeks; the other 37 followed in nine weeks, with half a day of training each. Patients without a smartphone still get paper, printed at the centre.',
    results:
      'The median time from signature to patient fell from 19 hours to 11 minutes.\n93% of reports are now opened online, and 81% of those within an hour.\nCalls to the front desk went from 620 to 140 a day; four of the six people who answered them now do home collection.\nPrinting and transport cost ₹40,000 a month, down from ₹1.9 lakh.\nAll 41 centres were live nine weeks after the pilot ended.\nThe access log has been audited twice, with no record opened by the wrong centre.',
    before: [
      { label: 'Signed report waits for the print run', value: '2 hours' },
      { label: 'Sorted into bags', value: '3 hours' },
      { label: 'Waits for the next van', value: '6 hours' },
      { label: 'Drive to the collection centre', value: '2 hours' },
      { label: 'At the counter until the patient returns', value: '6 hours' },
    ],
    after: [
      { label: 'Signed on screen, message by WhatsApp', value: '1 min' },
      { label: 'Opened with a one\u2011time password', value: '10 min' },
    ],
    imageUrl: '/art/kavya-diagnostics-case.svg',
    projectUrl: 'https://kavyadiagnostics.example',
    duration: '7 months',
    budget: '₹18,50,000',
    technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Socket.io', 'AWS'],
    testimonial:
      'They spent two days at our counter before they showed us a single drawing. The one\u2011time password was our receptionist’s idea, and it is the reason the second portal worked.',
    testimonialAuthor: 'Dr Anil Vasudevan, laboratory director',
    featured: true,
    service: '/services/saas-cms-solutions',
  },
  {
    title: '3.2× qualified enquiries on the same ad budget',
    clientName: 'Northgate Realty',
    industry: 'Real estate',
    challenge:
      'Six out of seven enquiries came from people who could not buy. Northgate Realty sells flats in Noida, and in Greater Noida, for ₹85 lakh to ₹2.4 crore. In one April-to-June quarter its site and ads brought 610 enquiries, of which the sales team judged 84 to be qualified: the right budget, the right city and a date in mind. Eight people spent their mornings ringing the rest.\n\nNo page showed a price or a possession date, so visitors sent the form to find out. Four landing pages competed for the same searches, and 82% of qualified enquiries came from paid clicks that cost more each month.',
    solution:
      'We put the three facts a buyer needs at the top of every project page: price band, possession date and RERA number. The form asks for budget and timing first and for a phone number last, and tells a visitor honestly when nothing fits.\n\nFaiz Qureshi, who leads search and campaigns, merged the competing pages and planned 38 locality pages with metro walking times, school distances and registration costs, checked on foot by two researchers. Nightly builds take prices from the inventory sheet, so the site and the sales desk never quote different figures.\n\nAds now send the visitor to the locality that was searched for, and each qualified lead is reported back to the ad account, so it bids for buyers. Building took ten weeks, and the first full quarter was measured against the same quarter of the year before.',
    results:
      'Qualified enquiries rose from 84 to 269 in the quarter, a factor of 3.2.\nAll enquiries rose from 610 to 742, so 36% are now qualified, up from 14%.\nThe cost of a qualified enquiry fell from ₹5,000 to ₹1,561, with spend still at ₹4.2 lakh for the quarter.\nVisits to a show flat went from 31 to 96.\nQualified enquiries from unpaid search rose from 18% to 41% of the total.\nThree of the eight callers now accompany buyers to show flats and prepare the paperwork.',
    before: [
      { label: 'Enquiries in a quarter, most of them to learn the price', value: '610' },
      { label: 'Rung by eight people', value: '610' },
      { label: 'Right budget, right city and a date in mind', value: '84' },
      { label: 'Visits to a show flat', value: '31' },
    ],
    after: [
      { label: 'Enquiries in a quarter, with the price already read', value: '742' },
      { label: 'Right budget, right city and a date in mind', value: '269' },
      { label: 'Visits to a show flat', value: '96' },
    ],
    imageUrl: '/art/northgate-realty-case.svg',
    projectUrl: 'https://northgaterealty.example',
    duration: '10 weeks',
    budget: '₹4,75,000',
    technologies: ['Next.js', 'React', 'Tailwind CSS', 'PostgreSQL', 'Google Ads'],
    testimonial:
      'I argued against showing prices for a month. Then our callers began their mornings with people who already knew the number and still wanted to come.',
    testimonialAuthor: 'Gurleen Sodhi, head of sales',
    featured: false,
    service: '/services/seo-optimization',
  },
  {
    title: 'A showroom that replies in 40\u00a0seconds, in Hindi too',
    clientName: 'Suryagadh Motors',
    industry: 'Automotive',
    challenge:
      'A new enquiry waited 5 hours 40 minutes for a first reply. Suryagadh Motors sells scooters and bikes. It runs five showrooms in the area around Jaipur, and receives about 2,900 enquiries a month from its site, WhatsApp and listing portals. More than half arrive after 7 pm, when the showrooms are closing. One in three had no answer after 24 hours, and by then most buyers had taken a test ride elsewhere.\n\nPrices changed twice a month, and each showroom kept its own copy of the list, so the same scooter could be quoted at three on-road prices.',
    solution:
      'We first made one price list, with insurance, registration and accessories for each variant, which the accounts team updates on the 1st and the 16th. On top of it we built a sales agent for WhatsApp and web chat, in Hindi, English and Hinglish.\n\nIt asks which model, which town and whether there is a vehicle to exchange, gives the on-road price and an EMI range from the list, and offers three test-ride slots from the showroom calendar. Lakshmi Rao, who leads AI and automation, wrote its limits first: it may not discount, promise stock or discuss an accident claim. For those it calls a named person, and says so.\n\nWe tested it on 150 old conversations with two senior salespeople, ran it in a single showroom for four weeks with a person reading every chat, and then added the other four.',
    results:
      'The median first reply takes 40 seconds, down from 5 hours 40 minutes.\nEnquiries without an answer after 24 hours fell from 34% to 2%.\nTest rides booked rose from 410 to 735 a month.\nSales from these enquiries rose from 188 to 261 a month, on the same 2,900 enquiries.\nThe agent finishes 58% of chats itself and hands over the remaining 42%.\nIn four months the accounts team found two wrong quotations, both caused by an error in the list.',
    before: [
      { label: 'Enquiry waits for a salesperson', value: '4 h 15 min' },
      { label: 'Price looked up in the showroom’s own list', value: '40 min' },
      { label: 'Reply typed between two customers', value: '45 min' },
    ],
    after: [{ label: 'Agent answers with the on\u2011road price', value: '40 s' }],
    imageUrl: '/art/suryagadh-motors-case.svg',
    projectUrl: null,
    duration: '12 weeks',
    budget: '₹4,40,000',
    technologies: ['Python', 'Node.js', 'PostgreSQL', 'WhatsApp Business API', 'AWS'],
    testimonial:
      'My salespeople were sure it would take their customers. What it took was the typing. They walk in at ten and find six test rides waiting.',
    testimonialAuthor: 'Devendra Singh Naruka, managing partner',
    featured: false,
    service: '/services/ai-agents-automotive-sales',
  },
  {
    title: 'Four snack packs that nobody mixes up any more',
    clientName: 'Chivda Club',
    industry: 'Packaged food',
    challenge:
      'Only 9 of 40 shoppers could pick the right flavour within five seconds. Chivda Club makes four kinds, each roasted in Pune, and sold them in 120 shops, in four red packs that differed by one line of small type. The median shopper took 14 seconds and turned two packs over to read it. Shopkeepers stacked them as a single product and reordered whichever came first. The makhana and millet flavours, which earn the best margin, made up 11% of sales.\n\nOnline the thumbnails looked alike too, and 14% of buyers on the brand’s own site ordered a second time. A reprint was due in ten weeks, so there was time for one attempt.',
    solution:
      'Arun Bedi, who leads design, visited 22 shops in Pune and Nashik and photographed every shelf. Each flavour then got its own colour and a large drawn ingredient, and the name is set in Devanagari and Latin at the same size. The lower third is the same on all four, so the range still reads as one brand.\n\nWe printed dummies, ran the shelf test again and changed the millet pack twice. Every label was checked against FSSAI and Legal Metrology rules before the cylinders were cut.\n\nFor the launch we worked with 26 food creators in Maharashtra, each with a code, a written fee and the ASCI label on the post; they were free to cook what they liked. A shelf strip and a one-page order sheet in Marathi went to every shopkeeper.',
    results:
      'Right picks within five seconds rose from 9 of 40 shoppers to 34 of 40 in the repeated test.\nThe median shopper now picks the right pack in 3 seconds, down from 14.\nShops that stock the brand went from 120 to 310 in six months.\nMakhana and millet rose from 11% to 29% of sales.\nCreator posts brought 1,870 orders worth ₹8.6 lakh for ₹2.4 lakh spent, or ₹128 an order.\nRepeat orders on the brand’s own site rose from 14% to 23%.\nThe new packs cost the same to print: four colours on the same film.',
    before: [
      { label: 'Four red packs on the shelf', value: '2 s' },
      { label: 'First pack turned over for the small type', value: '5 s' },
      { label: 'Put back, and a second one turned over', value: '5 s' },
      { label: 'Flavour read, pack taken', value: '2 s' },
    ],
    after: [
      { label: 'Colour found on the shelf', value: '2 s' },
      { label: 'Name read, pack taken', value: '1 s' },
    ],
    imageUrl: '/art/chivda-club-case.svg',
    projectUrl: 'https://chivdaclub.example',
    duration: '10 weeks',
    budget: '₹7,20,000',
    technologies: ['Figma', 'Adobe Illustrator', 'After Effects', 'Shopify', 'Meta Ads'],
    testimonial:
      'A shopkeeper in Kothrud who had never stocked the millet one asked me when we had launched it. It is three years old.',
    testimonialAuthor: 'Mrunal Deodhar, founder',
    featured: false,
    service: '/services/product-branding',
  },
  {
    title: '62 trucks on one temperature board',
    clientName: 'Terai Cold Chain',
    industry: 'Logistics',
    challenge:
      'A failed compressor was noticed when the doors were opened in Delhi. Terai Cold Chain runs 62 trucks. They leave Rudrapur with litchis, peas and dairy. Each refrigerated truck carried a data logger that was read at the end of the trip, six hours or more after anything could have been done.\n\nIn the season before our work, customers claimed ₹11.2 lakh for spoiled goods, and the company could not show which half of a journey was to blame. Two dispatchers made about 240 calls a day to ask drivers where they were and what the display said.',
    solution:
      'We fitted each truck with two sensors and a small modem. It sends temperature, door state and position every 30 seconds, and stores readings wherever the road has no signal.\n\nA board in the dispatch room shows all the trucks, coldest problem first: a row turns amber after one bad reading and red after two. Red starts a recorded call to the driver in Hindi with three questions answered by keypad, and a message to the nearest of eight repair partners along the route. Customers get a link that shows their own load, and a signed temperature record when it is delivered.\n\nWe started with ten trucks on the Delhi route. Tenzin Dolma, who leads care, spent three nights in the cab before we fixed the thresholds, because doors that stay open during loading had caused most of the false alarms.',
    results:
      'Spoilage claims fell from ₹11.2 lakh to ₹3.9 lakh in the first season, a drop of 65%.\nA fault is noticed after a median of 4 minutes; before, it was 6 hours or more.\nOf 214 red alerts in the season, 197 were put right before the goods left their range.\nCalls from dispatch to drivers went from 240 to 70 a day.\nFalse alarms fell from 19 a night in the pilot to about 2 a week with the final thresholds.\nTwo dairies signed yearly contracts and named the temperature record as the reason.',
    before: [
      { label: 'Load warms on the road, and the logger stores it', value: '4 h' },
      { label: 'Truck waits at the gate in Delhi', value: '1 h' },
      { label: 'Doors are opened, and the logger is read', value: '1 h' },
    ],
    after: [
      { label: 'Two bad readings turn the row red', value: '1 min' },
      { label: 'Driver answers the recorded call', value: '3 min' },
    ],
    imageUrl: '/art/terai-cold-chain-case.svg',
    projectUrl: null,
    duration: '4 months',
    budget: '₹9,20,000',
    technologies: ['React', 'TypeScript', 'Node.js', 'PostgreSQL', 'Socket.io', 'Tailwind CSS'],
    testimonial: null,
    testimonialAuthor: null,
    featured: false,
    service: '/services/saas-cms-solutions',
  },
];
