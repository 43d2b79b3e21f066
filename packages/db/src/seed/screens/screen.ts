import type { LineColorName } from '@site/schema/palette';

/** A drawn screen of a project or a case study of the demo. */
export type Screen = {
  client: string;
  /** What it shows, in lower case. */
  subject: string;
  alt: string;
  caption: string;
  /** The line of the service that the page links to. */
  line: LineColorName;
  shapes: string[];
};
