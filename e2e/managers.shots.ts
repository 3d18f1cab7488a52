import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { MailServer } from '../src/testing/open-mail-server.ts';
import { achievements, make, PROJECTS, registerMember, uploadSvgImage } from './records.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { test } from './with-mail.ts';

const FOLDER = join(import.meta.dirname, '..', '.shots');
const WIDTHS = { phone: 375, wide: 1280, wall: 1920 };

async function seed(page: Page, username: string, mails: MailServer) {
  await registerMember(page, username, mails);
  const covers = [
    await uploadSvgImage(page, 'notes', SVG_IMAGES.notes),
    await uploadSvgImage(page, 'bernoulli', SVG_IMAGES.bernoulli),
    null,
    await uploadSvgImage(page, 'flyology', SVG_IMAGES.flyology),
  ];
  const badge = await uploadSvgImage(page, 'badge', SVG_IMAGES.badge);
  await make(
    page,
    'projects',
    PROJECTS.map((project, at) => ({ ...project, cover: covers[at] ?? null })),
  );
  await make(
    page,
    'achievements',
    achievements().map((achievement, at) => (at === 5 ? { ...achievement, badge } : achievement)),
  );
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, width] of Object.entries(WIDTHS)) {
    test(`managers ${theme} ${size}`, async ({ page, mails }) => {
      await page.setViewportSize({ width, height: size === 'phone' ? 720 : 860 });
      await page.addInitScript((chosen) => {
        localStorage.setItem('theme', chosen);
        localStorage.setItem('theme.remember', 'true');
      }, theme);
      const shot = (name: string) =>
        page.screenshot({ path: join(FOLDER, `${name}-${theme}-${size}.png`), fullPage: true });
      await seed(page, `m-${theme}-${size}`, mails);
      for (const kind of ['projects', 'achievements'] as const) {
        await page.goto(`/${kind}`);
        await page
          .getByRole('list', { name: /Projects|Achievements/ })
          .getByRole('listitem')
          .first()
          .waitFor();
        await page.waitForLoadState('networkidle');
        await shot(`${kind}-grid`);
        await page.getByRole('radio', { name: 'List' }).click();
        await page.getByRole('checkbox').nth(2).click();
        await page.getByRole('checkbox').nth(3).click();
        await shot(`${kind}-rows`);
        if (kind === 'achievements') {
          await page.getByRole('radio', { name: 'Timeline' }).click();
          await page.getByRole('heading', { name: '1843' }).waitFor();
          await shot('achievements-years');
        }
      }
    });
  }
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  for (const [size, width] of Object.entries(WIDTHS)) {
    test(`managers in Arabic ${size}`, async ({ page, mails }) => {
      await page.setViewportSize({ width, height: 860 });
      await seed(page, `m-ar-${size}`, mails);
      for (const kind of ['projects', 'achievements'] as const) {
        await page.goto(`/${kind}`);
        await page.locator('[data-record]').first().waitFor();
        await page.waitForLoadState('networkidle');
        await page.screenshot({ path: join(FOLDER, `${kind}-ar-${size}.png`), fullPage: true });
      }
    });
  }
});

test('empty managers', async ({ page }) => {
  await registerMember(page, 'nothing-yet');
  await page.goto('/projects');
  await page.getByText('No projects yet').waitFor();
  await page.screenshot({ path: join(FOLDER, 'projects-empty.png') });
});
