import { SITE_LAYOUTS } from '../src/portfolio/model/site-shape.ts';
import { ask, uploadSvgImage } from './records.ts';
import { SIZES, shotsOf } from './screenshots.ts';
import { change, fullSite, publish } from './site.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { expect, test } from './with-mail.ts';

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`links as visitors see them ${theme} ${size}`, async ({ page, browser, product, mails }) => {
      test.setTimeout(240_000);
      await fullSite(page, `links-${theme}-${size}`, mails, { theme });
      await uploadSvgImage(page, 'face', SVG_IMAGES.bernoulli);
      const { folder } = await (await ask(page, 'GET', '/api/storage')).json();
      await ask(page, 'PUT', '/api/me/photo', { file: `${folder}images/face.png` });
      const { items } = await (await ask(page, 'GET', '/api/projects?status=published')).json();
      const linkTo = async (fields: object) => {
        const answer = await ask(page, 'POST', '/api/shares', fields);
        expect(answer.status(), await answer.text()).toBe(201);
        return product.url + new URL((await answer.json()).url).pathname;
      };
      const withPassword = await linkTo({ target: { kind: 'portfolio' }, password: 'difference' });
      const project = await linkTo({ target: { kind: 'project', id: items[0].id } });
      const reader = await (await browser.newContext({ viewport })).newPage();
      const shot = shotsOf(reader, theme, size);
      await reader.goto(withPassword, { waitUntil: 'networkidle' });
      await shot('link-password');
      await reader.getByLabel('Password').fill('guess');
      await reader.keyboard.press('Enter');
      await expect(reader.getByText('Incorrect password.')).toBeVisible();
      await shot('link-password-wrong');
      for (const layout of SITE_LAYOUTS) {
        await change(page, { layout });
        await publish(page);
        await reader.goto(project, { waitUntil: 'networkidle' });
        await shot(`link-project-${layout}`, false);
      }
    });
  }
}
