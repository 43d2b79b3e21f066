import type { Copy } from '@site/schema/copy-pages';
import type { GalleryPicture } from '@site/schema/gallery';
import type { Step } from '@site/schema/steps';
import type { ReactNode } from 'react';
import type { Head } from '../seo/head.ts';
import type { Api } from './api-client.ts';
import type { Failure } from './page-error.ts';
import type { SiteFacts } from './site-facts.ts';

/** What a page module exports as `page`. */
export type Page<Data = unknown> = {
  /** Renders with the data that `load` returned, and with the parts if the data need them. */
  Component(props: { data: Data; parts?: Parts | undefined }): ReactNode;
  load?: (api: Api, params: Params, search: URLSearchParams) => Promise<Data>;
  /** Whether the data have a gallery or steps. Their code and styles are loaded only then. */
  hasParts?: (data: Data) => boolean;
  /** The contents of <head> and of the share card; undefined when the component renders its own `<Seo>`. */
  head: (data: Data, context: PageContext) => Head | undefined;
  status?: number;
  /** Set when only the server may load the data: in the browser, a navigation loads the document. */
  isPrivate?: true;
  /** Replaces the failure screen that all pages share. */
  Failure?: FailureScreen;
  /** Every failure, not only 404, shows the screen of a page that is not found. It is loaded when it is needed. */
  failsAsNotFound?: true;
};

/** The components that only some projects and case studies need. */
export type Parts = { Gallery: GalleryComponent; Steps: StepsComponent };

/** Shows the pictures of a project or case study. */
export type GalleryComponent = (props: {
  pictures: readonly GalleryPicture[] | undefined;
  /** The alternative texts of uploaded pictures. */
  altTexts: Readonly<Record<string, string>>;
}) => ReactNode;

/** The steps of some work before and after a project. */
type Change = { before?: readonly Step[] | undefined; after?: readonly Step[] | undefined };

/** Shows the steps of a project or case study. */
export type StepsComponent = (props: { texts: Copy<'caseStudies'>['steps']; of: Change }) => ReactNode;

export type PageContext = { site: SiteFacts; pathname: string };

/** Rendered in place of a page whose data could not be loaded. */
export type FailureScreen = {
  Component(props: { failure: Failure }): ReactNode;
  head: (failure: Failure, context: PageContext) => Head | undefined;
};

/** Checks that the component and `head` take what `load` returns. */
export function definePage<Data>(page: Page<Data>): Page {
  return page as Page;
}

/** The properties of a page's component, from its loader. */
export type PageProps<Load extends (...args: never[]) => Promise<unknown>> = {
  data: Awaited<ReturnType<Load>>;
  parts?: Parts | undefined;
};

export type Params = Readonly<Record<string, string | undefined>>;
