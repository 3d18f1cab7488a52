import type { Page } from '@playwright/test';
import { makePdf, type PdfText } from '../src/testing/pdf-files.ts';
import { newCv } from './cvs.ts';
import { expect } from './with-mail.ts';

const HEADING = { size: 13, font: 'bold' } as const;
const NAME = { font: 'bold' } as const;
const LINES: [text: string, look?: Partial<PdfText>][] = [
  ['Nora Ellery', { size: 22, font: 'bold' }],
  ['Product designer'],
  ['Portland, Oregon | (503) 555-0142 | nora@ellery.example'],
  // Notes of an office, whose meaning nobody can know.
  ...['Ref. 4417 / 88', 'Form 12 b', 'Series K / 9', 'Drawer 3'].map((text): [string] => [text]),
  [''],
  ['Work history', HEADING],
  // Nothing tells which of both is the organization.
  ['Meadowline', NAME],
  ['Rider Tools'],
  ['- Led the redesign of trip planning for 1.2 million riders'],
  ['- Wrote the accessibility guidelines of the agency'],
  [''],
  ['Larkspur', NAME],
  ['Booking, Seattle'],
  ['- Designed appointment booking for 40 clinics'],
  [''],
  ['Education', HEADING],
  ['Westmere College of Art', NAME],
  ['BFA, Interaction design'],
  [''],
  ['Skills', HEADING],
  ['User interviews, usability testing, prototyping, design systems'],
];
const DATES: readonly [text: string, dates: string][] = [
  ['Meadowline', '03/2022 - Present'],
  ['Larkspur', '2018 - 2022'],
  ['Westmere College of Art', '2011 - 2015'],
];
const topOf = (line: number) => 780 - line * 17;

/** A resume as a word processor prints it, without data in it. */
export const RESUME_PDF = makePdf([
  {
    texts: [
      ...LINES.map(([text, look], line) => ({ text, x: 60, y: topOf(line), ...look })),
      ...DATES.map(([name, text]) => ({ text, x: 430, y: topOf(LINES.findIndex(([one]) => one === name)) })),
    ],
  },
  {
    texts: [
      { text: 'References', x: 60, y: 780, size: 13, font: 'bold' },
      { text: 'Available on request', x: 60, y: 760 },
    ],
  },
]);

/** Chooses a file in the dialog for a new CV, and waits for its review. */
export async function openReview(page: Page, buffer: Buffer = RESUME_PDF, name = 'nora-ellery.pdf') {
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Import' }).click();
  await newCv(page).locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer });
  // The worker process that reads files is slow to start on a busy machine.
  await expect(page).toHaveURL(/\/cv\/import$/, { timeout: 60_000 });
  await expect(page.getByRole('heading', { name: 'Review import' })).toBeVisible();
}

/** Selects words on the page of the file, as by mouse. */
export async function selectOnPage(page: Page, words: string) {
  await page
    .locator('[data-at]')
    .filter({ hasText: words })
    .first()
    .evaluate((piece, text) => {
      const node = piece.firstChild;
      const start = piece.textContent?.indexOf(text) ?? -1;
      if (!node || start < 0) throw new Error('not on the page');
      document.getSelection()?.setBaseAndExtent(node, start, node, start + text.length);
      piece.dispatchEvent(new MouseEvent('mouseup', { bubbles: true }));
    }, words);
}
