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
    return explain(codeOf((error as Error).cause), new URL(publicUrl).hostname);
  }
}

function explain(code: string, host: string): SiteAnswer {
  if (code === 'ENOTFOUND')
    return {
      problem: 'The name of the site is unknown on the internet, or this server cannot look names up (PUBLIC_URL).',
      fix: `Add a DNS record (A or AAAA) for ${host}, or correct the address (PUBLIC_URL).`,
    };
  if (code === 'ECONNREFUSED')
    return { problem: 'Nothing runs at the public address: it refuses connections (PUBLIC_URL).' };
  if (/CERT|SIGNED|ISSUER|TLS|SSL/.test(code))
    return {
      problem: 'Browsers do not trust the connection to the public address (PUBLIC_URL).',
      fix: 'Correct the certificate of the proxy, or let it offer TLS at this port.',
    };
  return {
    problem:
      'The public address does not answer the machine of the site; visitors may reach it all the same (PUBLIC_URL).',
  };
}
