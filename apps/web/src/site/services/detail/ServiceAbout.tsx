import type { Copy } from '@site/schema/copy-pages';
import type { CoverArt } from '@site/schema/cover-art';
import { replaceNames } from '@site/schema/replace-names';
import type { Service } from '@site/schema/service';
import { Cover } from '../../../ui/Cover.tsx';
import { HyphenatedText } from '../../../ui/HyphenatedText.tsx';
import { Eyebrow, Section } from '../../../ui/layout/Section.tsx';
import classes from './ServiceAbout.module.css';

type Props = {
  texts: Copy<'service'>['about'];
  service: Pick<Service, 'title' | 'description' | 'imageUrl'>;
  art: CoverArt;
  /** The alternative texts of uploaded pictures. */
  altTexts: Readonly<Record<string, string>>;
};

export function ServiceAbout({ texts, service, art, altTexts }: Props) {
  const { title, description, imageUrl } = service;
  if (!description && !imageUrl) return null;
  return (
    <Section>
      <div className={imageUrl ? classes.split : undefined}>
        {imageUrl && <Cover imageUrl={imageUrl} art={art} alt={altTexts[imageUrl] ?? title} />}
        <div>
          <Eyebrow numbered label={texts.eyebrow} />
          <h2 className={classes.title}>
            <HyphenatedText text={replaceNames(texts.title, { title })} />
          </h2>
          <p className={classes.text}>{description}</p>
        </div>
      </div>
    </Section>
  );
}
