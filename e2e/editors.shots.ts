import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { MailServer } from '../src/testing/open-mail-server.ts';
import { make, registerMember, uploadSvgImage } from './records.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { expect, test } from './with-mail.ts';

const FOLDER = join(import.meta.dirname, '..', '.shots');
const WIDTHS = { phone: 375, wide: 1280, wall: 1920 };

async function seed(page: Page, username: string, mails: MailServer) {
  await registerMember(page, username, mails);
  const notes = await uploadSvgImage(page, 'notes', SVG_IMAGES.notes);
  const table = await uploadSvgImage(page, 'bernoulli', SVG_IMAGES.bernoulli);
  const wing = await uploadSvgImage(page, 'flyology', SVG_IMAGES.flyology);
  const badge = await uploadSvgImage(page, 'badge', SVG_IMAGES.badge);
  const [project] = await make(page, 'projects', [
    {
      title: 'Notes on the Analytical Engine',
      summary: 'Seven notes, A to G, three times the length of the memoir that they explain.',
      status: 'published',
      featured: true,
      role: 'Translator and author',
      client: 'Taylor’s Scientific Memoirs',
      start: '1842-10',
      end: '1843-08',
      tags: ['mathematics', 'computing'],
      stack: ['French', 'finite differences', 'the Jacquard loom'],
      cover: table,
      gallery: [
        { image: notes, alt: 'A page of notes', caption: 'Note A, as it was sent to the printer.' },
        {
          image: table,
          alt: 'A table of operations',
          caption: 'Note G: the numbers of Bernoulli, operation by operation.',
        },
        { image: wing, alt: '', caption: '' },
      ],
      metrics: [
        { label: 'the length of the memoir', value: '3 times' },
        { label: 'notes, A to G', value: '7' },
        { label: 'operations in the table', value: '25' },
      ],
      links: [
        { label: 'Scientific Memoirs, volume III', url: 'https://example.org/memoirs' },
        { label: '', url: 'https://example.org/note-g' },
      ],
      collaborators: [
        { name: 'Charles Babbage', url: 'https://example.org/babbage' },
        { name: 'Charles Wheatstone', url: '' },
      ],
      caseStudy: {
        problem:
          'Menabrea had written of the engine in French, from what he heard in Turin. **What it could do**, he left to the reader.\n\nA translation alone would have left it there.',
        approach:
          'I added notes, and let them grow:\n\n- what sets this engine apart from one that only adds,\n- how cards, as in the loom of *Jacquard*, tell it what to do,\n- a calculation worked out to its end.',
        outcome:
          '> The Analytical Engine weaves algebraical patterns just as the Jacquard-loom weaves flowers and leaves.\n\nNote G sets out, step by step, how the numbers of Bernoulli would be computed without a human head having worked them out before.',
      },
    },
  ]);
  const [achievement] = await make(page, 'achievements', [
    {
      title: 'Sketch of the Analytical Engine, with notes',
      kind: 'publication',
      issuer: 'Taylor’s Scientific Memoirs',
      date: '1843-09',
      description: 'The memoir of Menabrea in English, with **seven notes** by the translator, signed A.A.L.',
      credentialId: 'vol. III, 666–731',
      credentialUrl: 'https://example.org/memoirs/3',
      evidence: [
        { label: 'The volume', url: 'https://example.org/memoirs/3/666' },
        { label: '', url: 'https://example.org/letters' },
      ],
      metric: { label: 'pages', value: '66' },
      project: project?.id,
      badge,
      tags: ['computing'],
    },
  ]);
  return { project: project?.id, achievement: achievement?.id };
}

async function takeShot(page: Page, name: string) {
  await page.getByRole('heading', { level: 1 }).waitFor({ state: 'attached' });
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // Loads the lazy pictures further down.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  });
  await page.screenshot({ path: join(FOLDER, `${name}.png`), fullPage: true, animations: 'disabled' });
}

async function takeAllShots(page: Page, mails: MailServer, username: string, suffix: string) {
  const { project, achievement } = await seed(page, username, mails);
  const addresses = {
    'project-editor': `/projects/${project}/edit`,
    'project-detail': `/projects/${project}`,
    'project-new': '/projects/new',
    'achievement-editor': `/achievements/${achievement}/edit`,
    'achievement-detail': `/achievements/${achievement}`,
  };
  for (const [name, address] of Object.entries(addresses)) {
    await page.goto(address);
    await takeShot(page, `${name}-${suffix}`);
  }
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, width] of Object.entries(WIDTHS)) {
    test(`editors ${theme} ${size}`, async ({ page, mails }) => {
      await page.setViewportSize({ width, height: size === 'phone' ? 720 : 860 });
      await page.addInitScript((chosen) => {
        localStorage.setItem('theme', chosen);
        localStorage.setItem('theme.remember', 'true');
      }, theme);
      await takeAllShots(page, mails, `e-${theme}-${size}`, `${theme}-${size}`);
    });
  }
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  for (const [size, width] of Object.entries({ phone: 375, wide: 1280 })) {
    test(`editors in Arabic ${size}`, async ({ page, mails }) => {
      await page.setViewportSize({ width, height: 860 });
      await takeAllShots(page, mails, `e-ar-${size}`, `ar-${size}`);
    });
  }
});
