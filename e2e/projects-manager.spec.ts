import type { Page } from '@playwright/test';
import { ask, make, PROJECTS, registerMember, titlesOf } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

const ENGINE = 'Notes on the Analytical Engine';
const BERNOULLI = 'The numbers of Bernoulli';
const MEMOIR = 'Menabrea’s memoir, translated';
const FLYOLOGY = 'Flyology';

const projects = (page: Page) => page.getByRole('list', { name: 'Projects' });
const shown = (page: Page) => projects(page).locator('[data-record]');
/** Returns the titles in their displayed order. */
const titles = (page: Page) => shown(page).locator('a[href$="/edit"]');
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select ${title}` });
const statusTab = (page: Page, status: string) =>
  page.getByRole('navigation', { name: /by status/ }).getByRole('link', { name: status });
const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });

async function open(page: Page, query = '') {
  await page.goto(`/projects${query}`);
  await expect(shown(page).first()).toBeVisible();
}

async function openImport(page: Page) {
  await page.getByRole('button', { name: 'Import' }).click();
  await page.getByRole('menuitem', { name: 'From a file' }).click();
}

test('projects are reordered by keyboard, in cards and in rows, and the order persists', async ({ page }) => {
  await registerMember(page, 'order-by-keys');
  const all = (
    await make(
      page,
      'projects',
      PROJECTS.map((project) => ({ ...project, status: 'draft' })),
    )
  ).map(({ title }) => title);
  await open(page);
  await expect(titles(page)).toHaveText(all);

  await titles(page).filter({ hasText: ENGINE }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(titles(page).first()).toHaveText(BERNOULLI);
  await expect(page.getByRole('status').filter({ hasText: `${ENGINE} moved to position 2 of 7.` })).toBeAttached();
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: `${ENGINE} moved to position 4 of 7.` })).toBeAttached();
  await expect(page.getByRole('button', { name: `Reorder ${ENGINE}` })).toBeFocused();
  await expect.poll(() => titlesOf(page, 'projects')).toEqual([...all.slice(1, 4), ENGINE, ...all.slice(4)]);

  await page.getByRole('radio', { name: 'List' }).click();
  const expectStatus = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toBeAttached();
  await page.getByRole('button', { name: `Reorder ${FLYOLOGY}` }).focus();
  await page.keyboard.press('Space');
  await expectStatus(`Picked up ${FLYOLOGY}. Position 3 of 7.`);
  // At the top, another press has no effect.
  await expect(async () => {
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('status').filter({ hasText: `${FLYOLOGY} moved to position 1 of 7.` })).toBeAttached({
      timeout: 1000,
    });
  }).toPass();
  await page.keyboard.press('Space');
  await expect(titles(page).first()).toHaveText(FLYOLOGY);
  await expect.poll(async () => (await titlesOf(page, 'projects'))[0]).toBe(FLYOLOGY);

  await page.reload();
  await expect(page.getByRole('radio', { name: 'List' })).toBeChecked();
  await expect(titles(page).first()).toHaveText(FLYOLOGY);
});

test('a card is dragged to another position; a refused move is reverted with a message', async ({ page }) => {
  await registerMember(page, 'order-by-pointer');
  const [one = '', two = '', three = ''] = (
    await make(page, 'projects', [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }])
  ).map(({ title }) => title);
  await open(page);
  const drag = async (from: string, to: string) => {
    await titles(page).filter({ hasText: from }).hover();
    await page.getByRole('button', { name: `Reorder ${from}` }).hover();
    await page.mouse.down();
    const target = await page.getByRole('button', { name: `Reorder ${to}` }).boundingBox();
    await page.mouse.move((target?.x ?? 0) - 20, (target?.y ?? 0) + 40, { steps: 12 });
    await page.mouse.up();
  };
  await drag(one, three);
  await expect(titles(page)).toHaveText([two, three, one]);
  await expect.poll(() => titlesOf(page, 'projects')).toEqual([two, three, one]);

  await page.route('**/api/projects/*/move', (route) => route.abort('internetdisconnected'));
  await titles(page).filter({ hasText: two }).focus();
  await page.keyboard.press('Alt+ArrowRight');
  await expect(toast(page)).toContainText('Couldn’t save the new order');
  await expect(titles(page)).toHaveText([two, three, one]);
});

test('projects are filtered by links and by typing, archived together, and duplicated', async ({ page, mails }) => {
  await registerMember(page, 'filters', mails);
  await make(page, 'projects', PROJECTS);
  await test.step('a link opens a filtered view; Back returns from it; the search follows the typing', async () => {
    await open(page, '?status=published&tag=writing&sort=title');
    await expect(titles(page)).toHaveText([MEMOIR, ENGINE]);
    await expect(statusTab(page, 'Published')).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('button', { name: 'Tag: writing' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Sort: Title' })).toBeVisible();
    await expect(page.getByRole('button', { name: /^Reorder / })).toHaveCount(0);

    await statusTab(page, 'All').click();
    await expect(titles(page)).toHaveText([MEMOIR, ENGINE, 'Solitaire as a formula']);
    await page.getByRole('button', { name: 'Tag: writing' }).click();
    await page.getByRole('menuitemradio', { name: /letters/ }).click();
    await expect(page).toHaveURL(/\?tag=letters&sort=title$/);
    await expect(titles(page)).toHaveText(['Letters on higher mathematics', 'Solitaire as a formula']);
    await page.goBack();
    await page.goBack();
    await expect(titles(page)).toHaveText([MEMOIR, ENGINE]);

    await open(page);
    await page.getByRole('searchbox', { name: 'Search projects' }).pressSequentially('bern', { delay: 20 });
    await expect(page).toHaveURL(/\?q=bern$/);
    await expect(titles(page)).toHaveText([BERNOULLI]);
    await expect(page.getByRole('status').filter({ hasText: '1 project' })).toBeAttached();
    await page.getByRole('searchbox').fill('perpetual motion');
    await expect(page.getByText('No results')).toBeVisible();
    await page.getByRole('button', { name: 'Clear filters' }).click();
    await expect(shown(page)).toHaveCount(7);
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await shown(page).filter({ hasText: FLYOLOGY }).getByRole('link', { name: 'drawing' }).click();
    await expect(page).toHaveURL(/\?tag=drawing$/);
  });

  await test.step('several projects are selected and archived at once, and undo restores them', async () => {
    await open(page);
    await box(page, BERNOULLI).click();
    await box(page, 'A calculus of the nervous system').click({ modifiers: ['Shift'] });
    await expect(page.getByText('4 of 7 selected')).toBeVisible();
    await page.keyboard.press('ControlOrMeta+a');
    await expect(page.getByText('7 of 7 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(/selected/)).toHaveCount(0);

    await box(page, ENGINE).click();
    await box(page, 'Solitaire as a formula').click();
    await page.getByRole('button', { name: 'Archive', exact: true }).click();
    await expect(toast(page)).toContainText('2 archived');
    await expect(statusTab(page, 'Archived')).toHaveText(/3$/);
    await expect(shown(page).filter({ hasText: ENGINE })).toContainText('Archived');
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(shown(page).filter({ hasText: ENGINE })).toContainText('Published');
    await expect(shown(page).filter({ hasText: 'Solitaire' })).toContainText('Draft');
    await expect.poll(async () => await titlesOf(page, 'projects', 'status=archived')).toEqual([FLYOLOGY]);
  });

  await test.step('a duplicate comes first and is a draft', async () => {
    await page.getByRole('button', { name: `Actions for ${ENGINE}` }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expect(shown(page)).toHaveCount(8);
    await expect(shown(page).first()).toContainText(ENGINE);
    await expect(shown(page).first()).toContainText('Draft');
    await expect(toast(page).getByRole('button', { name: 'Edit' })).toBeVisible();
  });
});

test('a project is moved by its menu, which offers only places that there are', async ({ page }) => {
  await registerMember(page, 'order-by-menu');
  await make(page, 'projects', [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
  await open(page);
  const menu = page.getByRole('button', { name: 'Actions for One' });
  const entry = (name: string) => page.getByRole('menuitem', { name, exact: true });
  await menu.press('Enter');
  await expect(entry('Move earlier')).toHaveCount(0);
  await entry('Move later').click();
  await expect(titles(page)).toHaveText(['Two', 'One', 'Three']);
  await expect(menu).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'One moved to position 2 of 3.' })).toBeAttached();
  await menu.press('Enter');
  await entry('Move later').click();
  await expect(titles(page)).toHaveText(['Two', 'Three', 'One']);
  await expect.poll(() => titlesOf(page, 'projects')).toEqual(['Two', 'Three', 'One']);
  await menu.press('Enter');
  await expect(entry('Move later')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await page.getByRole('searchbox').fill('One');
  await expect(titles(page)).toHaveText(['One']);
  await menu.press('Enter');
  await expect(entry('Move earlier')).toHaveCount(0);
});

test('a project in the trash is restored, or deleted permanently after confirming', async ({ page }) => {
  // A tall window, because notices need room below the cards to stay open.
  await page.setViewportSize({ width: 1280, height: 1100 });
  await registerMember(page, 'trash');
  await make(page, 'projects', [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
  await open(page);
  await page.getByRole('button', { name: 'Actions for Two' }).click();
  await page.getByRole('menuitem', { name: 'Move to trash' }).click();
  await expect(titles(page)).toHaveText(['One', 'Three']);
  await expect(titles(page).filter({ hasText: 'Three' })).toBeFocused();
  await box(page, 'One').click();
  await page.getByRole('button', { name: 'Move to trash' }).click();
  await expect(titles(page)).toHaveText(['Three']);

  await statusTab(page, 'Trash').click();
  await expect(page.getByText('Items in the trash are permanently deleted after 30 days.')).toBeVisible();
  await expect(shown(page)).toHaveCount(2);
  await expect(shown(page).first()).toContainText('30 days left');
  await page.getByRole('button', { name: 'Actions for Two' }).click();
  await page.getByRole('menuitem', { name: 'Restore' }).click();
  await expect(shown(page)).toHaveCount(1);

  await page.getByRole('button', { name: 'Actions for One' }).click();
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  const question = page.getByRole('alertdialog', { name: 'Permanently delete “One”?' });
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(shown(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Actions for One' }).click();
  await page.getByRole('menuitem', { name: 'Delete permanently' }).click();
  await question.getByRole('button', { name: 'Delete permanently' }).click();
  await expect(page.getByText('Trash is empty')).toBeVisible();
  await statusTab(page, 'All').click();
  await expect(titles(page)).toHaveText(['Two', 'Three']);
});

test('an empty file shows a message; projects of a JSON Resume are previewed, imported and undone', async ({
  page,
}) => {
  await registerMember(page, 'import');
  await page.goto('/projects');
  await expect(page.getByText('No projects yet')).toBeVisible();
  await openImport(page);
  const dialog = page.getByRole('dialog', { name: 'Import projects' });
  await dialog.getByText('Or paste text').click();
  await dialog.getByLabel('Paste your data here').fill('{"basics":{"name":"Ada Lovelace"}}');
  await dialog.getByRole('button', { name: 'Preview import' }).click();
  await expect(dialog.getByRole('alert').first()).not.toBeEmpty();
  await expect(dialog.getByLabel('Paste your data here')).toHaveValue('{"basics":{"name":"Ada Lovelace"}}');
  await make(page, 'projects', [{ title: 'Flyology', start: '1828' }]);
  await page.reload();
  const resume = {
    basics: { name: 'Ada Lovelace' },
    projects: [
      { name: 'Flyology', startDate: '1828', description: 'On the anatomy of birds' },
      { name: ENGINE, startDate: '1842-10', endDate: '1843-08', url: 'https://example.org/notes' },
      { name: BERNOULLI, startDate: 'long ago' },
    ],
  };
  await openImport(page);
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(resume)) });
  await expect(dialog).toContainText('3 items found.');
  await expect(dialog.getByRole('checkbox', { name: 'Select Flyology' })).not.toBeChecked();
  await expect(dialog.getByRole('listitem').filter({ hasText: 'Flyology' })).toContainText('Already exists');
  await expect(dialog.getByRole('checkbox', { name: `Select ${ENGINE}` })).toBeChecked();
  await expect(dialog.getByRole('listitem').filter({ hasText: BERNOULLI })).toContainText(
    'Start: skipped, not a date.',
  );
  expect(await titlesOf(page, 'projects')).toEqual(['Flyology']);

  await dialog.getByRole('button', { name: 'Import 2 items' }).click();
  await expect(dialog).toBeHidden();
  await expect(toast(page)).toContainText('2 items imported');
  await expect(shown(page)).toHaveCount(3);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(shown(page)).toHaveCount(1);
});

test('more projects load near the end of the list or on request', async ({ page }) => {
  await registerMember(page, 'many');
  await make(
    page,
    'projects',
    Array.from({ length: 60 }, (_, at) => ({ title: `Note ${at + 1}` })),
  );
  await open(page);
  await expect(page.getByText('60 projects').first()).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).focus();
  await expect(shown(page)).toHaveCount(60);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

test('failures show a message with the next step; the list is exported', async ({ page, context }) => {
  await registerMember(page, 'unproven');
  await make(page, 'projects', [{ title: 'Flyology' }]);

  await test.step('a list that fails to load is retried; a lost connection shows a message', async () => {
    await page.route('**/api/projects?*', (route) => route.abort('internetdisconnected'));
    await page.goto('/projects');
    await expect(page.getByRole('alert')).toContainText('Couldn’t load this list');
    await page.unroute('**/api/projects?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(titles(page)).toHaveText(['Flyology']);

    await context.setOffline(true);
    await statusTab(page, 'Archived').click();
    await expect(page.getByText('The list loads when you’re back online.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('No results')).toBeVisible();
    await statusTab(page, 'All').click();
    await expect(titles(page)).toHaveText(['Flyology']);
  });

  await test.step('projects are exported as CSV and as JSON', async () => {
    for (const [name, ending] of [
      ['Export as CSV', 'csv'],
      ['Export as JSON', 'json'],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).click();
      expect((await download).suggestedFilename()).toMatch(new RegExp(`\\.${ending}$`));
    }
  });

  await test.step('publishing requires a verified email address and links to the verification', async () => {
    await page.getByRole('button', { name: 'Actions for Flyology' }).click();
    await page.getByRole('menuitem', { name: 'Publish' }).click();
    await expect(toast(page)).toContainText('Verify your email address first.');
    await expect(shown(page)).toContainText('Draft');
    await toast(page).getByRole('button', { name: 'Verify email' }).click();
    await expect(page).toHaveURL(/\/settings#email$/);
  });
});

test('the projects are accessible in both themes', async ({ page, expectAccessible }) => {
  await registerMember(page, 'accessible');
  await make(
    page,
    'projects',
    PROJECTS.map((project) => ({ ...project, status: 'draft' })),
  );
  await open(page);
  await inBothThemes(page, expectAccessible);
  await box(page, ENGINE).click();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('radio', { name: 'List' }).click();
  await inBothThemes(page, expectAccessible);
  await openImport(page);
  await page.getByRole('dialog', { name: 'Import projects' }).waitFor();
  await inBothThemes(page, expectAccessible);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 320, height: 640 });
  await inBothThemes(page, expectAccessible);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect((await ask(page, 'GET', '/api/projects')).status()).toBe(200);
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  test('cards are moved in reading direction', async ({ page, expectAccessible }) => {
    await registerMember(page, 'rtl');
    await make(page, 'projects', [{ title: 'One' }, { title: 'Two' }, { title: 'Three' }]);
    await page.goto('/projects');
    const own = page.locator('[data-record] a[href$="/edit"]');
    await own.filter({ hasText: 'One' }).focus();
    await page.keyboard.press('Alt+ArrowLeft');
    await expect(own).toHaveText(['Two', 'One', 'Three']);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
