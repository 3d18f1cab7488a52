import type { Page } from '@playwright/test';
import { ask } from './records.ts';
import { expect } from './with-mail.ts';

/** Requests a testimonial as the member on the page; returns its id and the path of the link. */
export async function request(page: Page, label: string, message = '') {
  const answer = await ask(page, 'POST', '/api/testimonials/requests', { label, message });
  expect(answer.status(), await answer.text()).toBe(201);
  const { testimonial, url } = (await answer.json()) as { testimonial: { id: string }; url: string };
  return { id: testimonial.id, path: new URL(url).pathname };
}

type Answer = { name: string; role?: string; organization?: string; source?: string; text: string; language?: string };

/** Answers a request as its author. */
export async function answer(page: Page, path: string, fields: Answer) {
  const sent = await ask(page, 'POST', `/api${path.replace('/testimonials/', '/testimonials/requests/')}`, {
    ...{ role: '', organization: '', source: '', language: 'en' },
    ...fields,
  });
  expect(sent.status(), await sent.text()).toBe(200);
}
