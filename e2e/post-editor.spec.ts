import type { Page } from '@playwright/test';
import { makePosts } from './posts.ts';
import { ask, make, registerMember, titlesOf } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { test as seeded } from './seeded-instance.ts';
import { expect, test } from './with-mail.ts';

const HOUR_MS = 3600 * 1000;
const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true });
const blocks = (page: Page) => page.getByRole('list', { name: 'Text of the post' }).locator(':scope > li');
const storedPost = async (page: Page) => {
  const id = /\/posts\/([0-9a-f-]{36})\/edit$/.exec(page.url())?.[1];
  return (await ask(page, 'GET', `/api/posts/${id}`)).json();
};
const choose = async (page: Page, menu: string, entry: string) => {
  await page.getByRole('button', { name: menu, exact: true }).click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
};

test('a post is written, scheduled, taken back and published, with the keyboard alone', async ({ page, mails }) => {
  await registerMember(page, 'writer', mails);
  await page.goto('/posts/new');
  await expect(page.getByRole('textbox', { name: 'Title' })).toBeFocused();
  await page.keyboard.type('Note G');
  // Enter leads from the title into the text, where one can type at once.
  await page.keyboard.press('Enter');
  await expect(blocks(page).getByRole('textbox', { name: 'Text' })).toBeFocused();
  await page.keyboard.type('The engine weaves patterns.');
  await expect(page.getByText('4 words · 1 minute to read')).toBeVisible();
  await expect(page.getByText('Or write [^1] in the text')).toBeVisible();
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(blocks(page)).toHaveCount(1);
  await expect(blocks(page).getByRole('textbox', { name: 'Text' })).toHaveText('The engine weaves patterns.');

  const publish = page.getByRole('button', { name: 'Publish', exact: true });
  await publish.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Schedule…' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Schedule post' });
  const time = dialog.getByLabel('Date and time');
  await expect(dialog.getByText('In your time zone, UTC.')).toBeVisible();
  await expect(time).toBeFocused();
  for (const [value, fault] of [
    ['2020-01-01T09:00', 'Choose a time in the future'],
    ['2099-01-01T09:00', 'Choose a time within the next 5 years'],
    ['', 'Enter a date and a time'],
  ] as const) {
    await time.fill(value);
    await page.keyboard.press('Enter');
    await expect(dialog.getByText(fault)).toBeVisible();
    await expect(time).toBeFocused();
  }
  const planned = `${new Date(Date.now() + 48 * HOUR_MS).toISOString().slice(0, 11)}09:30`;
  await time.fill(planned);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Scheduled for .*9:30 AM \(UTC\)\.$/)).toBeVisible();
  expect(await storedPost(page)).toMatchObject({ status: 'scheduled', publishedAt: `${planned}:00.000Z` });

  await choose(page, 'Scheduled', 'Unschedule');
  await expect(publish).toBeVisible();
  expect(await storedPost(page)).toMatchObject({ status: 'draft', publishedAt: '' });
  await choose(page, 'Publish', 'Publish now');
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  await expect(page.getByText(/^Published on /)).toBeVisible();
  expect(await storedPost(page)).toMatchObject({ status: 'published', slug: 'note-g' });

  await choose(page, 'Published', 'Change date…');
  const date = page.getByRole('dialog', { name: 'Change date' }).getByLabel('Date and time');
  await date.fill('2009-03-01T10:00');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published on March 1, 2009 at 10:00 AM')).toBeVisible();
  await choose(page, 'Published', 'Revert to draft');
  await expect(publish).toBeVisible();
});

test('a post without blocks always has a text to type into, and keeps no empty one', async ({ page }) => {
  await registerMember(page, 'starter');
  const [post] = await make(page, 'posts', [{ title: 'Empty' }]);
  await page.goto(`/posts/${post?.id}/edit`);
  const text = blocks(page).getByRole('textbox', { name: 'Text' });
  await text.fill('A first thought');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Text, block 1' }).click();
  await expect(text).toHaveText('');
  await expect(saved(page)).toBeVisible();
  expect((await storedPost(page)).blocks).toEqual([]);
  await page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expect(text).toHaveText('A first thought');
  await expect(blocks(page)).toHaveCount(1);
  await expect.poll(async () => (await storedPost(page)).blocks.length).toBe(1);
});

test('a footnote is added by its button or keys, and numbered across the texts of the post', async ({ page }) => {
  await registerMember(page, 'annotator');
  const [post] = await make(page, 'posts', [
    {
      title: 'Annotated',
      blocks: [
        { id: crypto.randomUUID(), kind: 'text', text: 'The engine weaves.' },
        { id: crypto.randomUUID(), kind: 'text', text: 'It has cards.' },
      ],
    },
  ]);
  await page.goto(`/posts/${post?.id}/edit`);
  const texts = blocks(page).getByRole('textbox', { name: 'Text' });
  await texts.first().click();
  await page.keyboard.press('ControlOrMeta+End');
  await blocks(page).first().getByRole('button', { name: 'Footnote' }).click();
  await page.keyboard.type('As looms do.');
  await texts.nth(1).click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.press('ControlOrMeta+Alt+f');
  await page.keyboard.type('Of Jacquard.');
  await expect
    .poll(async () => (await storedPost(page)).blocks.map(({ text }: { text: string }) => text))
    .toEqual(['The engine weaves.[^1]\n\n[^1]: As looms do.', 'It has cards.[^2]\n\n[^2]: Of Jacquard.']);

  // Code has no footnotes.
  await texts.first().click();
  await page.keyboard.press('ControlOrMeta+Home');
  await blocks(page).first().getByRole('button', { name: 'Code block' }).click();
  await expect(blocks(page).first().getByRole('button', { name: 'Footnote' })).toBeDisabled();
});

test('a first block that is restored after something else was written has an id of its own', async ({ page }) => {
  await registerMember(page, 'restorer');
  const [post] = await make(page, 'posts', [{ title: 'Undone' }]);
  await page.goto(`/posts/${post?.id}/edit`);
  const texts = blocks(page).getByRole('textbox', { name: 'Text' });
  await texts.fill('A first thought');
  await expect(saved(page)).toBeVisible();
  await page.getByRole('button', { name: 'Remove Text, block 1' }).click();
  await texts.fill('A second thought');
  const undo = page.getByRole('region', { name: /Notifications/ }).getByRole('button', { name: 'Undo' });
  await undo.click();
  await expect(texts).toHaveText(['A first thought', 'A second thought']);
  await expect.poll(async () => (await storedPost(page)).blocks.length).toBe(2);
  const [first, second] = (await storedPost(page)).blocks;
  expect(first.id).not.toBe(second.id);

  // Undone twice, in the form and in the toast, a block is there once.
  await page.getByRole('button', { name: 'Remove Text, block 1' }).click();
  await expect(texts).toHaveText(['A second thought']);
  await page.getByRole('button', { name: 'Undo', exact: true }).first().click();
  await expect(texts).toHaveText(['A first thought', 'A second thought']);
  await undo.click();
  await expect(texts).toHaveText(['A first thought', 'A second thought']);
});

test('tags, series, cover text and URLs are kept, and series are suggested', async ({ page, mails }) => {
  await registerMember(page, 'filer', mails);
  await makePosts(page);
  await page.goto('/posts/new');
  await page.getByRole('textbox', { name: 'Title' }).fill('Another note');
  await page.getByRole('textbox', { name: 'Summary' }).fill('A summary.');
  await page.getByRole('combobox', { name: 'Series' }).pressSequentially('Notes');
  await page.getByRole('option', { name: 'Notes on the engine' }).click();
  await page.getByRole('textbox', { name: 'Original URL' }).fill('example.org/note');
  await page.getByRole('textbox', { name: 'URL', exact: true }).fill('My Note');
  await page.keyboard.press('Tab');
  await expect(saved(page)).toBeVisible();
  await expect
    .poll(() => storedPost(page))
    .toMatchObject({
      ...{ summary: 'A summary.', series: 'Notes on the engine', slug: 'my-note' },
      originalUrl: 'https://example.org/note',
    });
});

test('publishing needs a verified address, and the editor says what is missing', async ({ page }) => {
  await registerMember(page, 'unverified');
  const [post] = await make(page, 'posts', [
    { title: 'Waiting', status: 'scheduled', publishedAt: new Date(Date.now() + HOUR_MS).toISOString() },
  ]);
  await page.goto('/posts/new');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Before you publish' }).getByRole('listitem')).toHaveText([
    /Add a title\..*not done yet/,
    /Verify your email address\..*Verify email/,
    /Choose a username\. \(done\)/,
  ]);
  await page.goto(`/posts/${post?.id}/edit`);
  await expect(page.getByText(/It stays scheduled until you verify your email address\./)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Verify email' })).toHaveAttribute(
    'href',
    '/settings#email',
  );
});

test('a published post says what its site lacks to show it', async ({ page, mails, expectAccessible }) => {
  await registerMember(page, 'unseen', mails);
  const [post] = await make(page, 'posts', [{ title: 'Unread', status: 'published' }]);
  const { document } = await (await ask(page, 'GET', '/api/site')).json();
  const setSections = async (sections: object[]) =>
    expect(await ask(page, 'PUT', '/api/site', { document: { ...document, sections } })).toBeOK();
  const others = document.sections.filter(({ kind }: { kind: string }) => kind !== 'posts');
  await setSections(others);
  await page.goto(`/posts/${post?.id}/edit`);
  const main = page.getByRole('main');
  await expect(main.getByText('Your site has no section with posts, so visitors can’t read this post.')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Add a section with your posts' })).toHaveAttribute('href', '/portfolio');
  await inBothThemes(page, () => expectAccessible(page));
  await setSections([...others, { id: 'writing', kind: 'posts', visible: true }]);
  await page.reload();
  await expect(main.getByText('Your site isn’t published, so visitors can’t read this post.')).toBeVisible();
  await ask(page, 'POST', '/api/site/publish', {});
  await page.reload();
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'Original URL' })).toBeVisible();
  await expect(main.getByText('so visitors can’t read this post')).toBeHidden();
});

test('posts are listed by status, series and date, and published from the list', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'lister', mails);
  await page.goto('/posts');
  await expect(page.getByText('No posts yet')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await makePosts(page);
  await page.reload();
  const rows = page.locator('[data-record]');
  await expect(rows).toHaveCount(4);
  await expect(rows.nth(1)).toContainText('Scheduled');
  await rows.nth(1).getByRole('button', { name: 'Actions for Note G, step by step' }).click();
  // A schedule needs a time, so that lists only take it back or publish.
  await expect(page.getByRole('menuitem')).toHaveText([
    /Edit/,
    /View/,
    /Duplicate/,
    /Move earlier/,
    /Move later/,
    /Revert to draft/,
    /Publish/,
    /Move to trash/,
  ]);
  await page.getByRole('menuitem', { name: 'Publish' }).click();
  await expect.poll(() => titlesOf(page, 'posts', 'status=published')).toHaveLength(3);
  await page
    .getByRole('navigation', { name: 'Posts by status' })
    .getByRole('link', { name: /Drafts/ })
    .click();
  await expect(rows).toHaveCount(1);
  await page.getByRole('navigation', { name: 'Posts by status' }).getByRole('link', { name: /All/ }).click();
  await page.getByRole('button', { name: /All series/ }).click();
  await page.getByRole('menuitemradio', { name: 'Notes on the engine' }).click();
  await expect(rows).toHaveCount(2);
  await page.setViewportSize({ width: 320, height: 640 });
  await inBothThemes(page, () => expectAccessible(page));
  const [, post] = await makePosts(page);
  await page.goto(`/posts/${post?.id}/edit`);
  await expect(page.getByRole('textbox', { name: 'Original URL' })).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await choose(page, 'Scheduled', 'Change time…');
  await expect(page.getByRole('dialog').getByLabel('Date and time')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
});

seeded('an earlier version of a post is restored without its status', async ({ page, inside }) => {
  await page.goto('/login');
  await registerMember(page, 'with-versions');
  const text = (words: string) => [{ id: '0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c11', kind: 'text', text: words }];
  const [post] = await make(page, 'posts', [{ title: 'Note G', blocks: text('The first words.') }]);
  const id = post?.id ?? '';
  await inside.query(`update records set updated_at = updated_at - interval '1 hour' where id = $1`, [id]);
  await page.goto(`/posts/${id}/edit`);
  const field = blocks(page).getByRole('textbox', { name: 'Text' });
  await field.fill('Later words.');
  await expect(saved(page)).toBeVisible();
  await choose(page, 'More actions', 'Version history');
  await page
    .getByRole('dialog', { name: 'Version history' })
    .getByRole('button', { name: /First version/ })
    .click();
  const compared = page.getByRole('dialog', { name: 'Compare with current version' });
  await expect(compared.getByRole('region', { name: 'Text blocks' })).toBeVisible();
  await compared.getByRole('button', { name: 'Restore version' }).click();
  await expect(field).toHaveText('The first words.');
});

seeded('a post is published while it is open, and the editor follows', async ({ page, inside }) => {
  seeded.slow();
  await page.goto('/login');
  await registerMember(page, 'waiting');
  await inside.query(`update users set email_verified = true where email like 'waiting@%'`);
  const [post] = await make(page, 'posts', [
    { title: 'Soon', status: 'scheduled', publishedAt: new Date(Date.now() + HOUR_MS).toISOString() },
  ]);
  // As when the member waits for the time to come.
  await inside.query(
    `update records set happened = '2026-01-01T00:00:00.000Z',
       document = document || '{"publishedAt": "2026-01-01T00:00:00.000Z"}' where id = $1`,
    [post?.id],
  );
  await page.goto(`/posts/${post?.id}/edit`);
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible({ timeout: 150_000 });
  expect(await storedPost(page)).toMatchObject({ status: 'published', publishedAt: '2026-01-01T00:00:00.000Z' });
});
