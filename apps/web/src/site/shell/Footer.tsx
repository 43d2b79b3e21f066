import { cityLine } from '@site/schema/address';
import { mailLink, phoneLink } from '@site/schema/contact-link';
import { BrandLogo } from '../../app/BrandLogo.tsx';
import { useNavigation } from '../../app/navigation/navigation.ts';
import { PageLink } from '../../app/navigation/PageLink.tsx';
import { useSite } from '../../app/site-facts.ts';
import classes from './Footer.module.css';

export function Footer() {
  const { brand, texts } = useSite();
  const { footer } = useNavigation();
  return (
    <footer className={classes.footer}>
      <div className={classes.inner}>
        <div>
          <p className={classes.brand}>
            <BrandLogo className={classes.mark} />
          </p>
          <p className={classes.tagline}>{brand.tagline}</p>
        </div>
        {footer.length > 0 && (
          <nav aria-label="Footer">
            <ul className={classes.links}>
              {footer.map(({ label, to }, index) => (
                <li key={index}>
                  <PageLink to={to}>{label}</PageLink>
                </li>
              ))}
            </ul>
          </nav>
        )}
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
