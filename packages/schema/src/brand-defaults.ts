import type { Brand } from './brand.ts';

/** The facts of the agency until the administrator changes them. Browsers of visitors do not load them. */
export const brandDefaults: Brand = {
  name: 'Ascent Digital',
  tagline: 'Elevating your digital presence to new heights',
  slogan: 'Turning ideas into digital excellence',
  foundingYear: 2019,
  teamSize: '10-50',
  areaServed: 'India',
  address: {
    street: '14 Line House, Barakhamba Road',
    city: 'New Delhi',
    region: 'Delhi',
    postalCode: '110001',
    country: 'IN',
  },
  timeZone: 'Asia/Kolkata',
  phone: '+91 11 5550 0123',
  email: 'hello@ascentdigital.example',
  headEmail: 'contact@ascentdigital.example',
  chatNumber: '911155500123',
  socials: [
    'https://www.linkedin.com/company/ascent-digital-example',
    'https://www.instagram.com/ascent.digital.example',
    'https://x.com/ascentdigitalex',
  ],
  officeHours: { days: 'Monday to Friday', opens: '09:00', closes: '18:00' },
  bookingName: 'call',
  hoursFollowBooking: false,
  rating: { value: 4.9, count: 150 },
  priceRange: '₹₹',
};
