import type { LineColorName } from '@site/schema/palette';

/** A drawn screen of a project or a case study of the demo. */
export type Screen = {
  client: string;
  /** What it shows, in lower case. */
  subject: string;
  alt: string;
  caption: string;
  /** The line colour of the service to which the project and the case study link. */
  line: LineColorName;
  shapes: string[];
};
