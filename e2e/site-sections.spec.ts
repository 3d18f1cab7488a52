import sharp from 'sharp';
import { saved } from './editor.ts';
import { make, PROJECTS, registerMember } from './records.ts';
import { fetchSite, field, openSite, publish, site, visitorOf } from './site.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { expect, test } from './with-mail.ts';

test('a member adds sections and a page of their own, and visitors find them', async ({
  page,
  browser,
  mails,
  expectAccessible,
}) => {
  test.slow();
  await registerMember(page, 'own-pages', mails);
  await make(page, 'projects', PROJECTS.slice(0, 3));
  await openSite(page);
  const add = async (name: RegExp) => {
    await page.getByRole('button', { name: 'Add section', exact: true }).click();
    await page.getByRole('dialog', { name: 'Add a section' }).getByRole('button', { name }).click();
  };

  // By keyboard: the new section has the focus, and its form is open below.
  await page.getByRole('button', { name: 'Add section', exact: true }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Add a section' });
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /^Services/ }).press('Enter');
  await expect(field(page, 'Services heading')).toBeFocused();
  await page.keyboard.type('What I do');
  await field(page, 'Service').fill('Annotation');
  await field(page, 'Price or terms').fill('from £5');
  await expect(site(page).getByRole('heading', { name: 'Annotation' })).toBeInViewport();
  await page.getByRole('radio', { name: 'List', exact: true }).check();
  await page.getByRole('switch', { name: 'Show in navigation' }).click();
  await expect(site(page).getByRole('link', { name: 'What I do' })).toBeVisible();
  await expectAccessible(page);

  // A second one of the same kind, which is removed and comes back.
  await page.getByRole('button', { name: 'Duplicate' }).click();
  await expect(site(page).getByRole('heading', { name: 'Annotation' })).toHaveCount(2);
  await page.getByRole('button', { name: 'Remove section' }).click();
  await expect(site(page).getByRole('heading', { name: 'Annotation' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(site(page).getByRole('heading', { name: 'Annotation' })).toHaveCount(2);

  // A page, whose address follows its title.
  await page.getByRole('button', { name: 'Add page' }).click();
  await expect(field(page, 'Page title')).toBeFocused();
  await page.keyboard.type('Über Vorträge');
  await expect(field(page, 'Page address')).toHaveValue('uber-vortrage');
  await field(page, 'Page address').fill('projects');
  await field(page, 'Page description').focus();
  await expect(page.getByText('that no other page of your site uses')).toBeVisible();
  await field(page, 'Page address').fill('talks');
  await expect(site(page).getByRole('heading', { level: 1, name: 'Über Vorträge' })).toBeVisible();
  await add(/^Gallery/);
  await page.locator('[data-section^="gallery"] input[type=file]').setInputFiles({
    ...{ name: 'notes.png', mimeType: 'image/png' },
    buffer: await sharp(Buffer.from(SVG_IMAGES.notes)).png().toBuffer(),
  });
  await field(page, 'Alt text').fill('A page of the notes');
  await expect(site(page).getByRole('img', { name: 'A page of the notes' }).first()).toBeVisible();
  await add(/^Questions/);
  await field(page, 'Question').fill('Can it think?');
  await page.getByRole('textbox', { name: 'Answer' }).fill('It originates nothing.');
  await saved(page);

  // A click in the preview leads to the section, on whichever page it is.
  await page.getByRole('combobox', { name: 'Page', exact: true }).first().click();
  await page.getByRole('option', { name: 'Home' }).click();
  await site(page).getByRole('heading', { name: 'What I do' }).first().click();
  await expect(field(page, 'Services heading').first()).toBeFocused();
  await expectAccessible(page);

  const [{ url } = { url: '' }] = await publish(page);
  const visitor = await visitorOf(browser, 320);
  await visitor.goto(url);
  await visitor.getByRole('link', { name: 'Über Vorträge' }).click();
  await expect(visitor).toHaveURL(/\/talks$/);
  await expect(visitor.getByText('It originates nothing.')).toBeVisible();
  await visitor.getByRole('link', { name: /^Enlarge image/ }).click();
  await expect(visitor.getByRole('region', { name: /^Image 1 of 1/ })).toBeVisible();
  await visitor.goBack();
  expect(await visitor.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectAccessible(visitor);
  await visitor.getByRole('link', { name: 'What I do' }).first().click();
  await expect(visitor.getByRole('heading', { name: 'What I do' }).first()).toBeInViewport();
  expect((await fetchSite(page)).document.pages).toMatchObject([
    { slug: 'talks', sections: [{ kind: 'gallery' }, { kind: 'faq' }] },
  ]);
});

test('a new section opens before Contact, and says when it appears unless it is hidden', async ({ page, mails }) => {
  await registerMember(page, 'new-section', mails);
  await page.setViewportSize({ width: 1280, height: 720 });
  await openSite(page);
  const hint = page.getByText('Your site shows only your profile so far.');
  await expect(hint).toBeVisible();
  await page.getByRole('button', { name: 'Add section', exact: true }).click();
  await page.getByRole('button', { name: /^Now/ }).click();
  await expect(field(page, 'Now heading')).toBeFocused();
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toBeInViewport({ ratio: 1 });
  const row = page.locator('[data-section^="now"]');
  await expect(row).toContainText('Appears when you fill it in.');
  const isVisible = page.getByRole('switch', { name: 'Now: visible' });
  await isVisible.click();
  await expect(row.getByText('Hidden', { exact: true })).toBeVisible();
  await expect(row).not.toContainText('Appears when you fill it in.');
  await isVisible.click();
  await expect(row).toContainText('Appears when you fill it in.');
  await text.fill('Writing notes.');
  await expect(row).not.toContainText('Appears when you fill it in.');
  await expect(hint).toHaveCount(0);
  await saved(page);
  const kinds = (await fetchSite(page)).document.sections.map(({ kind }) => kind);
  expect(kinds.slice(-2)).toEqual(['now', 'contact']);
});

test('a section moves to another page, and a page is deleted and restored', async ({ page, mails }) => {
  await registerMember(page, 'moving', mails);
  await openSite(page);
  await page.getByRole('button', { name: 'Add page' }).click();
  await page.keyboard.type('Speaking');
  await page.getByRole('button', { name: 'Add section', exact: true }).click();
  await page.getByRole('button', { name: /^Text/ }).click();
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('First the reader.');
  await page.getByRole('combobox', { name: 'On page' }).click();
  await page.getByRole('option', { name: 'Home' }).click();
  await expect(field(page, 'Text heading')).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete page' }).click();
  await expect(field(page, 'Page title')).toHaveCount(0);
  await expect(field(page, 'Text heading')).toBeVisible();
  await expect(site(page).getByText('First the reader.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await saved(page);
  const { document } = await fetchSite(page);
  expect(document.pages).toMatchObject([{ title: 'Speaking', slug: 'speaking', sections: [] }]);
  const kinds = document.sections.map(({ kind }) => kind);

  // What is removed on one page comes back there, whichever page is edited by then.
  await page.getByRole('button', { name: 'Edit Contact' }).click();
  await page.getByRole('button', { name: 'Remove section' }).click();
  await page.getByRole('combobox', { name: 'Page to edit' }).click();
  await page.getByRole('option', { name: 'Speaking' }).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await saved(page);
  const restored = (await fetchSite(page)).document;
  expect(restored.sections.map(({ kind }) => kind)).toEqual(kinds);
  expect(restored.pages).toMatchObject([{ sections: [] }]);

  // A fault is found from any page.
  await field(page, 'Page address').fill('projects');
  await page.getByRole('combobox', { name: 'Page to edit' }).click();
  await page.getByRole('option', { name: 'Home' }).click();
  await page.getByRole('button', { name: /^Show/ }).click();
  await expect(field(page, 'Page address')).toBeFocused();
  expect(document.sections.at(-1)).toMatchObject({ kind: 'text', text: 'First the reader.' });
});

test('a new site begins with a start, which can be undone', async ({ page, mails, expectAccessible }) => {
  await registerMember(page, 'beginning', mails);
  await make(page, 'projects', PROJECTS.slice(0, 3));
  await openSite(page);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Photographer/ }).press('Enter');
  await expect(field(page, 'Headline')).toBeFocused();
  await expect(site(page).locator('body')).toHaveClass(/^wall /);
  // Its page of services is empty, so nothing links to it.
  await expect(site(page).getByRole('link', { name: 'Services' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Photographer/ })).toHaveCount(0);
  await expect(page.getByRole('switch', { name: 'Resume: visible' })).not.toBeChecked();
  await saved(page);
  expect((await fetchSite(page)).document.pages).toMatchObject([
    { slug: 'services', sections: [{ kind: 'services' }] },
  ]);
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  while (await undo.isEnabled()) await undo.click();
  await expect(page.getByRole('switch', { name: 'Resume: visible' })).toBeChecked();
  await saved(page);
  expect((await fetchSite(page)).document.pages).toEqual([]);
});
