import { join } from 'node:path';
import sharp from 'sharp';
import { call, PASSWORD, test } from './with-mail.ts';

const FOLDER = join(import.meta.dirname, '..', '.shots');
const WIDTHS = { phone: 375, wide: 1280 };
const LANGUAGES = { en: 'light', de: 'dark', ar: 'light' } as const;

/** A portrait in the size of a phone's photo. */
const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="1600">
  <rect width="1200" height="1600" fill="#4a5648"/>
  <path d="M150 1600c20-420 200-560 450-560s430 140 450 560z" fill="#2f4858"/>
  <path d="M470 900h260v260c-40 60-220 60-260 0z" fill="#d8b49a"/>
  <ellipse cx="600" cy="690" rx="215" ry="275" fill="#e6c4aa"/>
  <path d="M360 720c-40-340 90-430 240-430s280 90 240 430c-20-160-90-270-240-290-150 20-220 130-240 290z" fill="#3b2a22"/>
</svg>`;

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
