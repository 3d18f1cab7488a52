import type { Page } from '@playwright/test';
import { ask, registerMember, uploadSvgImage } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { answer, request } from './testimonials.ts';
import { test } from './with-mail.ts';

const MESSAGE = 'Dear Mary,\n\nwould you write a few sentences about the notes that we discussed in London?';

async function seed(page: Page) {
  const [mary, charles, michael, john] = [
    await request(page, 'Mary Somerville, Royal Astronomical Society'),
    await request(page, 'Charles Babbage'),
    await request(page, 'Michael Faraday'),
    await request(page, 'John Herschel'),
  ];
  await answer(page, mary.path, {
    ...{ name: 'Mary Somerville', role: 'Mathematician', organization: 'Royal Astronomical Society' },
    source: 'https://www.example.org/mary-somerville',
    text: 'Ada explains the engine better than its inventor does.\n\nShe asks the one question that shows what is missing, and she comes back with the answer the next day. I would work with her again at any time.',
  });
  await answer(page, charles.path, {
    ...{ name: 'Charles Babbage', role: 'Inventor', organization: 'Analytical Engines' },
    text: 'The Enchantress of Numbers. Her notes are three times as long as the memoir that they explain, and ten times as useful.',
  });
  await answer(page, michael.path, { name: 'Michael Faraday', text: 'A rising star of science.' });
  const { items } = (await (await ask(page, 'GET', '/api/testimonials')).json()) as {
    items: { id: string; name: string; revision: number }[];
  };
  const photo = await uploadSvgImage(page, 'charles', SVG_IMAGES.notes);
  for (const { id, name, revision } of items) {
    if (name === 'Charles Babbage')
      await ask(page, 'PATCH', `/api/testimonials/${id}`, {
        ...{ revision, state: 'approved', photo, text: 'The Enchantress of Numbers.' },
      });
    if (name === 'Michael Faraday')
      await ask(page, 'PATCH', `/api/testimonials/${id}`, { revision, state: 'approved' });
  }
  return john;
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`testimonials ${theme} ${size}`, async ({ page, mails }) => {
      test.setTimeout(120_000);
      const shot = shotsOf(page, theme, size);
      await setThemeAndSize(page, theme, viewport);
      await registerMember(page, `testimonials-${theme}-${size}`, mails);
      await page.goto('/testimonials');
      await page.getByText('No testimonials yet').waitFor();
      await shot('testimonials-empty');
      await page.getByRole('button', { name: 'Ask for one' }).click();
      await page.getByRole('textbox', { name: 'Who are you asking?' }).fill('Mary Somerville');
      await page.getByRole('textbox', { name: 'Message (optional)' }).fill(MESSAGE);
      await shot('testimonials-ask');
      await page.getByRole('button', { name: 'Create link' }).click();
      await page.getByText('Send this link').waitFor();
      await shot('testimonials-link');
      await seed(page);
      await page.reload();
      await page.getByText('Ada explains the engine').waitFor();
      await page.waitForLoadState('networkidle');
      await shot('testimonials');
      await page.getByRole('button', { name: 'Edit: testimonial by Charles Babbage' }).click();
      await page.getByRole('textbox', { name: 'Author’s name' }).waitFor();
      await shot('testimonials-edit');
    });

    test(`an author ${theme} ${size}`, async ({ page, mails }) => {
      test.setTimeout(120_000);
      const shot = shotsOf(page, theme, size);
      await setThemeAndSize(page, theme, viewport);
      await registerMember(page, `author-${theme}-${size}`, mails);
      const { path } = await request(page, 'Mary Somerville', MESSAGE);
      await page.context().clearCookies();
      await page.goto(path);
      await page.getByRole('textbox', { name: 'Your testimonial' }).waitFor();
      await shot('testimonial-form');
      await page
        .getByRole('textbox', { name: 'Your testimonial' })
        .fill('Ada explains the engine better than its inventor.');
      await page.getByRole('textbox', { name: 'Link to you (optional)' }).fill('mary');
      await page.getByRole('button', { name: 'Send testimonial' }).click();
      await shot('testimonial-form-faults');
      await page.getByRole('textbox', { name: 'Your name' }).fill('Mary Somerville');
      await page.getByRole('textbox', { name: 'Your role (optional)' }).fill('Mathematician');
      await page.getByRole('textbox', { name: 'Link to you (optional)' }).fill('example.org/mary');
      await page.getByRole('button', { name: 'Send testimonial' }).click();
      await page.getByText('Thank you!').waitFor();
      await shot('testimonial-sent');
      await page.goto('/testimonials/a-token-of-nobody');
      await page.getByText('This link doesn’t work').waitFor();
      await shot('testimonial-missing');
    });
  }
}
