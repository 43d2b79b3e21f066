import { codeOf, type SiteAnswer } from './check.ts';

/** The header of a health check that says how the address of the client was determined. */
export const CLIENT_ADDRESS = 'x-client-address';

/** Requests the health check as a visitor would. Redirects are not followed: only PUBLIC_URL is requested. */
export async function askSite(publicUrl: string, timeoutMs: number): Promise<SiteAnswer> {
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const response = await fetch(`${publicUrl}/api/health`, { redirect: 'manual', signal });
    const text = await response.text();
    return { response, isHealthy: response.status === 200 && text === '{"status":"ok"}' };
  } catch (error) {
    return { problem: explain(codeOf((error as Error).cause)) };
  }
}

function explain(code: string): string {
  if (code === 'ENOTFOUND')
    return 'The host of PUBLIC_URL has no address in the DNS, or this server cannot ask the DNS.';
  if (code === 'ECONNREFUSED') return 'PUBLIC_URL refuses connections: neither the site nor a proxy is running there.';
  if (/CERT|SIGNED|ISSUER|TLS|SSL/.test(code)) return 'PUBLIC_URL offers no connection that browsers trust.';
  return 'PUBLIC_URL does not answer from here, which in a closed network does not mean that visitors cannot reach it.';
}
