import { pictureUrl } from '@site/schema/picture-url';
import { useState } from 'react';
import { useSite } from '../../../app/site-facts.ts';
import { useShownPicture } from '../../media/ImageField.tsx';
import type { PostValues } from '../post-values.ts';
import { previewPicture } from './preview-head.ts';
import classes from './SeoPreviews.module.css';

type Props = {
  values: PostValues;
  /** The stored post; undefined for a new one. */
  stored: PostValues | undefined;
};

/** The picture that social networks show. The server draws share cards for public posts only, with the stored texts. */
export function SharePicture({ values, stored }: Props) {
  const site = useSite();
  const { shown } = useShownPicture(values.featuredImage);
  const [broken, setBroken] = useState<string>();
  const { src, isCard } = previewPicture({ ...values, featuredImage: shown }, site);
  const card = stored?.published && previewPicture({ ...stored, featuredImage: shown }, site).src;
  const drawn = isCard ? card : src;

  if (drawn && drawn !== broken) {
    return (
      <>
        <img
          className={classes.image}
          src={pictureUrl(drawn)}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(drawn)}
        />
        {drawn !== src && <p className={classes.note}>Saving the post draws this picture again.</p>}
      </>
    );
  }
  return (
    <>
      <div className={classes.drawn} aria-hidden>
        <span className={classes.drawnTitle}>{values.metaTitle || values.title}</span>
        <span>{site.brand.name}</span>
      </div>
      {isCard && <p className={classes.note}>The picture is drawn when the post is saved and published.</p>}
    </>
  );
}
