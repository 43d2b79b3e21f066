import { dark, light } from '@site/schema/palette';

/*
 * The look of mails. Colours are inline styles, because many mail programs drop style sheets. Others get the dark
 * scheme from the style sheet.
 */

const soft = { light: '#3d4a44', dark: '#a9b8b0' };
const font = `'Hanken Grotesk', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`;
const headings = `'Anek Latin', 'Segoe UI', Roboto, Helvetica, Arial, sans-serif`;

export const SIDE = 32;

export type MailStyles = ReturnType<typeof mailStyles>;

/** The styles of elements, in the light scheme. */
export const mailStyles = (signal: string) =>
  ({
    body: { margin: 0, padding: 0, backgroundColor: light.raised, color: light.ink },
    outer: { backgroundColor: light.raised },
    space: { padding: '24px 0' },
    card: { maxWidth: 600, backgroundColor: light.ground, borderTop: `6px solid ${signal}` },
    /** The mark of the logo: a station. */
    station: {
      display: 'inline-block',
      width: 8,
      height: 8,
      margin: '0 10px 0 0',
      border: `4px solid ${signal}`,
      borderRadius: 999,
      verticalAlign: 'baseline',
    },
    name: { font: `700 18px/1.3 ${headings}`, color: light.ink, textDecoration: 'none' },
    heading: { margin: '0 0 20px', font: `700 28px/1.15 ${headings}`, letterSpacing: '-0.02em', color: light.ink },
    paragraph: { margin: '0 0 16px', font: `400 16px/1.55 ${font}`, color: light.ink },
    footer: { margin: 0, font: `400 13px/1.6 ${font}`, color: soft.light },
    label: {
      padding: '6px 16px 6px 0',
      font: `600 13px/22px ${font}`,
      color: soft.light,
      verticalAlign: 'top',
      whiteSpace: 'nowrap',
    },
    value: {
      padding: '6px 0',
      font: `600 16px/22px ${font}`,
      color: light.ink,
      verticalAlign: 'top',
      wordBreak: 'break-word',
    },
    details: { margin: '0 0 20px', borderCollapse: 'collapse' },
    message: {
      margin: '0 0 20px',
      padding: '2px 0 2px 16px',
      borderLeft: `4px solid ${signal}`,
      font: `400 16px/1.55 ${font}`,
      color: light.ink,
      whiteSpace: 'pre-wrap',
      wordBreak: 'break-word',
    },
    written: { margin: '0 0 20px', font: `400 16px/1.55 ${font}`, whiteSpace: 'pre-wrap', wordBreak: 'break-word' },
    link: { color: signal, textDecoration: 'underline' },
    phoneLink: { color: signal, textDecoration: 'underline', whiteSpace: 'nowrap' },
    button: {
      display: 'inline-block',
      margin: '4px 0 20px',
      padding: '12px 24px',
      borderRadius: 999,
      backgroundColor: light.marigold,
      color: light.ink,
      font: `600 16px/1.25 ${font}`,
      textDecoration: 'none',
    },
    rule: { borderTop: `1px solid ${light.rule}` },
  }) as const;

/** The style sheet: less space on phones, and the dark scheme. It selects elements by `class`. */
export const mailStyleSheet = (darkSignal: string) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .space { padding: 0 !important; }
  .side { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (prefers-color-scheme: dark) {
  .body, .outer { background-color: #050807 !important; color: ${dark.ink} !important; }
  .card { background-color: ${dark.ground} !important; border-top-color: ${darkSignal} !important; }
  .text { color: ${dark.ink} !important; }
  .soft { color: ${soft.dark} !important; }
  .line { border-color: ${dark.rule} !important; }
  .signal { border-color: ${darkSignal} !important; }
  .link { color: ${darkSignal} !important; }
  .button { background-color: ${dark.marigold} !important; color: ${light.ink} !important; }
}
`;
