import type { Locator, Page } from '@playwright/test';
import type { SectionItem } from '../src/cv/model/shapes.ts';
import { makeCv, newCv } from './cvs.ts';
import { expectStored, fetchCv, headline, openEditor, outline, saved, unfold, waitForPages } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

test('a new CV is edited until its page is finished', async ({ page }) => {
  await registerMember(page, 'editor-new');
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Blank' }).click();
  await newCv(page).getByLabel('Name').fill('For the Analytical Engine');
  await newCv(page).getByRole('button', { name: 'Create' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  const id = /\/cv\/([^/]+)\//.exec(page.url())?.[1] ?? '';

  await headline(page).fill('Translator and annotator');
  await unfold(page, /^Work experience/);
  await page.getByRole('button', { name: 'Add entry' }).click();
  await page.getByRole('textbox', { name: 'Job title' }).fill('Author of the notes');
  await page.getByRole('textbox', { name: 'Organization', exact: true }).fill('Taylor’s Scientific Memoirs');
  await page.getByRole('textbox', { name: 'Start date', exact: true }).fill('1842');
  await page.getByRole('textbox', { name: 'End date', exact: true }).fill('Aug 1843');
  const bullets = page.getByRole('textbox', { name: /^Bullet/ });
  if ((await bullets.count()) === 0)
    await page
      .getByRole('button', { name: /bullet/i })
      .first()
      .click();
  await bullets.first().fill('Translated the memoir of Menabrea.');
  await bullets.first().press('Enter');
  await page.keyboard.type('Wrote seven notes, A to G.');
  await expect(bullets).toHaveCount(2);

  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('menuitem', { name: 'Publications' }).click();
  await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Sketch of the Analytical Engine');
  await saved(page);
  const text = await (await ask(page, 'GET', `/api/cvs/${id}/export/text`)).text();
  for (const words of [
    'Translator and annotator',
    'Author of the notes',
    'Taylor’s Scientific Memoirs',
    'Wrote seven notes, A to G.',
    'Sketch of the Analytical Engine',
  ]) {
    expect(text).toContain(words);
  }
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
});

test('the editor shows its frame before any script has run, and opens with at most 40 requests', async ({ page }) => {
  await registerMember(page, 'editor-opening');
  const { id } = await makeCv(page, { name: 'Notes', example: 'nurse' });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const frame = page.locator('#opening-frame');
  const { promise: scriptsMayLoad, resolve: letScriptsLoad } = Promise.withResolvers<void>();
  await page.route(/\.js$/, async (route) => {
    await scriptsMayLoad;
    await route.continue();
  });
  await page.goto(`/cv/${id}/edit`, { waitUntil: 'commit' });
  await expect(frame).toBeVisible();
  letScriptsLoad();
  await waitForPages(page);
  await expect(headline(page)).toBeVisible();
  await expect(frame).toBeHidden();
  // Panes that are not open load after the first view.
  await expect.poll(() => requested.findIndex((path) => path.includes('review-pane'))).toBeGreaterThan(0);
  const opening = requested.slice(
    0,
    requested.findIndex((path) => path.includes('review-pane')),
  );
  expect(opening.filter((path) => path === `/api/cvs/${id}`)).toHaveLength(1);
  expect(opening.length).toBeLessThanOrEqual(40);
});

test('clicking text on the page focuses its field, and the page follows the edit', async ({ page }) => {
  await registerMember(page, 'editor-page');
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await openEditor(page, id);
  const first = page.getByRole('img', { name: /^Page 1 of/ });
  await expect(first).toHaveAttribute('data-page', /./);
  const before = await first.getAttribute('data-page');
  await first.click({ position: { x: 420, y: 72 } });
  await expect(page.getByRole('textbox', { name: 'Name', exact: true })).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.type(' King');
  await expect.poll(() => first.getAttribute('data-page')).not.toBe(before);
  await expectStored(page, id, ({ document }) => document.basics.name).toBe('Ada Lovelace King');
});

test('painted pages match the SVG as the browser renders it', async ({ page }) => {
  await registerMember(page, 'editor-paint');
  const { id } = await makeCv(page, { name: 'Notes', example: 'designer' });
  const { revision, document } = await fetchCv(page, id);
  for (const [at, template] of ['sidebar', 'creative'].entries()) {
    const levels = at === 0 ? 'dots' : 'bar';
    const design = { ...document.design, template, levels };
    await ask(page, 'PUT', `/api/cvs/${id}`, { revision: revision + at, document: { ...document, design } });
    const { pages, fingerprints } = await (await ask(page, 'POST', `/api/cvs/${id}/preview`, {})).json();
    await openEditor(page, id);
    await expect(page.getByRole('img', { name: /^Page 1 of/ })).toHaveAttribute('data-page', fingerprints[0]);
    const { difference, dark } = await page.evaluate(differenceFromSvg, pages[0]);
    expect(dark, 'share of dark pixels').toBeGreaterThan(0.01);
    expect(difference, 'average difference from the SVG').toBeLessThan(0.01);
  }
});

/**
 * Returns the difference between the painted canvas and the browser's own rendering of the SVG, and the share of dark
 * pixels.
 */
async function differenceFromSvg(svg: string) {
  const canvas = document.querySelector('canvas');
  if (!canvas) throw new Error('no canvas');
  const { width, height } = canvas;
  const image = new Image(width, height);
  image.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const [ours, theirs] = [canvas, image].map((picture) => {
    const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
    context?.drawImage(picture, 0, 0, width, height);
    return context?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray();
  });
  let [difference, dark] = [0, 0];
  for (const [at, value] of ours?.entries() ?? []) {
    difference += Math.abs(value - (theirs?.[at] ?? 0)) / 255;
    dark += value < 128 ? 1 : 0;
  }
  return { difference: difference / (width * height * 4), dark: dark / (width * height * 4) };
}

const entriesIn = (page: Page) => outline(page).getByRole('listitem').getByRole('listitem');
const openMenuOf = (entry: Locator) => entry.getByRole('button', { name: /^Actions for/ }).click();

test('every change is undone step by step and redone', async ({ page }) => {
  await registerMember(page, 'editor-undo');
  const { id } = await makeCv(page, { name: 'Notes', example: 'nurse' });
  await openEditor(page, id);
  const { document: before } = await fetchCv(page, id);
  await headline(page).fill('Analyst');
  await unfold(page, /^Work experience/);
  const item = entriesIn(page);
  await openMenuOf(item.first());
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await openMenuOf(item.first());
  await page.getByRole('menuitem', { name: 'Hide' }).click();
  await openMenuOf(item.last());
  await page.getByRole('menuitem', { name: 'Remove' }).click();
  await page.getByRole('button', { name: 'Reorder Education' }).press('Alt+ArrowUp');
  await page.getByRole('button', { name: 'Add section' }).click();
  await page.getByRole('menuitem', { name: 'Talks' }).click();
  await saved(page);
  const { document: after } = await fetchCv(page, id);
  expect(after).not.toEqual(before);
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  await expect(undo).toHaveAccessibleName('Undo: Talks section added');
  for (let steps = 0; steps < 20 && (await undo.getAttribute('aria-disabled')) !== 'true'; steps += 1)
    await undo.click();
  await expectStored(page, id, ({ document }) => document).toEqual(before);
  const redo = page.getByRole('button', { name: /^Redo/ });
  for (let steps = 0; steps < 20 && (await redo.getAttribute('aria-disabled')) !== 'true'; steps += 1)
    await redo.click();
  await expectStored(page, id, ({ document }) => document).toEqual(after);
});

test('a menu that is opened before its list can be sorted stays open', async ({ page }) => {
  await registerMember(page, 'editor-menu');
  const { id } = await makeCv(page, { name: 'Notes', example: 'nurse' });
  const { promise: sortingMayLoad, resolve: letSortingLoad } = Promise.withResolvers<void>();
  await page.route(/sortable-list/, async (route) => {
    await sortingMayLoad;
    await route.continue();
  });
  await page.goto(`/cv/${id}/edit`);
  await unfold(page, /^Work experience/);
  const item = entriesIn(page);
  await openMenuOf(item.first());
  await expect(page.getByRole('menuitem', { name: 'Duplicate' })).toBeVisible();
  const sorting = page.waitForResponse(/sortable-list/);
  letSortingLoad();
  await (await sorting).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  await page.getByRole('menuitem', { name: 'Duplicate' }).click();
  await expect(item).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Reorder Education' })).toBeVisible();
});

test('a locked CV is read-only until it is unlocked', async ({ page }) => {
  await registerMember(page, 'editor-locked');
  const { id } = await makeCv(page, { name: 'Notes', example: 'teacher' });
  await ask(page, 'PUT', `/api/cvs/${id}/lock`, { locked: true });
  await openEditor(page, id);
  await expect(page.getByText('This resume is locked. You can view it, but not edit it.')).toBeVisible();
  await expect(headline(page)).not.toBeEditable();
  await expect(page.getByRole('button', { name: 'Add section' })).toBeHidden();
  await page.getByRole('button', { name: 'Unlock resume' }).click();
  await expect(headline(page)).toBeEditable();
  await headline(page).fill('Head teacher');
  await expectStored(page, id, ({ document }) => document.basics.headline).toBe('Head teacher');
});

test('an old version is restored, and the restore is undone', async ({ page }) => {
  await registerMember(page, 'editor-history');
  const { id } = await makeCv(page, { name: 'Notes', example: 'designer' });
  await ask(page, 'POST', `/api/cvs/${id}/versions`, { name: 'As it began' });
  await openEditor(page, id);
  const initial = await headline(page).inputValue();
  await headline(page).fill('Designer of engines');
  await saved(page);
  await page.getByRole('button', { name: 'History' }).click();
  const sheet = page.getByRole('dialog', { name: 'History' });
  await sheet.getByRole('button', { name: 'Actions for As it began' }).click();
  await page.getByRole('menuitem', { name: 'Restore version' }).click();
  await expect(headline(page)).toHaveValue(initial);
  await page
    .getByRole('region', { name: /^Notifications/ })
    .getByRole('button', { name: 'Undo' })
    .click();
  await expectStored(page, id, ({ document }) => document.basics.headline).toBe('Designer of engines');
  await expect(headline(page)).toHaveValue('Designer of engines');
});

test('sections are reordered by keyboard, and each move is announced', async ({ page }) => {
  await registerMember(page, 'editor-keys');
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await openEditor(page, id);
  const handle = page.getByRole('button', { name: 'Reorder Skills' });
  const order = async () => (await fetchCv(page, id)).document.sections.map(({ kind }) => kind);
  const before = await order();
  await handle.focus();
  await handle.press('Alt+ArrowUp');
  await expect(page.getByRole('status').filter({ hasText: 'Skills' })).toHaveText(/Skills.*\d/);
  await expect(handle).toBeFocused();
  const at = before.indexOf('skills');
  const moved = [...before.slice(0, at - 1), 'skills', before[at - 1], ...before.slice(at + 1)];
  await expect.poll(order).toEqual(moved);
});

test('long names are truncated in both text directions and cause no overflow', async ({ page }) => {
  const wider = () =>
    outline(page).evaluate((list) => {
      let at: Element | null = list;
      while (at && getComputedStyle(at).overflowY === 'visible') at = at.parentElement;
      return at ? at.scrollWidth - at.clientWidth : Number.NaN;
    });
  await registerMember(page, 'editor-long-names');
  const example = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  const { document } = await fetchCv(page, example.id);
  const items = document.sections.find(({ kind }) => kind === 'work')?.items as SectionItem<'work'>[];
  const long = 'Translator and author of notes that are three times as long as the memoir they explain';
  for (const [at, item] of items.entries()) {
    item.name = long;
    item.visible = at > 0;
    for (const role of item.roles)
      role.position = at === 0 ? long : 'מתרגמת ומחברת ההערות על המנוע האנליטי של צ׳ארלס בבג׳ בלונדון';
  }
  const { id } = await makeCv(page, { name: 'Long', document });
  await openEditor(page, id);
  await unfold(page, /^Work experience/);
  const first = outline(page).locator(`li[data-place$="/${items[0]?.id}"]`);
  const narrowAndWide = async () => {
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await first.scrollIntoViewIfNeeded();
      await expect.poll(wider).toBe(0);
    }
  };
  await narrowAndWide();
  await first.getByRole('button', { expanded: false }).first().click();
  await expect(page.getByRole('textbox', { name: 'Job title' })).not.toHaveCount(0);
  await narrowAndWide();
});

test('the editor is accessible in both themes', async ({ page, expectAccessible }) => {
  await registerMember(page, 'editor-axe');
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await openEditor(page, id, '?at=sections/work/items/work-1');
  await expect(page.getByRole('textbox', { name: 'Organization', exact: true })).toBeFocused();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('tab', { name: 'Design' }).click();
  await expect(page.getByRole('radio', { name: 'Classic' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog', { name: 'History' })).toBeVisible();
  await inBothThemes(page, expectAccessible);
});

test('on a phone one button leads from the form to the pages and back, and nothing is wider than the screen', async ({
  page,
  expectAccessible,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await registerMember(page, 'editor-phone');
  const { id } = await makeCv(page, { name: 'Notes on the Analytical Engine', example: 'researcher' });
  await page.goto(`/cv/${id}/edit`);
  await expect(page.getByRole('button', { name: 'Reorder Work experience' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add photo' })).toBeVisible();
  await unfold(page, /^Work experience/);
  await outline(page)
    .getByRole('listitem')
    .getByRole('listitem')
    .first()
    .getByRole('button', { expanded: false })
    .first()
    .click();
  await expect(page.getByRole('textbox', { name: 'Job title' }).first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await expectAccessible(page);
  const scrolled = () => outline(page).evaluate((list) => list.closest('[data-undo]')?.scrollTop);
  const before = await scrolled();
  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
  // The form under the pages takes no focus.
  await expect(page.locator('[data-undo][inert]')).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(page.getByRole('tab', { name: 'Content' })).toHaveAttribute('aria-selected', 'true');
  expect(await scrolled()).toBe(before);
});

test('on a phone the bar undoes, redoes and downloads, and a tap on the page opens its field', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await registerMember(page, 'editor-phone-bar');
  const { id } = await makeCv(page, { name: 'Notes', example: 'researcher' });
  await page.goto(`/cv/${id}/edit`);
  await headline(page).fill('Limnologist');
  await expectStored(page, id, ({ document }) => document.basics.headline).toBe('Limnologist');
  await expect(page.getByRole('button', { name: /^Redo/ })).toBeHidden();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(headline(page)).not.toHaveValue('Limnologist');
  await page.getByRole('button', { name: /^Redo/ }).click();
  await expect(headline(page)).toHaveValue('Limnologist');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download', exact: true }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.getByRole('button', { name: 'Preview', exact: true }).click();
  const first = page.getByRole('img', { name: /^Page 1 of/ });
  await expect(first).toBeVisible();
  const width = (await first.boundingBox())?.width ?? 0;
  await first.click({ position: { x: width / 2, y: width * 0.087 } });
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeVisible();
  await expect(page.locator('[data-undo] :focus')).toBeVisible();
});

test('the outline lists each column as the page prints it, and moving a section moves no other', async ({ page }) => {
  await registerMember(page, 'editor-columns');
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await openEditor(page, id);
  const sections = outline(page).locator('> li');
  const names = async () => (await sections.allInnerTexts()).map((text) => text.split('\n')[0]?.trim());
  const columns = () =>
    expectStored(page, id, ({ document }) => document.sections.map(({ kind, area }) => `${kind} ${area}`));
  const inMain = ['summary main', 'work main', 'projects main', 'skills main', 'education main', 'languages main'];
  const placed = inMain.map((place) => place.replace(/(skills|languages) main/, '$1 sidebar'));
  await columns().toEqual(inMain);

  await page.getByRole('tab', { name: 'Design' }).click();
  const templates = page.getByRole('radiogroup', { name: 'Template' }).getByRole('radio');
  await expect(templates).toHaveCount(4);
  const showAll = page.getByRole('button', { name: /^Show all \d+ templates$/ });
  const count = Number((await showAll.innerText()).replace(/\D/g, ''));
  expect(count).toBeGreaterThan(4);
  await showAll.click();
  await expect(templates).toHaveCount(count);
  await page.getByRole('radio', { name: 'Sidebar' }).check();
  await page.getByRole('button', { name: 'Show fewer templates' }).press('Enter');
  await expect(templates).toHaveCount(4);
  await expect(templates.first()).toBeChecked();
  await expect(templates.first()).toHaveAccessibleName('Sidebar');
  await columns().toEqual(placed);
  await page.getByRole('tab', { name: 'Content' }).click();
  const sidebarFrom = async () => {
    const all = await names();
    return all.slice(all.indexOf('Sidebar') + 1);
  };
  await expect.poll(sidebarFrom).toEqual(['Skills', 'Languages']);

  // One step of undo takes back the template and the columns.
  await page.getByRole('button', { name: /^Undo/ }).click();
  await columns().toEqual(inMain);
  await page.getByRole('button', { name: /^Redo/ }).click();
  await columns().toEqual(placed);

  // The last sections that leave the sidebar leave it empty: nothing moves back by itself.
  for (const name of ['Skills', 'Languages']) {
    await page.getByRole('button', { name: `Reorder ${name}` }).press('Alt+ArrowUp');
    await expect.poll(sidebarFrom).not.toContain(name);
  }
  await expectStored(page, id, ({ document }) => document.sections.map(({ area }) => area)).toEqual(
    inMain.map(() => 'main'),
  );
  await expect.poll(sidebarFrom).toEqual([]);
  await page.reload();
  await expect.poll(sidebarFrom).toEqual([]);
});
