import { SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { useState, useSyncExternalStore } from 'react';
import { colorScheme } from '../../../ui/theme/color-scheme.ts';
import { describeError } from '../../error-messages.ts';
import type { PageDraft } from '../page-draft.ts';
import classes from './PagePreview.module.css';
import { SCHEME } from './update-document.ts';
import { useFocusedText } from './use-focused-text.ts';
import { usePreview } from './use-preview.ts';
import { useShownDocument } from './use-shown-document.ts';

const widths = { desktop: 1280, phone: 390 };
const NARROW = '(max-width: 639px)';
type Device = keyof typeof widths;

type Props = {
  title: string;
  draft: PageDraft;
  /** The path of the field that has the focus. */
  focused: string | undefined;
  /** On narrow screens, whether the preview is shown. */
  view: string;
};

/** The page with the texts of the form. It can be scrolled; links and forms do nothing. */
export function PagePreview({ title, draft, focused, view }: Props) {
  const { html, error, invalid } = usePreview(draft);
  const [device, setDevice] = useState<Device>(() => (window.matchMedia(NARROW).matches ? 'phone' : 'desktop'));
  const [chosenScheme, setScheme] = useState<string>();
  const isDark = useSyncExternalStore(colorScheme.subscribe, colorScheme.isDark);
  const scheme = chosenScheme ?? (isDark ? 'dark' : 'light');
  const shown = useShownDocument(html, scheme);
  useFocusedText({ ...shown, layout: `${device} ${view}` }, draft, focused);
  const { ref, width, height } = useElementSize();
  const scale = Math.min(1, width / widths[device]) || 1;

  return (
    <section className={classes.preview} aria-label="Preview">
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="Width of the preview"
          size="xs"
          value={device}
          onChange={(value) => setDevice(value as Device)}
          data={[
            { value: 'desktop', label: 'Desktop' },
            { value: 'phone', label: 'Phone' },
          ]}
        />
        <SegmentedControl
          aria-label="Colours of the preview"
          size="xs"
          value={scheme}
          onChange={setScheme}
          data={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
        />
        <p className={classes.status} role="status">
          {describeStatus({ isEmpty: html === undefined, error, invalid })}
        </p>
      </div>
      <p className={classes.result}>
        <strong>{shown.title}</strong> {shown.description}
      </p>
      <div ref={ref} className={classes.frame}>
        <iframe
          title={`Preview of ${title}`}
          sandbox="allow-same-origin"
          srcDoc={`<!doctype html><html ${SCHEME}="${isDark ? 'dark' : 'light'}"><head></head><body></body></html>`}
          onLoad={shown.onLoad}
          className={classes.page}
          style={{
            width: widths[device],
            height: height / scale,
            left: Math.max(0, (width - widths[device]) / 2),
            scale: String(scale),
          }}
        />
      </div>
    </section>
  );
}

type Status = { isEmpty: boolean; error: unknown; invalid: string | undefined };

function describeStatus({ isEmpty, error, invalid }: Status): string {
  if (invalid) return `Not up to date: ${invalid}`;
  if (error) return `Not up to date: ${describeError(error)}`;
  return isEmpty ? 'Loading the page...' : '';
}
