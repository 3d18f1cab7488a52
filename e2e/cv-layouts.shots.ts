import { shareInAllTemplates } from './cv-templates.ts';
import { registerMember } from './records.ts';
import { SIZES, shotsOf } from './screenshots.ts';
import { test } from './with-mail.ts';

test('the web page of a CV in each template', async ({ page, browser, product, mails }) => {
  await registerMember(page, 'cv-layouts', mails);
  const addresses = await shareInAllTemplates(page, 'English');
  for (const colorScheme of ['light', 'dark'] as const)
    for (const [size, viewport] of Object.entries(SIZES)) {
      const context = await browser.newContext({ baseURL: product.url, viewport, colorScheme });
      const reader = await context.newPage();
      for (const [template, address] of addresses) {
        await reader.goto(address, { waitUntil: 'networkidle' });
        await shotsOf(reader, colorScheme, size, false)(`cv-page-${template}`);
      }
      await context.close();
    }
});
