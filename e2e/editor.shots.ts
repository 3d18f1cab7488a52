import type { Page } from '@playwright/test';
import { makeCv } from './cvs.ts';
import { headline, openEditor, saved, waitForPages } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

const JOB_DESCRIPTION = `Software engineer for payments
- Experience with PostgreSQL, event streams and incident reviews
- Kubernetes, Terraform and mentoring junior engineers`;

/** Waits until the CV is rendered in each visible template. */
const waitForThumbnails = (page: Page) =>
  expect
    .poll(() =>
      page.locator('[data-field="template"] label').evaluateAll(
        (all) =>
          all.filter((card) => {
            const { top } = card.getBoundingClientRect();
            const { top: from = 0, bottom: to = 0 } = card.closest('.overflow-y-auto')?.getBoundingClientRect() ?? {};
            return top > from && top < Math.min(to, innerHeight) && !card.querySelector('img');
          }).length,
      ),
    )
    .toBe(0);

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the editor ${theme} ${size}`, async ({ page, context, mails }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size, false);
      const isWide = size === 'wide';
      await registerMember(page, `editor-${theme}-${size}`, mails);

      const blank = await makeCv(page, { name: 'For the Analytical Engine' });
      await page.goto(`/cv/${blank.id}/edit`);
      await expect(headline(page)).toBeVisible();
      if (isWide) await waitForPages(page);
      await shot('editor-empty');

      const { id } = await makeCv(page, { name: 'Analytical Engine, London', example: 'software-engineer' });
      const open = (at = '') =>
        isWide ? openEditor(page, id, at) : page.goto(`/cv/${id}/edit${at}`).then(() => undefined);
      await open('?at=sections/work/items/work-1');
      await expect(page.getByRole('textbox', { name: /^Bullet 1/ }).first()).toBeVisible();
      if (isWide) await waitForPages(page);
      await shot('editor-full');
      await page.getByRole('tab', { name: 'Design' }).click();
      await expect(page.getByRole('radio', { name: 'Classic' })).toBeVisible();
      await waitForThumbnails(page);
      await shot('editor-design');
      await page.getByRole('button', { name: /^Show all \d+ templates$/ }).click();
      await waitForThumbnails(page);
      await shot('editor-templates');
      await page.getByRole('tab', { name: 'Review' }).click();
      await expect(page.getByRole('region', { name: 'Checks' }).getByRole('listitem').first()).toBeVisible();
      await shot('editor-checks');
      await page.getByRole('radio', { name: 'Job match' }).click();
      await page.getByRole('textbox', { name: 'Job description' }).fill(JOB_DESCRIPTION);
      await expect(page.getByText(/\d+ of \d+ keywords found/).first()).toBeVisible();
      await shot('editor-job-match');
      await page.getByRole('radio', { name: 'ATS view' }).click();
      await expect(page.getByText(/^Applicant tracking systems/)).toBeVisible();
      await shot('editor-reading');
      if (!isWide) {
        await page.getByRole('button', { name: 'Preview', exact: true }).click();
        await waitForPages(page);
        await shot('editor-pages');
      }

      await open();
      await expect(headline(page)).toBeVisible();
      await context.setOffline(true);
      await headline(page).fill('Edited offline');
      await expect(page.getByText('Offline. Saved on this device')).toBeVisible();
      await shot('editor-offline');
      await context.setOffline(false);
      await saved(page);

      const other = await context.browser()?.newPage({ storageState: await context.storageState() });
      await other?.goto(page.url());
      await other?.getByRole('textbox', { name: 'Headline' }).fill('Written elsewhere');
      if (other) await saved(other);
      await other?.close();
      await headline(page).fill('Written here');
      await expect(page.locator('[data-conflicts]')).toBeVisible();
      await shot('editor-conflict');

      await ask(page, 'PUT', `/api/cvs/${blank.id}/lock`, { locked: true });
      await page.goto(`/cv/${blank.id}/edit`);
      await expect(page.getByText('This resume is locked.')).toBeVisible();
      if (isWide) await waitForPages(page);
      await shot('editor-locked');
    });
  }
}

test.describe('from right to left', () => {
  test.use({ locale: 'ar' });
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the editor in Arabic ${size}`, async ({ page, mails }) => {
      await setThemeAndSize(page, 'light', viewport);
      await registerMember(page, `editor-rtl-${size}`, mails);
      const { id } = await makeCv(page, { name: 'المحرك التحليلي', example: 'teacher' });
      await page.goto(`/cv/${id}/edit?at=sections/work/items/work-1`);
      await expect(
        page.locator('[data-place="sections/work/items/work-1"]').getByRole('textbox').first(),
      ).toBeVisible();
      if (size === 'wide') await expect(page.locator('[data-desk] canvas[data-page]').first()).toBeVisible();
      await shotsOf(page, 'light', size, false)('editor-rtl');
    });
  }
});
