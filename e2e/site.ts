import type { Browser, Page } from '@playwright/test';
import type { SiteDocument } from '../src/portfolio/contract.ts';
import type { MailServer } from '../src/testing/open-mail-server.ts';
import { achievements, ask, make, PROJECTS, registerMember, uploadSvgImage } from './records.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { expect } from './with-mail.ts';

/** Member hosts are below this one, which browsers resolve to the local machine. */
export const HOSTS = { APP_URL: 'http://vitrine.localhost:{port}' };

/** Returns the URL of a member's own host, for the instance at this URL. */
export const hostOf = (username: string, url: string, path = '/') =>
  `http://${username}.vitrine.localhost:${new URL(url).port}${path}`;

const CASE_STUDY = {
  problem: 'An engine that reckons is *known*; what it could be told to do was not.',
  approach: [
    'A table of operations, column by column:',
    '- which variables are acted upon\n- which receive the result',
    '| Operation | Acted upon | Receives the *result* | Value before the change, as the card of the mill states it |\n| :-- | :-: | --- | --: |\n| `×` | ¹V₂, ¹V₃ | ¹V₄, ¹V₅ | 0 |\n| `−` | ¹V₄ − ¹V₁ | ²V₄ | 2n |',
    'The engine repeats `13a` to `23` once for each number:',
    '```ts\nfunction bernoulli(n: number): Fraction {\n  const known = [oneSixth]; // the variables V₂₁ and following of the store, which keep what was found before\n  for (let k = 2; k < n; k += 1) known.push(next(known, k));\n  return known[n - 1];\n}\n```',
  ].join('\n\n'),
  outcome: 'The first published programme for a machine.',
};

/** Makes a member with a full site (pictures, projects, achievements, a CV) and returns its URLs. */
export async function fullSite(page: Page, username: string, mails: MailServer, document: object = {}) {
  await registerMember(page, username, mails);
  const profile = {
    bio: 'I translate, annotate and question machines that reckon. What they can be told to do interests me more than what they were built for.',
    location: 'London',
    website: 'https://en.wikipedia.org/wiki/Ada_Lovelace',
    socialLinks: { Wikidata: 'https://www.wikidata.org/wiki/Q7259' },
  };
  await expectOk(ask(page, 'PATCH', '/api/me', { profile }));
  const covers = [
    await uploadSvgImage(page, 'notes', SVG_IMAGES.notes),
    await uploadSvgImage(page, 'bernoulli', SVG_IMAGES.bernoulli),
  ];
  // Each project shows its own cover only once.
  const gallery = covers.map((image) => ({ image, alt: 'A page of the notes', caption: 'Taylor, 1843' }));
  const projects = PROJECTS.filter(({ status }) => status === 'published').map((project, at) => ({
    ...project,
    ...(covers[at] ? { cover: covers[at], caseStudy: CASE_STUDY, gallery } : {}),
  }));
  await make(page, 'projects', projects);
  await make(page, 'achievements', achievements());
  const cv = await (await ask(page, 'POST', '/api/cvs', { name: 'Notes', example: 'software-engineer' })).json();
  await expectOk(ask(page, 'PUT', `/api/cvs/${cv.id}/visibility`, { visibility: 'public' }));
  await change(page, {
    ...{ headline: 'Mathematician and writer on the Analytical Engine', cv: cv.id, indexing: true },
    availability: { text: 'Open to commissions', until: '' },
    ...document,
  });
  return publish(page);
}

/** Changes the site's draft. */
export async function change(page: Page, fields: object) {
  const { document } = await (await ask(page, 'GET', '/api/site')).json();
  await expectOk(ask(page, 'PUT', '/api/site', { document: { ...document, ...fields } }));
}

/** Publishes the site and returns its URLs. */
export async function publish(page: Page) {
  const site = await (await expectOk(ask(page, 'POST', '/api/site/publish'))).json();
  return site.addresses as { kind: string; url: string }[];
}

async function expectOk(answer: ReturnType<typeof ask>) {
  const response = await answer;
  expect(response.status(), await response.text()).toBe(200);
  return response;
}

/** Opens a visitor's phone browser without an account. */
export async function visitorOf(browser: Browser, width = 390) {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  return context.newPage();
}

type FetchedSite = { document: SiteDocument; changes: string[]; addresses: { kind: string; url: string }[] };

/** Returns the member's site as the API does. */
export const fetchSite = async (page: Page) => (await (await ask(page, 'GET', '/api/site')).json()) as FetchedSite;

export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
export const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });
/** Returns the visible preview frame of the site editor. The one that is still loading is hidden. */
export const site = (page: Page) => page.frameLocator('iframe:not([aria-hidden])');

/** Opens the site editor and waits for its preview. */
export async function openSite(page: Page) {
  await page.goto('/portfolio');
  await expect(site(page).getByRole('heading', { level: 1 })).toBeVisible();
}
