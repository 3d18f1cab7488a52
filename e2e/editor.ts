import type { Page } from '@playwright/test';
import type { CvContent } from '../src/cv/contract.ts';
import { ask } from './records.ts';
import { expect } from './with-mail.ts';

/** A CV as stored on the server. */
export type FetchedCv = { id: string; revision: number; name: string; document: CvContent };

export const fetchCv = async (page: Page, id: string): Promise<FetchedCv> =>
  (await (await ask(page, 'GET', `/api/cvs/${id}`)).json()) as FetchedCv;

/** Opens a CV in the editor and waits for its pages. */
export async function openEditor(page: Page, id: string, at = '') {
  await page.goto(`/cv/${id}/edit${at}`);
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toBeVisible();
}

/** Waits until the visible pages show all changes. */
export async function waitForPages(page: Page) {
  await expect(page.getByRole('img', { name: /^Page 1 of/ })).toHaveAttribute('data-page', /./);
  await expect(page.locator('section[data-desk][aria-busy]')).toHaveCount(0);
}

export const outline = (page: Page) => page.getByRole('list', { name: 'Sections' });
export const saved = (page: Page) =>
  expect(page.getByRole('status').filter({ hasText: /^Saved(?:\s*· published)?$/ })).toBeVisible();
export const unfold = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, expanded: false }).first().click();
/** Returns the headline field, in the personal details, which are open at first. */
export const headline = (page: Page) => page.getByRole('textbox', { name: 'Headline' });

/** Waits until the stored CV has the expected value. */
export const expectStored = <Value>(page: Page, id: string, read: (cv: FetchedCv) => Value) =>
  expect.poll(async () => read(await fetchCv(page, id)));

/** Returns the unsaved drafts in this browser's storage. */
export const draftsIn = (page: Page) =>
  page.evaluate(async () => {
    const answerOf = <Answer>(request: IDBRequest<Answer>) =>
      new Promise<Answer>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await answerOf(indexedDB.open('vitrine'));
    const drafts = await answerOf(database.transaction('drafts').objectStore('drafts').getAll());
    database.close();
    return JSON.stringify(drafts);
  });
