import { seoLimits } from '@site/schema/site';
import { useSite } from '../../../app/site-facts.ts';
import { cutAtWord } from '../../../seo/cut-at-word.ts';
import type { PostValues } from '../post-values.ts';
import { previewHead } from './preview-head.ts';
import classes from './SeoPreviews.module.css';
import { SharePicture } from './SharePicture.tsx';

type Props = {
  values: PostValues;
  /** The stored post; undefined for a new one. */
  stored: PostValues | undefined;
};

/** How a search result and a social network show the post, while it is typed. Closed at first. */
export function SeoPreviews({ values, stored }: Props) {
  const site = useSite();
  const { title, description, url = '' } = previewHead(values, site);
  const { host } = new URL(site.publicUrl);
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
            <SharePicture values={values} stored={stored} />
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
