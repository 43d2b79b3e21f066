import type { Brand } from '@site/schema/brand';
import { brandDefaults } from '@site/schema/brand-defaults';

/** Placeholder facts, which pass validation, for an agency that has not entered its own yet. */
export const emptyBrand: Brand = {
  ...brandDefaults,
  name: 'Your agency',
  tagline: 'Your tagline',
  slogan: 'Your slogan',
  areaServed: '',
  foundingYear: null,
  teamSize: null,
  address: {
    street: 'Street and number',
    city: 'Your city',
    region: 'Your state',
    postalCode: '000000',
    country: brandDefaults.address.country,
  },
  phone: '',
  email: 'hello@your-agency.example',
  headEmail: '',
  chatNumber: '',
  hoursFollowBooking: true,
  socials: [],
  rating: null,
  priceRange: null,
};
