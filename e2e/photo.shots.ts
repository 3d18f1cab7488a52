import { join } from 'node:path';
import sharp from 'sharp';
import { PORTRAIT } from './portrait.ts';
import { call, PASSWORD, test } from './with-mail.ts';

const FOLDER = join(import.meta.dirname, '..', '.shots');
const WIDTHS = { phone: 375, wide: 1280 };
const LANGUAGES = { en: 'light', de: 'dark', ar: 'light' } as const;

for (const [language, theme] of Object.entries(LANGUAGES)) {
  for (const [size, width] of Object.entries(WIDTHS)) {
    test.describe(() => {
      test.use({ locale: language, ...(size === 'phone' ? { hasTouch: true, isMobile: true } : {}) });

      test(`photo ${language} ${size}`, async ({ page, context }) => {
        await page.emulateMedia({ reducedMotion: 'reduce' });
        await page.addInitScript((chosen) => {
          localStorage.setItem('theme', chosen);
          localStorage.setItem('theme.remember', 'true');
        }, theme);
        await page.setViewportSize({ width, height: size === 'phone' ? 720 : 860 });
        const username = `photo-${language}-${size}`;
        const person = { email: `${username}@example.org`, password: PASSWORD, name: 'Ada Lovelace', username };
        await call(page, 'POST', '/api/auth/sign-up/email', person);
        await page.goto('/profile');
        const shot = (step: string) =>
          page.screenshot({ path: join(FOLDER, `photo-${step}-${language}-${theme}-${size}.png`) });

        await page.locator('#public fieldset button').first().click();
        const input = page.getByRole('dialog').locator('input[type=file]').first();
        await input.setInputFiles({ name: 'note-g.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('Note G') });
        await page.getByRole('dialog').getByRole('alert').waitFor();
        await shot('refused');
        const buffer = await sharp(Buffer.from(PORTRAIT)).jpeg().toBuffer();
        await input.setInputFiles({ name: 'portrait.jpg', mimeType: 'image/jpeg', buffer });
        await page.getByRole('application').waitFor();
        await shot('crop');
        await context.setOffline(true);
        await page.getByRole('dialog').getByRole('button').last().click();
        await page.getByRole('dialog').getByRole('listitem').waitFor();
        await shot('waiting');
        await context.setOffline(false);
        await page.getByRole('dialog').waitFor({ state: 'hidden' });
        await page.locator('#public fieldset img').waitFor();
        await shot('saved');
      });
    });
  }
}
