import type { Browser, Page } from '@playwright/test';
import { makeLetterSpecimen } from '../src/testing/cv-letters.ts';
import { makeCv } from './cvs.ts';
import { waitForPages } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

type Viewport = { width: number; height: number };
const visitorPage = async (browser: Browser, baseURL: string, viewport: Viewport): Promise<Page> =>
  (await browser.newContext({ baseURL, viewport })).newPage();

async function postComment(
  browser: Browser,
  url: string,
  id: string,
  blockPath: string,
  comment: { name: string; text: string },
) {
  const reader = await visitorPage(browser, url, SIZES.wide);
  await reader.goto(`/cv/${id}?remark=${blockPath}#remark`);
  await reader.getByRole('textbox', { name: 'Your name' }).fill(comment.name);
  await reader.getByRole('textbox', { name: 'Your comment' }).fill(comment.text);
  await reader.getByRole('button', { name: 'Post comment' }).click();
  await reader.context().close();
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`sharing, comments and letters ${theme} ${size}`, async ({ page, browser, product, mails }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size, false);
      const isWide = size === 'wide';
      await registerMember(page, `sharing-${theme}-${size}`, mails);
      const { content: document } = makeLetterSpecimen('English', 'one page');
      const { id } = await makeCv(page, { name: 'Notes', document });

      await page.goto(`/cv/${id}/preview?sharing`);
      await expect(page.getByRole('dialog', { name: 'Share “Notes”' })).toBeVisible();
      await shot('sharing');
      const sharing = { visibility: 'public', comments: 'held' };
      expect((await ask(page, 'PUT', `/api/cvs/${id}/sharing`, sharing)).status()).toBe(200);

      await postComment(browser, product.url, id, 'sections/work', {
        name: 'Mary Somerville',
        text: 'Which of the notes is it?',
      });
      await page.goto(`/cv/${id}/edit?review=comments`);
      await expect(page.getByText('Which of the notes is it?')).toBeVisible();
      if (isWide) await waitForPages(page);
      await shot('comments');
      await page.getByRole('button', { name: 'Approve: comment by Mary Somerville' }).click();
      await page.getByRole('button', { name: 'Reply: comment by Mary Somerville' }).click();
      await page.getByRole('textbox', { name: 'Your reply to Mary Somerville' }).fill('The last one, Note G.');
      await shot('comments-answer');
      await page.getByRole('button', { name: 'Post reply' }).click();
      await expect(page.getByText(/^You replied/)).toBeVisible();

      await page.getByRole('tab', { name: 'Letters' }).click();
      await expect(page.getByRole('list', { name: 'Letters' })).toBeVisible();
      await shot('letters');
      await page
        .getByRole('list', { name: 'Letters' })
        .getByRole('button', { name: /^For Turin/ })
        .click();
      await expect(page.getByRole('textbox', { name: 'Recipient' })).toBeVisible();
      if (isWide) await waitForPages(page);
      await shot('letter');
      if (!isWide) {
        await page.getByRole('button', { name: 'Preview', exact: true }).click();
        await waitForPages(page);
        await shot('letter-pages');
      }

      await page.goto(`/cv/${id}/preview?view=whole`);
      await expect(
        page
          .getByRole('dialog', { name: /^Pages of/ })
          .getByRole('img')
          .first(),
      ).toBeVisible();
      await shot('preview-whole');

      if (theme === 'light') {
        await page.goto(`/cv/${id}`);
        await shot('public-owner');
        const reader = await visitorPage(browser, product.url, viewport);
        await reader.goto(`/cv/${id}?remark=sections/work#remark`);
        await shotsOf(reader, theme, size, false)('public-comment');
        await reader.goto(`/cv/${id}`);
        await reader.evaluate(async () => void (await globalThis.document.fonts.ready));
        await shotsOf(reader, theme, size)('public');
        await reader.context().close();
      }
    });
  }
}
