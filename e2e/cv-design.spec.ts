import { makeCv } from './cvs.ts';
import { expectStored, fetchCv, openEditor, waitForPages } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

test('a section of the design is reset to the template alone, by keyboard, and undone', async ({
  page,
  expectAccessible,
}) => {
  await registerMember(page, 'design-reset');
  const { id } = await makeCv(page, { name: 'Notes', example: 'designer' });
  const { document, revision } = await fetchCv(page, id);
  const design = { ...document.design, size: 11, accent: '#7c2d12', marginX: 25 };
  await ask(page, 'PUT', `/api/cvs/${id}`, { revision, document: { ...document, design } });
  const stored = () =>
    expectStored(page, id, ({ document: { design: own } }) => [own.size, own.accent, own.marginX, own.template]);
  await openEditor(page, id);
  await page.getByRole('tab', { name: 'Design' }).click();
  const reset = (section: string) => page.getByRole('button', { name: `Reset to template defaults: ${section}` });
  await inBothThemes(page, expectAccessible);

  await reset('Typography').press('Enter');
  await stored().toEqual([9.5, '#7c2d12', 25, 'classic']);
  await expect(page.getByRole('heading', { name: 'Typography' })).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Reset: Typography' })).toBeAttached();
  await expect(reset('Typography')).toHaveCount(0);
  await reset('Colors').press('Enter');
  await reset('Page').press('Enter');
  await stored().toEqual([9.5, '#0f5c5c', 16, 'classic']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await stored().toEqual([9.5, '#0f5c5c', 25, 'classic']);
});

test('sections take the usual order of a country, and their own again by one undo', async ({ page }) => {
  await registerMember(page, 'section-order');
  const { id } = await makeCv(page, { name: 'Notes' });
  await openEditor(page, id);
  const kinds = () => expectStored(page, id, ({ document }) => document.sections.map(({ kind }) => kind));
  await page.getByRole('tab', { name: 'Design' }).click();
  const order = page.getByRole('combobox', { name: 'Section order' });
  await expect(order).toHaveText('United States');
  await order.press('Enter');
  await page.getByRole('option', { name: 'Japan' }).click();
  await expect(order).toHaveText('Japan');
  await kinds().toEqual(['education', 'work', 'skills', 'languages', 'summary']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await kinds().toEqual(['summary', 'work', 'education', 'skills', 'languages']);
  await expect(order).toHaveText('United States');
});

test('bullets have the chosen sign, and that of the template again', async ({ page }) => {
  await registerMember(page, 'design-bullets');
  const { id } = await makeCv(page, { name: 'Notes', example: 'designer' });
  await openEditor(page, id);
  await page.getByRole('tab', { name: 'Design' }).click();
  const bullets = page.getByRole('combobox', { name: 'Bullets' });
  await expect(bullets).toHaveText('Template default');
  const hasArrows = async () => {
    const html = await (await ask(page, 'GET', `/api/cvs/${id}/export/html`)).text();
    return html.includes('--bullet: "›  "');
  };
  await bullets.press('Enter');
  await page.getByRole('option', { name: 'Arrow' }).click();
  await expectStored(page, id, ({ document }) => document.design.bullets).toBe('arrow');
  expect(await hasArrows()).toBe(true);
  await page.getByRole('button', { name: 'Reset to template defaults: Page' }).click();
  await expectStored(page, id, ({ document }) => document.design.bullets).toBe('template');
  expect(await hasArrows()).toBe(false);
});

test('headings and text have fonts of their own, and those of the template again', async ({ page }) => {
  await registerMember(page, 'design-fonts');
  const { id } = await makeCv(page, { name: 'Notes', example: 'designer' });
  await openEditor(page, id);
  await page.getByRole('tab', { name: 'Design' }).click();
  const fonts = () => expectStored(page, id, ({ document }) => document.design.fonts);
  const heading = page.getByRole('combobox', { name: 'Heading font' });
  const body = page.getByRole('combobox', { name: 'Body font' });
  const own = (await body.textContent()) ?? '';
  expect(own).toContain('(template default)');
  const choose = async (field: typeof heading, name: string) => {
    await field.press('Enter');
    await page.getByRole('option', { name, exact: true }).click();
  };
  // Each name is shown in its own typeface.
  await body.press('Enter');
  await expect(page.getByText('Spectral', { exact: true })).toHaveCSS('font-family', /^"Spectral specimen"/);
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(loaded).toEqual(expect.arrayContaining(['Spectral specimen', 'IBM Plex Mono specimen']));
  await page.keyboard.press('Escape');
  await choose(heading, 'Figtree');
  await choose(body, 'Lora');
  await fonts().toBe('Figtree/Lora');
  await waitForPages(page);
  const answer = await ask(page, 'GET', `/api/cvs/${id}/export/docx`);
  expect(answer.ok()).toBe(true);
  await page.reload();
  await page.getByRole('tab', { name: 'Design' }).click();
  await expect(heading).toContainText('Figtree');
  await expect(body).toContainText('Lora');
  await choose(body, own);
  await page.getByRole('button', { name: 'Reset to template defaults: Typography' }).click();
  await fonts().toBe('');
});

test('spacing is exact, and section headings have the chosen style', async ({ page, expectAccessible }) => {
  await registerMember(page, 'design-headings');
  const { id } = await makeCv(page, { name: 'Notes', example: 'nurse' });
  await openEditor(page, id);
  await page.getByRole('tab', { name: 'Design' }).click();
  const design = () => expectStored(page, id, ({ document }) => document.design);
  const spacing = page.getByRole('slider', { name: 'Adjust spacing' });
  await expect(spacing).toHaveAttribute('aria-valuetext', '100%');
  await spacing.press('ArrowRight');
  await design().toMatchObject({ density: 'compact', spacing: 1.05, headings: 'template' });
  await expect(spacing).toHaveAttribute('aria-valuetext', '105%');
  await page.getByRole('combobox', { name: 'Section headings' }).press('Enter');
  await page.getByRole('option', { name: 'Capitals' }).click();
  await design().toMatchObject({ spacing: 1.05, headings: 'capitals' });
  await expectAccessible(page);
  await waitForPages(page);
  const text = await (await ask(page, 'GET', `/api/cvs/${id}/reading`)).json();
  expect(text.text).toContain('WORK EXPERIENCE');
  await page.getByRole('button', { name: 'Reset to template defaults: Typography' }).click();
  await design().toMatchObject({ spacing: 1, headings: 'template' });
});

test('a template brings its own accent until one is chosen, and offers where its head stands', async ({ page }) => {
  await registerMember(page, 'design-accent');
  const { id } = await makeCv(page, { name: 'Notes', example: 'designer' });
  const { document, revision } = await fetchCv(page, id);
  const design = { ...document.design, template: 'classic', accent: '#0f5c5c' };
  await ask(page, 'PUT', `/api/cvs/${id}`, { revision, document: { ...document, design } });
  const stored = () => expectStored(page, id, ({ document: { design: own } }) => [own.template, own.accent, own.head]);
  await openEditor(page, id);
  await page.getByRole('tab', { name: 'Design' }).click();
  await expect(page.getByRole('radiogroup', { name: 'Header' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Show all/ }).click();
  const templates = page.getByRole('radiogroup', { name: 'Template' });
  await templates.getByRole('radio', { name: 'Academic' }).press('Space');
  await stored().toEqual(['academic', '#7a1f2b', 'template']);

  const head = page.getByRole('radiogroup', { name: 'Header' });
  await expect(head.getByRole('radio', { name: 'Centered' })).toBeChecked();
  await head.getByRole('radio', { name: 'Left' }).press('Space');
  await stored().toEqual(['academic', '#7a1f2b', 'start']);
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await stored().toEqual(['classic', '#0f5c5c', 'template']);

  await page.getByRole('radio', { name: 'Plum' }).press('Space');
  await stored().toEqual(['classic', '#6f2a5e', 'template']);
  await templates.getByRole('radio', { name: 'Swiss' }).press('Space');
  await stored().toEqual(['swiss', '#6f2a5e', 'template']);
});
