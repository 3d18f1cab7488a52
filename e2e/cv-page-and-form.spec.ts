import type { Page } from '@playwright/test';
import { makeCv } from './cvs.ts';
import { expectStored, fetchCv, headline, openEditor, outline, unfold, waitForPages } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

type Block = { id: string; page: number; x: number; y: number; w: number; h: number };

type WorkEntry = { id: string; name: string; roles: { highlights: { id: string }[] }[] };

/** The mark of the edited block on the page. */
const mark = (page: Page) => page.locator('span[data-active]');
const pageImage = (page: Page, at = 1) => page.getByRole('img', { name: new RegExp(`^Page ${at} of`) });

/** Returns the blocks of the first page. */
async function blocksOf(page: Page, id: string) {
  const answer = await ask(page, 'POST', `/api/cvs/${id}/preview`, {});
  return ((await answer.json()) as { blocks: Block[] | Block[][] }).blocks.flat();
}

const LETTER_WIDTH = 612;

/** Returns the position of a block's first line on the picture of its page, in CSS pixels. */
async function positionOf(page: Page, { x, y }: Block) {
  const box = await pageImage(page).boundingBox();
  const scale = (box?.width ?? 0) / LETTER_WIDTH;
  return { x: (x + 12) * scale, y: (y + 5) * scale };
}

async function openExample(page: Page, who: string) {
  await registerMember(page, who);
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await openEditor(page, id);
  await waitForPages(page);
  return id;
}

test('a click on the page opens the field that it shows, and the mark goes with the focus', async ({ page }) => {
  const id = await openExample(page, 'page-fields');
  const blocks = await blocksOf(page, id);
  const block = (name: string) => blocks.find((one) => one.id === name) as Block;
  await pageImage(page).click({ position: await positionOf(page, block('basics.headline')) });
  await expect(headline(page)).toBeFocused();
  await expect(mark(page)).toBeVisible();
  await page.getByRole('button', { name: 'Version history' }).focus();
  await expect(mark(page)).toHaveCount(0);
  await pageImage(page).click({ position: await positionOf(page, block('basics.contacts')) });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
});

test('a click on a word of the page puts the caret before it, in its field', async ({ page }) => {
  const id = await openExample(page, 'page-words');
  const { document } = await fetchCv(page, id);
  const entry = document.sections.find(({ kind }) => kind === 'work')?.items[0] as WorkEntry;
  const bullet = entry.roles[0]?.highlights[0];
  const blocks = await blocksOf(page, id);
  const block = blocks.find((one) => one.id === bullet?.id) as Block;
  const start = await positionOf(page, block);
  await pageImage(page).click({ position: { ...start, x: start.x * ((block.x + block.w / 2) / (block.x + 12)) } });
  const text = page.getByRole('textbox', { name: 'Bullet 1 of' }).first();
  await expect(text).toBeFocused();
  const before = () =>
    text.evaluate((element) => {
      const range = window.getSelection()?.getRangeAt(0).cloneRange() as Range;
      range.setStart(element, 0);
      return range.toString();
    });
  await expect.poll(before).toMatch(/^\S.* $/);
  const whole = (await text.textContent()) ?? '';
  expect(whole.startsWith(await before())).toBe(true);
  await page.keyboard.type('really ');
  await expect(text).toContainText(/ really \S/);

  // The name of the workplace stands in the first line of its entry.
  const name = blocks.find((one) => one.id === entry.id) as Block;
  await pageImage(page).click({ position: await positionOf(page, name) });
  await expect(page.getByRole('textbox', { name: 'Organization', exact: true })).toBeFocused();
});

test('what the pointer is over is marked on the page and in the outline', async ({ page }) => {
  const id = await openExample(page, 'page-hover');
  const { document } = await fetchCv(page, id);
  const work = document.sections.find(({ kind }) => kind === 'work');
  const item = work?.items[0]?.id ?? '';
  const block = (await blocksOf(page, id)).find((one) => one.id === item) as Block;
  await pageImage(page).hover({ position: await positionOf(page, block) });
  await expect(page.locator(`[data-place="sections/${work?.id}"]`)).toHaveAttribute('data-hovered', '');
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-hovered]')).toHaveCount(0);

  await unfold(page, /^Work experience/);
  await pageImage(page).hover({ position: await positionOf(page, block) });
  await expect(page.locator(`[data-place="sections/${work?.id}/items/${item}"]`)).toHaveAttribute('data-hovered', '');
  await page.locator(`[data-place="sections/${work?.id}/items/${item}"]`).hover();
  await expect(page.locator('[data-outlined]')).toHaveCount(1);
  await page.mouse.move(0, 0);
  await expect(page.locator('[data-outlined]')).toHaveCount(0);
});

test('the width of the panel is dragged or set by keys, and remembered', async ({ page, expectAccessible }) => {
  await openExample(page, 'page-divider');
  const divider = page.getByRole('separator', { name: 'Panel width' });
  await expect(divider).toHaveAttribute('aria-valuenow', '440');
  await divider.press('ArrowRight');
  await expect(divider).toHaveAttribute('aria-valuenow', '464');
  const from = await divider.boundingBox();
  await page.mouse.move((from?.x ?? 0) + 4, 400);
  await page.mouse.down();
  await page.mouse.move((from?.x ?? 0) + 64, 400, { steps: 4 });
  await page.mouse.up();
  await expect(divider).toHaveAttribute('aria-valuenow', '524');
  await page.reload();
  await expect(divider).toHaveAttribute('aria-valuenow', '524');
  await expect.poll(async () => (await headline(page).boundingBox())?.width).toBeGreaterThan(440);
  await expectAccessible(page);
  await divider.dblclick();
  await expect(divider).toHaveAttribute('aria-valuenow', '440');
});

test('a page break is put before an entry or a section, and undone', async ({ page, expectAccessible }) => {
  const id = await openExample(page, 'page-break');
  const { document } = await fetchCv(page, id);
  const [work, education] = ['work', 'education'].map((kind) => document.sections.find((one) => one.kind === kind));
  /** The page that a section or entry begins on, and whether it is at its top. */
  const startOf = (key: string | undefined) =>
    expect.poll(async () => {
      const blocks = await blocksOf(page, id);
      const block = blocks.find((one) => one.id === key);
      return { page: block?.page, isFirst: blocks.every((one) => one.page !== block?.page || one.y >= block.y) };
    });
  await unfold(page, /^Work experience/);
  const second = outline(page).getByRole('list', { name: 'Work experience entries' }).getByRole('listitem').nth(1);
  await second.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'Start on a new page' }).click();
  await expect(second.getByText('Page break')).toBeVisible();
  await startOf(work?.items[1]?.id).toEqual({ page: 1, isFirst: true });
  await page.getByRole('tab', { name: 'Content' }).focus();
  await expectAccessible(page);

  // By keys.
  await page.getByRole('button', { name: 'Actions for Education' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Start on a new page' }).press('Enter');
  await startOf(education?.id).toEqual({ page: 2, isFirst: true });
  await expect(pageImage(page)).toHaveAccessibleName('Page 1 of 3');
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await expect(outline(page).getByText('Page break')).toHaveCount(0);
  await expectStored(page, id, (cv) => cv.document).toEqual(document);
});

test('sections are dragged on the page, and from the outline to the page', async ({ page }) => {
  const id = await openExample(page, 'page-drag');
  const dropMark = page.locator('[data-drop-mark]');
  const stored = () => expectStored(page, id, ({ document }) => document.sections.map(({ kind }) => kind));
  const kinds = async () => (await fetchCv(page, id)).document.sections.map(({ kind }) => kind);
  /** Returns the point of the window in the middle of a section's first line. */
  const pointOf = async (kind: string) => {
    const { sections } = (await fetchCv(page, id)).document;
    const block = (await blocksOf(page, id)).find((one) => one.id === sections.find((one) => one.kind === kind)?.id);
    if (!block) throw new Error(`the page shows no ${kind}`);
    const box = (await pageImage(page).boundingBox()) ?? { x: 0, y: 0 };
    const at = await positionOf(page, block);
    return { x: box.x + at.x, y: box.y + at.y };
  };
  const drag = async (from: { x: number; y: number }, to: { x: number; y: number }) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x, to.y - 20, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
  };
  const before = await kinds();
  expect(before.slice(0, 3)).toEqual(['summary', 'work', 'projects']);

  // The code of dragging arrives after the first view.
  await expect(async () => {
    await drag(await pointOf('work'), await pointOf('summary'));
    await expect(dropMark).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.keyboard.press('Escape');
  await expect(dropMark).toHaveCount(0);
  await page.mouse.up();
  expect(await kinds()).toEqual(before);

  await drag(await pointOf('work'), await pointOf('summary'));
  await page.mouse.up();
  await stored().toEqual(['work', 'summary', ...before.slice(2)]);
  await expect(outline(page).getByRole('button', { name: /^Work/, expanded: true })).toHaveCount(0);
  await page.getByRole('button', { name: /^Undo: / }).click();
  await stored().toEqual(before);
  await waitForPages(page);

  const dragRow = async () => {
    const handle = page.getByRole('button', { name: 'Reorder Work experience' });
    await handle.scrollIntoViewIfNeeded();
    const box = (await handle.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    // The page scrolls to the section whose row has the focus.
    await expect(async () => {
      const { x, y } = await pointOf('summary');
      await page.mouse.move(x, y - 5, { steps: 3 });
      await page.mouse.move(x, y, { steps: 3 });
      await expect(dropMark).toBeVisible({ timeout: 500 });
    }).toPass();
  };
  await dragRow();
  await page.keyboard.press('Escape');
  await expect(dropMark).toHaveCount(0);
  await page.mouse.up();
  expect(await kinds()).toEqual(before);
  await dragRow();
  await page.mouse.up();
  await expect(dropMark).toHaveCount(0);
  await stored().toEqual(['work', 'summary', ...before.slice(2)]);
});
