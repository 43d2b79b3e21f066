import type { APIResponse, Locator, Page } from '@playwright/test';
import type { Post, PostInput } from '@site/schema/post';
import type { Headers } from './admin.ts';

export const excerpt = 'What we learned on the line this month, in a few words for those in a hurry.';
export const sentence =
  'Trains run on time when somebody looks after the points, the signals and the people who use them. ';
export const article = `<p>${sentence.repeat(2).trim()}</p>`;

/** Creates a post by REST. */
export async function createPost(
  page: Page,
  headers: Headers,
  post: Pick<PostInput, 'title' | 'slug'> & Partial<PostInput>,
): Promise<Post> {
  const data = { excerpt, content: article, author: 'The Signaller', ...post };
  const response = await page.request.post('/api/admin/blog-posts', { headers, data });
  if (response.status() !== 201) throw new Error(await response.text());
  return (await response.json()) as Post;
}

/** The stored post, published or not. */
export async function findPost(page: Page, headers: Headers, slug: string): Promise<Post | undefined> {
  const response = await page.request.get('/api/blog-posts', { headers });
  return ((await response.json()) as Post[]).find((post) => post.slug === slug);
}

/** The public page of the post. */
export const fetchPostPage = (page: Page, slug: string): Promise<APIResponse> => page.request.get(`/blog/${slug}`);

/** The path of the admin that opens the form of a new post, or of the given one. */
export const postFormPath = (post?: { id: number }) => `/admin/blog?edit=${post?.id ?? 'new'}`;

export function postForm(page: Page, name: 'Add blog post' | 'Edit blog post' = 'Add blog post') {
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
    /** Its name describes the effect of saving. */
    save: dialog.getByRole('button', { name: /^(Save draft|Publish|Schedule|Update|Unpublish)$/ }),
    /** Opens the tab and returns its field with the label. */
    async field(tabName: string, label: string): Promise<Locator> {
      await tab(tabName).click();
      return dialog
        .getByRole('tabpanel')
        .getByLabel(new RegExp(`^${label}`))
        .and(page.locator('input, textarea'));
    },
  };
}

export type PostForm = ReturnType<typeof postForm>;

/** Fills in the required fields; the slug follows from the title. */
export async function fillPost(form: PostForm, { title }: { title: string }): Promise<void> {
  await form.title.fill(title);
  await form.excerpt.fill(excerpt);
  await form.editor.fill(sentence.repeat(2));
}

/** The HTML of the article, read in the HTML view. */
export async function htmlOf({ editor, tool }: PostForm): Promise<string> {
  await tool('HTML').click();
  const html = await editor.inputValue();
  await tool('HTML').click();
  return html;
}
