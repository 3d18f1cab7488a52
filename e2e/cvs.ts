import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect } from './mailed.ts';
import { ask } from './work.ts';

export const RESUME = readFileSync(join(import.meta.dirname, '../src/testing/fixtures/jsonresume/resume.json'));

export const shown = (page: Page) => page.locator('[data-record]');
export const names = (page: Page) => shown(page).locator('a[href$="/preview"]');
export const toast = (page: Page) => page.getByRole('region', { name: /Notices/ });
export const newCv = (page: Page) => page.getByRole('dialog', { name: 'New CV' });

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

/** The names of all that are kept, in their own order. */
export const namesKept = async (page: Page, query = '') =>
  ((await (await ask(page, 'GET', `/api/cvs?${query}`)).json()) as { items: { name: string }[] }).items.map(
    ({ name }) => name,
  );
