import type { TestApp } from './app.ts';
import { bodies } from './content.ts';

type ClientRequest = { from?: string; forwarded?: string; body?: unknown; url?: string };

/** Sends a request from the IP address `from`, by default a contact, and returns the status. */
export async function sendFrom(
  { app }: TestApp,
  { from = '203.0.113.7', forwarded, body = bodies.contact, url = '/api/contact' }: ClientRequest,
) {
  const headers = {
    'content-type': 'application/json',
    ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
  };
  const response = await app.inject({
    method: 'POST',
    url,
    remoteAddress: from,
    headers,
    payload: JSON.stringify(body),
  });
  return response.statusCode;
}
