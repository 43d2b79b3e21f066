import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { paths } from '@site/schema/paths';
import { administrator, type Server } from './server.ts';

export type Headers = Record<string, string>;

export async function logIn({ url }: Server): Promise<Headers> {
  const { sessionId } = await post<{ sessionId: string }>(`${url}/api/admin/login`, administrator);
  return { authorization: `Bearer ${sessionId}` };
}

/** Uploads a file and returns its address, or the reason why it was refused. */
export async function upload(server: Server, headers: Headers, content: Buffer, name: string): Promise<string> {
  const body = new FormData();
  body.append('file', new Blob([new Uint8Array(content)]), name);
  const response = await fetch(`${server.url}/api/media`, { method: 'POST', headers, body });
  const { url, message } = (await response.json()) as { url?: string; message?: string };
  return url ?? `${response.status} ${message}`;
}

/** Publishes a post that shows these files, the first above its text, and returns its path. */
export async function publishPhotos(server: Server, files: readonly string[]): Promise<string> {
  const headers = await logIn(server);
  const [featuredImage, ...others] = await Promise.all(
    files.map((file) => upload(server, headers, readFileSync(file), basename(file))),
  );
  const text = `<p>${'A sentence between two photos. '.repeat(12)}</p>`;
  const { slug } = await post<{ slug: string }>(
    `${server.url}/api/admin/blog-posts`,
    {
      title: 'A post with photos',
      slug: 'a-post-with-photos',
      excerpt: 'Three photos as they come from a camera, between paragraphs of text.',
      content: `${text}${others.map((src) => `<img src="${src}" alt="A photo">${text}`).join('')}`,
      featuredImage,
      category: 'Design',
      published: true,
    },
    headers,
  );
  return paths.post(slug);
}

async function post<T>(url: string, body: object, headers: Headers = {}): Promise<T> {
  const sent = { ...headers, 'content-type': 'application/json' };
  const response = await fetch(url, { method: 'POST', headers: sent, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${url}: ${await response.text()}`);
  return (await response.json()) as T;
}
