import { paths } from '@site/schema/paths';
import type { Service } from '@site/schema/service';
import { seoLimits } from '@site/schema/site';
import { cutAtWord } from '../../seo/cut-at-word.ts';
import type { Head } from '../../seo/head.ts';
import { breadcrumb, service as serviceData } from '../../seo/json-ld.ts';

/*
 * The head and the texts of a service page, derived from the stored service.
 */

/** Splits off the last word of a title, which is highlighted. */
export function splitLastWord(title: string): { start: string; last: string } {
  const trimmed = title.trim();
  const space = trimmed.lastIndexOf(' ');
  return { start: trimmed.slice(0, space + 1), last: trimmed.slice(space + 1) };
}

type HeadFields = Pick<
  Service,
  'title' | 'description' | 'features' | 'heroDescription' | 'metaTitle' | 'metaDescription' | 'imageUrl'
>;

export function serviceHead(service: HeadFields, slug: string): Head {
  const { title, description, features, heroDescription, metaTitle, metaDescription, imageUrl } = service;
  const path = paths.service(slug);
  return {
    title: metaTitle?.trim() || title,
    description: metaDescription?.trim() || cutAtWord(heroDescription?.trim() || description, seoLimits.descriptionMax),
    keywords: [title, ...features].join(', '),
    path,
    image: imageUrl,
    jsonLd: [serviceData({ name: title, description, path, image: imageUrl }), servicesBreadcrumb(title, path)],
  };
}

/** The breadcrumb of a page below /services. */
export function servicesBreadcrumb(name: string, path: string) {
  return breadcrumb({ name: 'Services', path: paths.services }, { name, path });
}
