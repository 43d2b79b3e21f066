import { cityLine } from '@site/schema/address';
import { mailLink, phoneLink } from '@site/schema/contact-link';
import { paths } from '@site/schema/paths';
import { BrandLogo } from '../../app/BrandLogo.tsx';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import classes from './Footer.module.css';

const links = [
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
];

export function Footer() {
  const { brand, texts, hidden } = useSite();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <p className={classes.brand}>
            <BrandLogo className={classes.mark} />
          </p>
          <p className={classes.tagline}>{brand.tagline}</p>
        </div>
        <nav aria-label="Footer">
          <ul className={classes.links}>
            {links
              .filter(({ to }) => !hidden?.includes(to))
              .map(({ label, to }) => (
                <li key={label}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
          </ul>
        </nav>
        <address className={classes.address}>
          <span>
            {brand.address.street}, <span className={classes.city}>{cityLine(brand.address)}</span>
          </span>
          {brand.phone && <a href={phoneLink(brand.phone)}>{brand.phone}</a>}
          <a href={mailLink(brand.email)}>{brand.email}</a>
        </address>
        {texts.footer.copyright && <p className={classes.copyright}>{texts.footer.copyright}</p>}
      </div>
    </footer>
  );
}
