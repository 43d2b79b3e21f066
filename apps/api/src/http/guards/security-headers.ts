import { createHash } from 'node:crypto';
import { videoPlayers } from '@site/schema/video-link';
import type { FastifyInstance } from 'fastify';

/*
 * The security headers of every response. Files have only those that matter for them: the others would add 1 KB to each
 * of the 30 scripts of a page.
 */

declare module 'fastify' {
  interface FastifyContextConfig {
    /** True for routes of scripts, styles, fonts and media. */
    sendsFiles?: boolean;
  }
}

export function addSecurityHeaders(app: FastifyInstance, headers: Record<string, string>): void {
  const ofFiles = Object.fromEntries(Object.entries(headers).filter(([name]) => fileHeaders.includes(name)));
  app.addHook('onSend', (request, reply, payload, done) => {
    const isFile = request.routeOptions.config.sendsFiles && reply.statusCode < 400;
    reply.headers({ ...(isFile ? ofFiles : { ...headers, 'x-request-id': request.id }), ...reply.getHeaders() });
    done(null, payload);
  });
}

const fileHeaders = ['x-content-type-options', 'cross-origin-resource-policy', 'strict-transport-security'];

type Options = { publicUrl: string; hstsSubdomains: boolean; inlineScripts: readonly string[] };

export function securityHeaders({ publicUrl, hstsSubdomains, inlineScripts }: Options): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(inlineScripts),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': permissionsPolicy('()'),
    ...(publicUrl.startsWith('https:') && {
      'strict-transport-security': `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`,
    }),
  };
}

const unusedFeatures = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

/** For the admin, the only part of the site that uses passkeys. */
export const ALLOWS_PASSKEYS = { 'permissions-policy': permissionsPolicy('(self)') };

/** For pictures, which other sites may show: feed readers and link previews. */
export const EMBEDDABLE = { 'cross-origin-resource-policy': 'cross-origin' };

function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...hashes].join(' '),
    // Pages contain their styles, and components set inline styles; neither can run scripts.
    "style-src 'self'",
    "style-src-elem 'self' 'unsafe-inline'",
    "style-src-attr 'unsafe-inline'",
    // The administrator may use images from any host.
    "img-src 'self' https:",
    "media-src 'self'",
    // The players of videos in articles. In the policy of every page, because navigations keep the first document.
    `frame-src ${videoPlayers.join(' ')}`,
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function permissionsPolicy(passkeys: '()' | '(self)'): string {
  const allowed = ['create', 'get'].map((use) => `publickey-credentials-${use}=${passkeys}`);
  return [...unusedFeatures.map((feature) => `${feature}=()`), ...allowed].join(', ');
}
