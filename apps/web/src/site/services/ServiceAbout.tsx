import type { Copy } from '@site/schema/copy-pages';
import { replaceNames } from '@site/schema/replace-names';
import type { Service } from '@site/schema/service';
import { Cover } from '../../ui/Cover.tsx';
import { Eyebrow, Section } from '../../ui/layout/Section.tsx';
import { lineColorOf } from '../../ui/theme/line-color.ts';
import classes from './ServiceAbout.module.css';
import { coverKindOf } from './service-content.ts';

type Props = {
  texts: Copy<'service'>['about'];
  service: Pick<Service, 'title' | 'description' | 'imageUrl' | 'color' | 'gradient'>;
};

export function ServiceAbout({ texts, service: { title, description, imageUrl, color, gradient } }: Props) {
  const tone = lineColorOf(color, gradient);
  return (
    <Section>
      <div className={imageUrl ? classes.split : undefined}>
        {imageUrl && <Cover imageUrl={imageUrl} seed={title} alt={title} tone={tone} kind={coverKindOf(tone)} />}
        <div>
          <Eyebrow numbered label={texts.eyebrow} />
          <h2 className={classes.title}>{replaceNames(texts.title, { title })}</h2>
          <p className={classes.text}>{description}</p>
        </div>
      </div>
    </Section>
  );
}
