import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ask } from './records.ts';
import { expect } from './with-mail.ts';

export const RESUME = readFileSync(join(import.meta.dirname, '../src/testing/fixtures/jsonresume/resume.json'));

export const shown = (page: Page) => page.locator('[data-record]');
export const names = (page: Page) => shown(page).locator('a[href$="/edit"]');
export const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
export const newCv = (page: Page) => page.getByRole('dialog', { name: 'New resume' });

export type MadeCv = {
  id: string;
  revision: number;
  document: { sections: { id: string; items: { id: string }[] }[] };
};

export async function makeCv(page: Page, fields: Record<string, unknown>): Promise<MadeCv> {
  const answer = await ask(page, 'POST', '/api/cvs', fields);
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

/** Returns the names of the stored CVs, in manual order. */
export const storedNames = async (page: Page, query = '') =>
  ((await (await ask(page, 'GET', `/api/cvs?${query}`)).json()) as { items: { name: string }[] }).items.map(
    ({ name }) => name,
  );

/** Opens the text view of the current CV. */
export async function readAsText(page: Page) {
  await page.waitForURL(/\/cv\/[^/]+\/(?:edit|preview)/);
  const id = /\/cv\/([^/]+)\//.exec(page.url())?.[1];
  await page.goto(`/cv/${id}/preview`);
  await page.getByRole('link', { name: 'Text', exact: true }).click();
}

/** Changes a CV's template. */
export async function setTemplate(page: Page, id: string, template: string) {
  const { revision } = (await (await ask(page, 'GET', `/api/cvs/${id}`)).json()) as MadeCv;
  const operations = [{ do: 'set', at: ['design'], field: 'template', value: template }];
  const answer = await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations });
  expect(answer.status(), await answer.text()).toBe(200);
}

export const pageImages = (page: Page) => page.locator('main img');

/** Waits until the thumbnails on the screen are displayed. Others load when they come near it. */
export async function waitForImages(page: Page) {
  await expect(pageImages(page).first()).toBeAttached();
  const missing = () =>
    pageImages(page).evaluateAll((all) => {
      const isOnScreen = (picture: Element) => {
        const { top, bottom } = picture.getBoundingClientRect();
        return bottom > 0 && top < innerHeight;
      };
      return all.filter((picture) => (picture as HTMLImageElement).naturalWidth === 0 && isOnScreen(picture)).length;
    });
  await expect.poll(missing, { timeout: 30_000 }).toBe(0);
}
