import type { APIResponse, Locator, Page } from '@playwright/test';
import type { Post, PostInput } from '@site/schema/post';
import { openAdmin } from './admin.ts';

/*
 * The blog as its owner writes it.
 */

export const excerpt = 'What we learned on the line this month, in a few words for those in a hurry.';
export const words =
  'Trains run on time when somebody looks after the points, the signals and the people who use them. ';
export const article = `<p>${words.repeat(2).trim()}</p>`;

type Headers = { authorization: string };

/** A post that is there before the test begins. */
export async function createPost(
  page: Page,
  headers: Headers,
  post: Pick<PostInput, 'title' | 'slug'> & Partial<PostInput>,
): Promise<Post> {
  const data = { excerpt, content: article, author: 'The Signaller', ...post };
  const answer = await page.request.post('/api/admin/blog-posts', { headers, data });
  if (answer.status() !== 201) throw new Error(await answer.text());
  return (await answer.json()) as Post;
}

/** The post as it is stored now, public or not. */
export async function findPost(page: Page, headers: Headers, slug: string): Promise<Post | undefined> {
  const answer = await page.request.get('/api/blog-posts', { headers });
  return ((await answer.json()) as Post[]).find((post) => post.slug === slug);
}

/** What the next visitor gets. */
export const fetchPostPage = (page: Page, slug: string): Promise<APIResponse> => page.request.get(`/blog/${slug}`);

/** Opens the form of a new post, or of the one that is stored. */
export async function openPostForm(page: Page, post?: { id: number }) {
  const { headers } = await openAdmin(page, `/admin/blog?edit=${post?.id ?? 'new'}`);
  return { headers, ...formOf(page, post ? 'Edit blog post' : 'Add blog post') };
}

export function formOf(page: Page, name: string) {
  const dialog = page.getByRole('dialog', { name });
  const tab = (label: string) => dialog.getByRole('tab', { name: label });
  return {
    dialog,
    tab,
    title: dialog.getByRole('textbox', { name: /^Title/ }),
    slug: dialog.getByLabel('Slug'),
    excerpt: dialog.getByLabel('Excerpt'),
    editor: dialog.getByRole('textbox', { name: 'Content' }),
    tool: (label: string) => dialog.getByRole('button', { name: label, exact: true }),
    save: dialog.getByRole('button', { name: 'Save' }),
    /** The field with the label, in the tab that holds it. */
    async field(part: string, label: string): Promise<Locator> {
      await tab(part).click();
      return dialog.getByRole('tabpanel').getByLabel(new RegExp(`^${label}`));
    },
  };
}

export type PostForm = ReturnType<typeof formOf>;

/** What the server asks of every post, without a word in the slug. */
export async function fillPost(form: PostForm, { title }: { title: string }): Promise<void> {
  await form.title.fill(title);
  await form.excerpt.fill(excerpt);
  await form.editor.fill(words.repeat(2));
}
