import { SegmentedControl } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { belowTablet } from '../../ui/theme/breakpoints.ts';
import { colorScheme } from '../../ui/theme/color-scheme.ts';
import classes from './PreviewFrame.module.css';
import { SCHEME } from './update-document.ts';
import { useShownDocument } from './use-shown-document.ts';

const widths = { phone: 390, tablet: 768, desktop: 1280 };
type Device = keyof typeof widths;

export type ShownPage = Pick<ReturnType<typeof useShownDocument>, 'page' | 'wanted'> & { device: Device };

type Props = {
  title: string;
  /** Undefined until the page has been rendered. */
  html: string | undefined;
  status: string;
  desktopWidth?: number;
  className: string | undefined;
  /** More controls, beside those for width and colours. */
  tools?: ReactNode;
  /** The content after the page. */
  children?: (shown: ShownPage) => ReactNode;
};

/** Previews the HTML of a page at the width of a device, in either colour scheme. Links and forms do nothing. */
export function PreviewFrame(props: Props) {
  const { title, html, status, desktopWidth = widths.desktop, className, tools, children } = props;
  const [device, setDevice] = useState<Device>(() => (window.matchMedia(belowTablet).matches ? 'phone' : 'desktop'));
  const [chosenScheme, setScheme] = useState<string>();
  const isDark = useSyncExternalStore(colorScheme.subscribe, colorScheme.isDark);
  const scheme = chosenScheme ?? (isDark ? 'dark' : 'light');
  const shown = useShownDocument(html, scheme);
  const { ref, width, height } = useElementSize();
  const pageWidth = device === 'desktop' ? desktopWidth : widths[device];
  const scale = Math.min(1, width / pageWidth) || 1;

  return (
    <section className={`${classes.preview} ${className}`} aria-label="Preview">
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="Width of the preview"
          size="xs"
          value={device}
          onChange={(value) => setDevice(value as Device)}
          data={[
            { value: 'phone', label: 'Phone' },
            { value: 'tablet', label: 'Tablet' },
            { value: 'desktop', label: 'Desktop' },
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
        {tools}
        <p className={classes.status} role="status">
          {status}
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
            width: pageWidth,
            height: height / scale,
            left: Math.max(0, (width - pageWidth) / 2),
            scale: String(scale),
          }}
        />
      </div>
      {children?.({ ...shown, device })}
    </section>
  );
}
