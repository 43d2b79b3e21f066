import { pictureUrl } from '@site/schema/picture-url';
import { seoLimits } from '@site/schema/site';
import { useSite } from '../../../app/site-facts.ts';
import { cutAtWord } from '../../../seo/cut-at-word.ts';
import { useShownPicture } from '../../media/ImageField.tsx';
import type { PostValues } from '../post-values.ts';
import { previewHead } from './preview-head.ts';
import classes from './SeoPreviews.module.css';

/** How a search result and a social network show the post, while it is typed. Closed at first. */
export function SeoPreviews({ values }: { values: PostValues }) {
  const site = useSite();
  const { shown, isBroken, onBroken } = useShownPicture(values.featuredImage);
  const { title, description, image, url = '' } = previewHead(values, site);
  const { host } = new URL(site.publicUrl);
  // Only the share card, which the server draws for public posts, has a known size.
  const isPhoto = image.width === undefined && shown !== '' && !isBroken;
  const shortTitle = cutAtWord(title, seoLimits.title);
  const shortText = cutAtWord(description, seoLimits.descriptionMax);
  return (
    <details className={classes.previews}>
      <summary className={classes.summary}>Preview as a search result and on social networks</summary>
      <div className={classes.grid}>
        <section aria-label="Search result">
          <h3 className={classes.label}>Search result</h3>
          <div className={classes.result}>
            <p className={classes.site}>{site.brand.name}</p>
            <p className={classes.path}>{[host, ...pathOf(url)].join(' › ')}</p>
            <p className={classes.resultTitle}>{shortTitle}</p>
            <p className={classes.text}>{shortText}</p>
          </div>
        </section>
        <section aria-label="Social networks">
          <h3 className={classes.label}>Social networks</h3>
          <div className={classes.card}>
            {isPhoto ? (
              <img
                className={classes.image}
                src={pictureUrl(shown)}
                alt=""
                loading="lazy"
                onError={() => onBroken(shown)}
              />
            ) : (
              <div className={classes.drawn} aria-hidden>
                <span className={classes.drawnTitle}>{values.metaTitle || values.title}</span>
                <span>{site.brand.name}</span>
              </div>
            )}
            <div className={classes.cardText}>
              <p className={classes.path}>{host}</p>
              <p className={classes.cardTitle}>{title}</p>
              <p className={classes.text}>{shortText}</p>
            </div>
          </div>
        </section>
      </div>
    </details>
  );
}

const pathOf = (url: string) => (URL.canParse(url) ? new URL(url).pathname.split('/').filter(Boolean) : []);
