import type { Page } from '@playwright/test';
import { emptyNode, emptySection } from '../src/cv/model/content.ts';
import { makeCv } from './cvs.ts';
import { expectStored, fetchCv, openEditor, saved, unfold } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

const bullet = (page: Page, number: number) => page.getByRole('textbox', { name: new RegExp(`^Bullet ${number} `) });
const mod = 'ControlOrMeta';

/** Opens a CV with one entry and its bullets in the editor. */
async function openWithBullets(page: Page, who: string, bullets: readonly string[]) {
  await registerMember(page, who);
  const { id, revision } = await makeCv(page, { name: 'Notes' });
  const { document } = await fetchCv(page, id);
  const item = {
    ...emptyNode('volunteer', 'v'),
    ...{ organization: 'Society', position: 'Analyst' },
    highlights: bullets.map((text, index) => ({ ...emptyNode('highlight', `b${index}`), text })),
  };
  const section = { ...emptySection('volunteer', 's'), items: [item] };
  const answer = await ask(page, 'PUT', `/api/cvs/${id}`, { revision, document: { ...document, sections: [section] } });
  expect(answer.status(), await answer.text()).toBe(200);
  await openEditor(page, id);
  await unfold(page, /^Volunteering/);
  await unfold(page, /^Analyst|^Society/);
  // The code of rich text has arrived when the text is a paragraph.
  await expect(bullet(page, 1).getByRole('paragraph')).toBeVisible();
  const stored = () =>
    expectStored(page, id, (cv) =>
      cv.document.sections.flatMap(({ items }) =>
        items.flatMap((item) => ('highlights' in item ? item.highlights.map(({ text }) => text) : [])),
      ),
    );
  return { id, stored };
}

test('bold text is continued, split and joined without its marks being seen', async ({ page }) => {
  const { stored } = await openWithBullets(page, 'bullets-bold', ['I led six people']);
  await bullet(page, 1).click();
  await page.keyboard.press('End');
  await page.keyboard.press(`${mod}+b`);
  await page.keyboard.type(' well');
  await page.keyboard.press(`${mod}+b`);
  await page.keyboard.press(`${mod}+b`);
  await page.keyboard.type(' and');
  await expect(bullet(page, 1)).toHaveText('I led six people well and');
  await stored().toEqual(['I led six people **well and**']);

  await page.keyboard.press('Enter');
  await page.keyboard.type('two');
  await expect(bullet(page, 2)).toHaveText('two');
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await expect(bullet(page, 1)).toContainText('I led six people well and');
  await stored().toHaveLength(1);
  expect(await bullet(page, 1).innerText()).not.toContain('*');
  await saved(page);
});

test('a bullet is split in the middle of bold words, and undo is that of the resume', async ({ page }) => {
  const { stored } = await openWithBullets(page, 'bullets-split', ['Led **six people** in Turin', 'Wrote notes']);
  await bullet(page, 1).click();
  await page.keyboard.press('Home');
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await stored().toEqual(['Led **six**', '**people** in Turin', 'Wrote notes']);
  await page.keyboard.press(`${mod}+z`);
  await stored().toEqual(['Led **six people** in Turin', 'Wrote notes']);
  await expect(bullet(page, 1)).toHaveText('Led six people in Turin');
  await expect(bullet(page, 2)).toHaveText('Wrote notes');
  await page.keyboard.press(`${mod}+Shift+z`);
  await stored().toHaveLength(3);
});

test('the caret moves between bullets by arrow keys, and lines are pasted as bullets', async ({ page }) => {
  const { stored } = await openWithBullets(page, 'bullets-keys', ['one', 'three']);
  await bullet(page, 1).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowDown');
  await expect(bullet(page, 2)).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(bullet(page, 1)).toBeFocused();
  await page.keyboard.press('Enter');
  await bullet(page, 2).evaluate((element) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', '<ul><li>two <b>a</b></li><li>two b</li></ul>');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await stored().toEqual(['one', 'two **a**', 'two b', 'three']);
  await page.keyboard.press('Alt+ArrowUp');
  await stored().toEqual(['one', 'two b', 'two **a**', 'three']);
  await page.keyboard.type('!');
  await stored().toEqual(['one', 'two b!', 'two **a**', 'three']);
});

test('a link in a bullet is made once and changed in its popover', async ({ page, expectAccessible }) => {
  const { stored } = await openWithBullets(page, 'bullets-link', ['See the memoir']);
  await bullet(page, 1).click();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press(`${mod}+k`);
  const popover = page.getByRole('dialog', { name: 'Link' });
  await expect(popover.getByLabel('Text')).toHaveValue('memoir');
  await page.keyboard.type('example.org');
  await page.keyboard.press('Enter');
  await stored().toEqual(['See the [memoir](https://example.org/)']);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press(`${mod}+k`);
  await expect(popover.getByLabel('Address')).toHaveValue('https://example.org/');
  await expectAccessible(page);
  await popover.getByLabel('Address').fill('https://example.org/memoir');
  await page.keyboard.press('Enter');
  await stored().toEqual(['See the [memoir](https://example.org/memoir)']);
});
