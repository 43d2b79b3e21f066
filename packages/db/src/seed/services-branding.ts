import type { ServiceInput } from '@site/schema/service';

export const brandingServices: ServiceInput[] = [
  {
    title: 'Brand Strategy & Identity',
    description:
      'Brand strategy decides what you want to be chosen for. Identity makes it visible: on a signboard, an invoice and a phone screen. We interview your customers, write the position on a single page, then design the logo, type and colours that carry it. You get the files, the rules and a session for the people who will use them.',
    icon: 'compass',
    features: [
      'Interviews with eight to twelve customers',
      'A one-page position everyone can repeat',
      'Logo for signboard, app icon and rubber stamp',
      'Type and colour that also work in Devanagari',
      'Stationery, email and presentation templates',
      'Brand guidelines as a short website',
      'Trade mark search with your attorney',
    ],
    gradient: 'from-pink-500 to-rose-600',
    color: 'text-pink-600',
    href: '/services/brand-strategy-identity',
    metaTitle: 'Brand Strategy & Identity Design',
    metaDescription:
      'Positioning, logo, type and colour for Indian businesses, in Latin and Devanagari. Based on customer interviews, delivered with files and clear rules.',
    heroTitle: 'An identity people can describe without the logo',
    heroDescription:
      'If your customers cannot say why they chose you, a new logo will not tell them. We find the reason first, agree it with you on one page, and draw the identity from there.',
    serviceDetails: [
      'We interview eight to twelve of your customers, including two who left, and write down the words they use.',
      'We compare you with six rivals on claim, price and appearance, and mark the ground nobody holds.',
      'We write your position on one page and change it with you until the whole team can say it.',
      'We present two identity routes on real things: your signboard, your invoice, your app icon.',
      'We finish the chosen route and test it small, in one colour, in Devanagari and on cheap paper.',
      'We deliver files, templates and guidelines, and train your staff and your printer to use them.',
    ],
    imageUrl: '/art/brand-strategy-identity.svg',
    active: true,
    sortOrder: 50,
  },
  {
    title: 'Graphic Design',
    description:
      'The daily visual work of a business: brochures, menus, exhibition panels, labels, catalogues, presentations and social posts, all to your brand rules. You send a brief by form or WhatsApp, a named designer replies the same working day with questions or a date, and print files leave us with bleed, overprint and Pantone values checked.',
    icon: 'palette',
    features: [
      'A named designer who knows your brand',
      'Same-day reply on working days',
      'Print files checked for the press',
      'Brochures, catalogues and menus',
      'Exhibition stalls and signage',
      'Social post templates your team can fill',
    ],
    gradient: 'from-pink-500 to-rose-600',
    color: 'text-pink-600',
    href: '/services/graphic-design',
    metaTitle: 'Graphic Design Services in New Delhi',
    metaDescription:
      'Brochures, catalogues, signage, presentations and social posts from a named designer in New Delhi. Same-day replies and files ready for the press.',
    heroTitle: 'Print and screen work, on time and on brand',
    heroDescription:
      'Design needs arrive on a Tuesday and are due on Thursday. A designer who already knows your colours, your paper and your printer gets them done without starting from zero.',
    serviceDetails: [
      'We collect your logo, fonts, past work and printer contacts into one folder that both sides can open.',
      'You send each brief through a short form that asks for the size, the audience, the text and the date.',
      'Your designer answers the same working day with questions, or with a delivery date you can plan around.',
      'We send a first version in context, such as the panel on the stall or the post in a feed.',
      'We make two rounds of changes, proofread the text in both languages and preflight the file.',
      'We send the final files to you and the press, and keep the source files on your account.',
    ],
    imageUrl: '/art/graphic-design.svg',
    active: true,
    sortOrder: 60,
  },
  {
    title: 'Video Editing & Motion Graphics',
    description:
      'Footage from your phone, an event or our crew, cut into films watched to the end. We script, edit, grade, subtitle and animate, then export each film in the sizes that YouTube, Instagram, WhatsApp and a hall screen need. Motion graphics show what a camera cannot: a process, a number, an app that is not built yet.',
    icon: 'movie',
    features: [
      'Reels, product films and event cuts',
      'Explainers of 30 to 90 seconds',
      'Hindi and English subtitles',
      'Colour grading and sound clean-up',
      'Animated logos and lower thirds',
      'Every aspect ratio from one edit',
      'Licensed music, with papers',
    ],
    gradient: 'from-pink-500 to-rose-600',
    color: 'text-pink-600',
    href: '/services/video-editing-motion-graphics',
    metaTitle: 'Video Editing & Motion Graphics',
    metaDescription:
      'Reels, product films, explainers and event cuts edited in New Delhi. Subtitled in Hindi and English, sized for every channel, with licensed music.',
    heroTitle: 'Films that make sense with the sound off',
    heroDescription:
      'Most of your audience watches on a phone, on mute, on the way to work. We edit for them: the point in the first three seconds, subtitles you can read, and an ending that says what to do.',
    serviceDetails: [
      'We agree the one thing a viewer should remember, where the film will run and how long it may be.',
      'We write a script and a storyboard that you approve before anyone opens the editing software.',
      'We sort your footage or plan a shoot day, with a shot list that covers all the sizes we need.',
      'We send a rough cut for content, then a fine cut with grade, graphics, music and subtitles.',
      'We export for each channel with thumbnails and captions, and archive the project files for a year.',
    ],
    imageUrl: '/art/video-editing-motion-graphics.svg',
    active: true,
    sortOrder: 70,
  },
  {
    title: 'Product Branding',
    description:
      'Naming, packaging and launch material for one new product or for an entire range. We photograph the shelf it has to stand on, design the pack to be read from two metres, and check the label against FSSAI, Legal Metrology and barcode rules before anything is printed. Shoppers try the samples before you pay for the first full print run.',
    icon: 'package',
    features: [
      'Name shortlist checked for trade marks',
      'Pack design tested on a real shelf',
      'A range system for new flavours and sizes',
      'FSSAI and Legal Metrology label check',
      'Dielines and print supervision',
      'Product photographs for marketplaces',
      'Launch kit for distributors',
    ],
    gradient: 'from-pink-500 to-rose-600',
    color: 'text-pink-600',
    href: '/services/product-branding',
    metaTitle: 'Product Branding & Packaging Design',
    metaDescription:
      'Product names, packs and launch kits for Indian shelves and marketplaces. Tested with shoppers and checked against label rules before the print run.',
    heroTitle: 'A pack that gets picked up from two metres away',
    heroDescription:
      'In a kirana shop your product has a hand’s width of shelf and about three seconds. On a marketplace it has a thumbnail. We design for both, and test before you print.',
    serviceDetails: [
      'We visit at least five shops and the marketplace pages where the product will compete, camera in hand.',
      'We settle the name, the claim and the order of information with you, and check the name for conflicts.',
      'We design three packs, print them as dummies and place them on a real shelf beside the competition.',
      'We test the best two with 40 shoppers and count who finds, names and understands the product.',
      'We finish the range, check every label against the rules and prepare dielines for your printer.',
      'We approve the first sheets at the press and shoot the pack for marketplaces and distributors.',
    ],
    imageUrl: '/art/product-branding.svg',
    active: true,
    sortOrder: 80,
  },
];
