import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { ask, make, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { expect, signIn, test } from './with-mail.ts';

const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const stored = async (page: Page, id: string) => (await ask(page, 'GET', `/api/projects/${id}`)).json();
/** Returns the page of a project in the app. The frame that is still loading is hidden. */
const shownPage = (page: Page) => page.frameLocator('iframe:not([aria-hidden])');
const idOf = (page: Page) => /\/projects\/([0-9a-f-]{36})\/edit$/.exec(page.url())?.[1] ?? '';

async function pngs(...names: (keyof typeof SVG_IMAGES)[]) {
  return Promise.all(
    names.map(async (name) => ({
      name: `${name}.png`,
      mimeType: 'image/png',
      buffer: await sharp(Buffer.from(SVG_IMAGES[name])).png().toBuffer(),
    })),
  );
}

async function choose(page: Page, group: string, files: Awaited<ReturnType<typeof pngs>>) {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('group', { name: group })
    .getByRole('button', { name: /Choose/ })
    .click();
  await (await chooser).setFiles(files);
}

/** Creates a project and returns its id. */
async function startProject(page: Page, title: string) {
  await page.goto('/projects/new');
  await expect(field(page, 'Title')).toBeFocused();
  await page.keyboard.type(title);
  await expect(saved(page)).toBeVisible();
  return idOf(page);
}

test('a new project is edited and published with three pictures', async ({ page, mails }) => {
  await registerMember(page, 'from-nothing', mails);
  await page.goto('/projects/new');
  await field(page, 'Summary').fill('Seven notes on an engine.');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await field(page, 'Title').focus();
  await page.keyboard.type('Notes on the Analytical Engine');
  await expect(saved(page)).toBeVisible();
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}\/edit$/);
  await expect(field(page, 'Title')).toBeFocused();
  const id = idOf(page);

  await choose(page, 'Add images', await pngs('notes', 'bernoulli', 'flyology'));
  const gallery = page.getByRole('list', { name: 'Gallery' });
  await expect(gallery.getByRole('listitem')).toHaveCount(3, { timeout: 30_000 });
  const alts = gallery.getByRole('textbox', { name: 'Alt text' });
  await alts.nth(0).fill('A page of notes');
  await alts.nth(1).fill('A table of operations');
  await alts.nth(2).fill('A wing');
  await gallery.getByRole('textbox', { name: 'Caption' }).nth(1).fill('Note G');
  await page.getByRole('button', { name: 'Set A table of operations as cover' }).click();
  await page.getByRole('button', { name: 'Set focal point' }).click();
  await page.getByRole('slider', { name: 'Horizontal' }).press('Home');
  await expect(page.getByRole('slider', { name: 'Horizontal' })).toHaveAttribute('aria-valuetext', '0%');
  const whole = page.locator('button[aria-hidden] img');
  const { width, height } = (await whole.boundingBox()) ?? { width: 0, height: 0 };
  await whole.click({ force: true, position: { x: width * 0.25, y: height * 0.75 } });
  await expect(page.getByRole('slider', { name: 'Vertical' })).toHaveValue('75');
  await gallery.getByRole('button', { name: 'Reorder A wing', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await expect(alts.nth(1)).toHaveValue('A wing');

  await gallery.getByRole('button', { name: 'Remove A wing' }).click();
  await expect(gallery.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(alts.nth(1)).toHaveValue('A wing');

  await field(page, 'Role').fill('Author');
  await field(page, 'Start date').fill('1842');
  await field(page, 'End date').fill('Aug 1843');
  await page.getByRole('button', { name: 'Problem, approach, results' }).click();
  await field(page, 'Problem').pressSequentially('A memoir in **French**.');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.keyboard.type('example.org/notes');
  await page.keyboard.press('Tab');
  await expect(field(page, 'URL').first()).toHaveValue('https://example.org/notes');
  await page.getByRole('button', { name: 'Add metric' }).click();
  await page.keyboard.type('3 times');
  await expect(saved(page)).toBeVisible();

  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /Saved\s*· published/ })).toBeVisible();
  await page.getByRole('button', { name: 'Published' }).click();
  await expect(page.getByRole('menu').getByText('Changes are published at once.')).toBeVisible();
  await page.keyboard.press('Escape');
  const project = await stored(page, id);
  expect(project).toMatchObject({
    title: 'Notes on the Analytical Engine',
    slug: 'notes-on-the-analytical-engine',
    summary: 'Seven notes on an engine.',
    status: 'published',
    coverFocus: { x: 25, y: 75 },
    role: 'Author',
    start: '1842',
    end: '1843-08',
    caseStudy: { problem: 'A memoir in **French**.' },
    links: [{ label: '', url: 'https://example.org/notes' }],
    metrics: [{ label: '', value: '3 times' }],
  });
  expect(project.gallery.map(({ alt }: { alt: string }) => alt)).toEqual([
    'A page of notes',
    'A wing',
    'A table of operations',
  ]);
  expect(project.cover).toBe(project.gallery[2].image);

  await page.getByRole('link', { name: 'View' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Notes on the Analytical Engine' })).toBeVisible();
  const shown = shownPage(page);
  await expect(shown.getByText('1842 – Aug 1843')).toBeVisible();
  // The cover is the first image, the others follow in their order.
  const enlarge = shown.getByRole('link', { name: 'Enlarge image 3 of 3: A wing' });
  await enlarge.click();
  const slide = shown.locator('.light:target');
  await expect(slide.getByRole('img', { name: 'A wing' })).toBeInViewport();
  await slide.getByRole('link', { name: 'Previous' }).click();
  await expect(slide.getByRole('img', { name: 'A page of notes' })).toBeInViewport();
  await slide.getByRole('link', { name: 'Close' }).click();
  await expect(slide).toHaveCount(0);
});

test('edits survive a lost network and a reload, to the last letter', async ({ page, context }) => {
  await registerMember(page, 'in-a-tunnel');
  const id = await startProject(page, 'Flyology');

  await test.step('edits are saved automatically when the network is back', async () => {
    await context.setOffline(true);
    await field(page, 'Client').fill('Nobody yet');
    await expect(page.getByText('Offline. Saved on this device')).toBeVisible();
    await context.setOffline(false);
    await expect(saved(page)).toBeVisible();
    await expect(await stored(page, id)).toMatchObject({ client: 'Nobody yet' });
  });

  await test.step('edits survive a reload', async () => {
    await context.setOffline(true);
    await field(page, 'Summary').fill('A flying machine, driven by steam.');
    await expect(page.getByText('Offline. Saved on this device')).toBeVisible();
    await field(page, 'Role').fill('Inventor');
    await page.getByRole('button', { name: 'Add metric' }).click();
    await page.keyboard.type('half done');
    await page.reload().catch(() => undefined);
    await context.setOffline(false);
    await page.goto(`/projects/${id}/edit`);
    await expect(field(page, 'Summary')).toHaveValue('A flying machine, driven by steam.');
    await expect(field(page, 'Role')).toHaveValue('Inventor');
    await expect(saved(page)).toBeVisible();
    await expect
      .poll(() => stored(page, id))
      .toMatchObject({
        summary: 'A flying machine, driven by steam.',
        role: 'Inventor',
        metrics: [{ value: 'half done' }],
      });
  });

  await test.step('the last letter before leaving the page is saved', async () => {
    await page.route('**/api/projects/*', (route) =>
      route.request().method() === 'PATCH' ? route.abort('internetdisconnected') : route.fallback(),
    );
    await field(page, 'Role').fill('');
    await field(page, 'Role').pressSequentially('Anatomist');
    await page.goto('about:blank');
    await page.unroute('**/api/projects/*');
    await page.goto(`/projects/${id}/edit`);
    await expect(field(page, 'Role')).toHaveValue('Anatomist');
    await expect.poll(() => stored(page, id)).toMatchObject({ role: 'Anatomist' });
  });
});

/** Returns the number of drafts that the browser keeps. They are removed shortly after the last edit is gone. */
const countDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('vitrine');
        opening.onsuccess = () => {
          const counting = opening.result.transaction('drafts').objectStore('drafts').count();
          counting.onsuccess = () => resolve(counting.result);
        };
      }),
  );

test('a new project is restored after a crash, and its first save does not disturb the typing', async ({ page }) => {
  await registerMember(page, 'untitled-yet');
  await page.goto('/projects/new');
  await field(page, 'Summary').fill('Whether solitaire can be put into a formula.');
  await expect(page.getByText('Saved on this device')).toBeVisible();
  await page.goto('about:blank');
  await page.goto('/projects/new');
  await expect(field(page, 'Summary')).toHaveValue('Whether solitaire can be put into a formula.');
  await expect(page.getByText('We restored your unsaved changes.')).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(field(page, 'Summary')).toHaveValue('');
  await expect.poll(() => countDrafts(page)).toBe(0);
  await page.reload();
  await expect(field(page, 'Summary')).toHaveValue('');

  await expect(field(page, 'Title')).toBeFocused();
  const createRequest = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/projects'),
  );
  await page.keyboard.type('Notes');
  await createRequest;
  await page.keyboard.type(' on the Analytical Engine', { delay: 40 });
  await expect(saved(page)).toBeVisible();
  await expect(field(page, 'Title')).toHaveValue('Notes on the Analytical Engine');
  await expect(field(page, 'Title')).toBeFocused();
  await expect.poll(() => stored(page, idOf(page))).toMatchObject({ title: 'Notes on the Analytical Engine' });
  await page.reload();
  await expect(field(page, 'Title')).toHaveValue('Notes on the Analytical Engine');
});

test('a session that ends during editing loses no edit', async ({ page, context }) => {
  await registerMember(page, 'session-ends');
  const id = await startProject(page, 'Flyology');
  await page.goto(`/projects/${id}/edit`);
  await expect(field(page, 'Title')).toHaveValue('Flyology');
  await expect(field(page, 'Role')).toBeVisible();
  await page.waitForLoadState('networkidle');
  await context.clearCookies();
  await field(page, 'Role').fill('Inventor');
  await page.waitForURL(/\/login\?next=/);
  await signIn(page, 'session-ends');
  await expect(field(page, 'Role')).toHaveValue('Inventor');
  await expect(saved(page)).toBeVisible();
  expect(await stored(page, id)).toMatchObject({ role: 'Inventor' });
});

test('two tabs merge edits of different fields, and a conflict in one field shows both versions', async ({
  page,
  context,
  expectAccessible,
}) => {
  await registerMember(page, 'two-tabs');
  const id = await startProject(page, 'Flyology');
  const other = await context.newPage();
  await other.goto(`/projects/${id}/edit`);
  await expect(field(other, 'Title')).toHaveValue('Flyology');

  await field(other, 'Client').fill('Nobody yet');
  await expect(saved(other)).toBeVisible();
  await expect(field(page, 'Client')).toHaveValue('Nobody yet');

  await context.setOffline(true);
  await field(page, 'Role').fill('Inventor');
  await field(other, 'Role').fill('Anatomist');
  await field(other, 'Summary').fill('On the anatomy of birds.');
  await context.setOffline(false);
  const hasConflict = async (tab: Page) =>
    (await tab.getByRole('heading', { name: 'Edited in two places' }).count()) > 0;
  await expect.poll(async () => (await hasConflict(page)) || (await hasConflict(other))).toBe(true);
  const [late, mine, theirs] = (await hasConflict(page))
    ? [page, 'Inventor', 'Anatomist']
    : [other, 'Anatomist', 'Inventor'];
  const panel = region(late, 'Edited in two places');
  await expect(panel.getByText(mine)).toBeVisible();
  await expect(panel.getByText(theirs)).toBeVisible();
  await expectAccessible(late);
  await panel.getByRole('button', { name: 'Use theirs: Role' }).click();
  await expect(panel).toBeHidden();
  await expect(field(late, 'Role')).toHaveValue(theirs);
  await expect(saved(late)).toBeVisible();
  await expect.poll(() => stored(page, id)).toMatchObject({ role: theirs, summary: 'On the anatomy of birds.' });
});

test('errors appear at their fields, steps are undone by keyboard, and publishing lists what is missing', async ({
  page,
  expectAccessible,
}) => {
  await registerMember(page, 'refused-fields');
  await make(page, 'projects', [{ title: 'Taken' }]);
  const id = await startProject(page, 'Flyology');

  await test.step('steps are undone and redone by keyboard outside of text fields', async () => {
    const featured = page.getByRole('switch', { name: 'Featured' });
    await featured.click();
    await featured.click();
    await featured.click();
    await expect(featured).toBeChecked();
    await page.keyboard.press('Control+z');
    await expect(featured).not.toBeChecked();
    await page.keyboard.press('Control+Shift+z');
    await expect(featured).toBeChecked();
    await expect.poll(() => stored(page, id)).toMatchObject({ featured: true });
  });

  await test.step('an invalid value has an error at its field, and the rest is saved', async () => {
    await page.getByRole('button', { name: 'Add link' }).click();
    await page.keyboard.type('not an address');
    await field(page, 'Role').fill('Inventor');
    await expect(field(page, 'URL').first()).toHaveAccessibleDescription(
      'Enter a web address like https://example.com',
    );
    await expect(page.getByText('Some changes couldn’t be saved')).toBeVisible();
    await expect.poll(() => stored(page, id)).toMatchObject({ role: 'Inventor', links: [] });

    await region(page, 'Visibility').getByRole('textbox', { name: 'URL' }).fill('taken');
    await page.keyboard.press('Control+s');
    await expect(region(page, 'Visibility').getByRole('alert')).toBeVisible();
    await field(page, 'Client').fill('Nobody');
    await expect.poll(() => stored(page, id)).toMatchObject({ slug: 'flyology', client: 'Nobody' });
    await page.getByRole('button', { name: 'Show problem' }).click();
    await expect(field(page, 'URL').first()).toBeFocused();
  });

  await test.step('publishing without a verified email address says what is missing', async () => {
    await page.getByRole('button', { name: 'Publish' }).click();
    const list = page.getByRole('dialog', { name: 'Before you publish' });
    await expect(list.getByText('Verify your email address. (not done yet)')).toBeVisible();
    await expectAccessible(page);
    await list.getByRole('link', { name: 'Verify email' }).click();
    await expect(page).toHaveURL('/settings#email');
  });
});

test('a former URL redirects to the current one; an unknown one shows a message inside the shell', async ({
  page,
  mails,
}) => {
  await registerMember(page, 'old-address', mails);
  const [project] = await make(page, 'projects', [{ title: 'Flyology', status: 'published' }]);
  await page.goto(`/projects/${project?.id}/edit`);
  const address = region(page, 'Visibility').getByRole('textbox', { name: 'URL' });
  await address.fill('The Flying Machine');
  await address.press('Tab');
  await expect(address).toHaveValue('the-flying-machine');
  await expect(saved(page)).toBeVisible();
  await page.goto('/projects/flyology');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Flyology');
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toHaveText('Flyology');
  await expect(page).toHaveURL('/projects/the-flying-machine');
  await page.goto('/projects/nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  await page.goto('/projects/nowhere/edit');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
});

test('from its detail page a project is trashed, restored, duplicated, published and unpublished', async ({
  page,
  mails,
}) => {
  await registerMember(page, 'owners-bar', mails);
  const [project] = await make(page, 'projects', [{ title: 'Flyology' }]);
  await page.goto(`/projects/${project?.id}`);
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByText('Published', { exact: false }).first()).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Draft')).toBeVisible();
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  const copy = page.url();
  await field(page, 'Title').fill('');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(page.getByText('Fix or save your latest changes first')).toBeVisible();
  await expect(page).toHaveURL(copy);
  await page.goto(`/projects/${project?.id}`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(page).toHaveURL('/projects');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => stored(page, project?.id ?? '')).toMatchObject({ trashedAt: null });
});

test('code and tables of a case study are complete after an edit, and readable on the detail page', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'code-editor', mails);
  const readme = (end: string) =>
    [
      'Run `make all` first.',
      '```sh\nmake all # builds the mill, the store and everything between them, in the order of the work\n\n./engine --card=1\n```',
      '| Card | Holes |\n| :-- | --: |\n| `a \\| b` | **12** |\n|  | 7 |',
      `Then ${end}`,
    ].join('\n\n');
  const [project] = await make(page, 'projects', [
    { title: 'Notes on the Analytical Engine', caseStudy: { problem: '', approach: readme('wait'), outcome: '' } },
  ]);
  const approach = field(page, 'Approach');
  const id = project?.id ?? '';
  await page.goto(`/projects/${id}/edit`);
  await expect(approach.getByRole('table')).toBeVisible();
  await approach.getByText('Then wait').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.type(' for `it`');
  await expect.poll(async () => (await stored(page, id)).caseStudy.approach).toBe(readme('wait for `it`'));

  await page.goto(`/projects/${id}`);
  await expect(shownPage(page).getByRole('group', { name: 'Card, Holes' }).getByRole('row')).toHaveCount(3);
  await expect(shownPage(page).locator('pre')).toContainText('\n\n./engine --card=1');
  await page.setViewportSize({ width: 320, height: 640 });
  await inBothThemes(page, expectAccessible);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('the editor and the detail page are accessible in both themes and fit 320 px', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'axe-editor', mails);
  const id = await startProject(page, 'Notes on the Analytical Engine');
  await choose(page, 'Add images', await pngs('notes'));
  await expect(page.getByRole('list', { name: 'Gallery' }).getByRole('listitem')).toHaveCount(1, { timeout: 30_000 });
  for (const name of ['Add link', 'Add metric', 'Add collaborator']) await page.getByRole('button', { name }).click();
  await page.keyboard.type('Charles Babbage');
  await page.getByRole('button', { name: 'Problem, approach, results' }).click();
  await field(page, 'Problem').fill('## A memoir\n\n- in *French*');
  await expect(saved(page)).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.setViewportSize({ width: 320, height: 640 });
  await inBothThemes(page, expectAccessible);
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  expect(await width()).toBeLessThanOrEqual(320);
  await page.goto(`/projects/${id}`);
  await expect(shownPage(page).getByRole('heading', { level: 1 })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  expect(await width()).toBeLessThanOrEqual(320);
  await page.setViewportSize({ width: 1280, height: 800 });
  await shownPage(page)
    .getByRole('link', { name: /^Enlarge image/ })
    .click();
  await expect(shownPage(page).getByRole('link', { name: 'Close', exact: true })).toBeVisible();
  await inBothThemes(page, expectAccessible);
});
