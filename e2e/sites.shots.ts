import { SITE_LAYOUTS } from '../src/portfolio/model/site-shape.ts';
import { SIZES, shotsOf } from './screenshots.ts';
import { change, fullSite, publish } from './site.ts';
import { expect, test } from './with-mail.ts';

const PATHS = {
  home: '',
  project: '/projects/notes-on-the-analytical-engine',
  projects: '/projects',
  tag: '/projects?tag=mathematics',
  achievements: '/achievements',
  cv: '/cv',
  contact: '/contact',
};

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`sites of members ${theme} ${size}`, async ({ page, browser, product, mails }) => {
      test.setTimeout(240_000);
      const [address] = await fullSite(page, `sites-${theme}-${size}`, mails);
      const reader = await (await browser.newContext({ viewport })).newPage();
      for (const layout of SITE_LAYOUTS) {
        await change(page, { theme, layout });
        await publish(page);
        for (const [name, path] of Object.entries(PATHS)) {
          await reader.goto(product.url + new URL(address?.url ?? '').pathname + path, { waitUntil: 'networkidle' });
          await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
          await shotsOf(reader, theme, size)(`site-${layout}-${name}`);
        }
      }
    });
  }
}
