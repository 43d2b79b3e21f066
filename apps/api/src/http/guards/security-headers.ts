import { createHash } from 'node:crypto';

/*
 * The security headers that every response has.
 */

type Options = { publicUrl: string; inlineScripts: readonly string[] };

export function securityHeaders({ publicUrl, inlineScripts }: Options): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(inlineScripts),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
    ...(publicUrl.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

function contentSecurityPolicy(inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`);
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes].join(' '),
    // Components set inline styles, which cannot run scripts.
    "style-src 'self' 'unsafe-inline'",
    // The administrator may use images from any host.
    "img-src 'self' data: https: http:",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
