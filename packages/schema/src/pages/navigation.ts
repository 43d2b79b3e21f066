import { paths } from './paths.ts';

/*
 * The menu, the footer, the labels of buttons and the hidden pages. This file does not import zod, so that pages stay
 * small.
 */

export type NavigationEntry = { label: string; to: string };

export type Navigation = {
  menu: NavigationEntry[];
  footer: NavigationEntry[];
  labels: Record<
    | 'contact'
    | 'call'
    | 'quote'
    | 'service'
    | 'post'
    | 'caseStudy'
    | 'project'
    | 'live'
    | 'toCase'
    | 'toProject'
    | 'paid',
    string
  > & { otherServices: string };
  /** The addresses of hidden pages, which also hide everything below them. */
  hidden: string[];
};

export const defaultNavigation: Navigation = {
  menu: [
    { label: 'Home', to: paths.home },
    { label: 'Services', to: paths.services },
    { label: 'Case Studies', to: paths.caseStudies },
    { label: 'Blog', to: paths.blog },
    { label: 'About', to: paths.about },
    { label: 'Contact Us', to: paths.contact },
  ],
  footer: [
    { label: 'Home', to: paths.home },
    { label: 'Services', to: paths.contact },
    { label: 'Portfolio', to: paths.portfolio },
    { label: 'Case Studies', to: paths.caseStudies },
    { label: 'About Us', to: paths.about },
    { label: 'Contact', to: paths.contact },
    { label: 'Schedule Call', to: paths.scheduleCall },
    { label: 'Blog', to: paths.blog },
    { label: 'Privacy Policy', to: paths.privacyPolicy },
    { label: 'Terms & Conditions', to: paths.terms },
  ],
  labels: {
    contact: 'Connect now',
    call: 'Schedule Call',
    quote: 'Get Free Quote',
    service: 'Learn More',
    post: 'Read More',
    caseStudy: 'Read Case Study',
    project: 'Visit Project',
    live: 'View Live Project',
    paid: 'Fare paid',
    toCase: 'Read the case',
    toProject: 'See the project',
    otherServices: 'More services',
  },
  hidden: [],
};

/** Whether an address belongs to a hidden page. */
export function isHidden({ hidden }: Pick<Navigation, 'hidden'>, address: string): boolean {
  const [path = ''] = address.split(/[?#]/);
  return hidden.some((page) => path === page || path.startsWith(`${page}/`));
}
