import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SITE_LAYOUTS } from '../src/portfolio/model/site-shape.ts';
import { CLASSIC_STYLE, STYLE_IDS } from '../src/portfolio/model/styles/style-shape.ts';
import { make, uploadMedium, uploadSvgImage } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { change, fullSite, publish } from './site.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { expect, test } from './with-mail.ts';

const FIXTURES = join(import.meta.dirname, '../src/testing/fixtures/media');
const CAPTIONS = Buffer.from('WEBVTT\n\n00:00.000 --> 00:02.000\nThe shuttle flies.\n');

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`media ${theme} ${size}`, async ({ page, browser, product, mails }) => {
      test.setTimeout(240_000);
      const [address] = await fullSite(page, `media-${theme}-${size}`, mails);
      const clip = await readFile(join(FIXTURES, 'clip.webm'));
      const video = await uploadMedium(page, 'video', 'clip.webm', clip);
      const poster = await uploadSvgImage(page, 'flyology', SVG_IMAGES.flyology);
      const captions = await uploadMedium(page, 'captions', 'Jacquard in Lyon.vtt', CAPTIONS);
      const sound = await readFile(join(FIXTURES, 'tone.mp3'));
      const audio = await uploadMedium(page, 'audio', 'tone.mp3', sound);
      const file = await uploadMedium(page, 'file', 'All cards of the loom.pdf', Buffer.from('%PDF-1.7'));
      const id = () => crypto.randomUUID();
      const tracks = [{ media: captions, language: 'fr' }];
      const text = 'The cards are laced together and pass over a prism, one for each throw of the shuttle.';
      const transcript = 'The shuttle **flies**.';
      const [project] = await make(page, 'projects', [
        {
          ...{ title: 'Cards at the loom', status: 'published', summary: 'Where cards tell a loom what to weave.' },
          blocks: [
            { id: id(), kind: 'heading', text: 'The mill' },
            { id: id(), kind: 'text', text },
            { id: id(), kind: 'video', media: video, poster, tracks, caption: 'The loom at work', transcript },
            { id: id(), kind: 'text', text },
            { id: id(), kind: 'audio', media: audio, title: 'The mill at night', caption: 'Lyon, 1834', transcript },
            { id: id(), kind: 'file', media: file, label: 'All cards of the loom' },
            { id: id(), kind: 'file', media: file },
            { id: id(), kind: 'video', media: video, width: 'wide', caption: 'The loom at work' },
            { id: id(), kind: 'text', text },
            { id: id(), kind: 'video', media: video, poster, width: 'bleed', caption: 'The loom at work', transcript },
          ],
        },
      ]);
      const reader = await (await browser.newContext({ viewport })).newPage();
      const takeShot = async (design: object, name: string) => {
        await change(page, { theme, ...design });
        await publish(page);
        const path = `${new URL(address?.url ?? '').pathname}/projects/cards-at-the-loom`;
        await reader.emulateMedia({ colorScheme: theme });
        await reader.goto(product.url + path, { waitUntil: 'networkidle' });
        await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
        await reader.locator('summary').first().click();
        await shotsOf(reader, theme, size)(`media-${name}`);
      };
      for (const layout of SITE_LAYOUTS) await takeShot({ layout }, layout);
      for (const style of STYLE_IDS)
        await takeShot({ style: { ...CLASSIC_STYLE, id: style }, layout: 'gallery' }, style);
      await takeShot({ style: CLASSIC_STYLE, layout: 'column', language: 'ar' }, 'right-to-left');
      if (theme === 'light') await reader.pdf({ path: join(import.meta.dirname, `../.shots/media-${size}.pdf`) });
      await setThemeAndSize(page, theme, viewport);
      await page.goto(`/projects/${project?.id}/edit`);
      await expect(page.getByRole('button', { name: 'Use current frame' })).toHaveCount(3);
      await shotsOf(page, theme, size)('media-editor');
    });
  }
}
