import type { Page, Request } from '@playwright/test';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { MALICIOUS_MARKDOWN, type MaliciousMarkdown } from '../src/testing/malicious-markdown.ts';
import { addressOf, expect, test } from './design.ts';
import { loadModules } from './load-modules.ts';

/** Disables the content security policy, so that the tests pass only if the output itself is safe. */
test.use({ bypassCSP: true });

const ALLOWED = [
  ...['A', 'BLOCKQUOTE', 'BR', 'DIV', 'EM', 'H1', 'H2', 'H3', 'H4', 'LI', 'OL', 'P', 'SPAN', 'STRONG', 'UL'],
  ...['CODE', 'PRE', 'TABLE', 'TBODY', 'TD', 'TH', 'THEAD', 'TR'],
];
const ATTRIBUTES = [
  ...['class', 'data-level', 'dir', 'href', 'rel', 'start', 'target'],
  ...['aria-label', 'data-align', 'role', 'scope', 'tabindex'],
];

/** Returns only the letters and digits of a text, for comparison regardless of markup. */
const lettersOf = (text: string) => text.toWellFormed().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Records everything that a page does: scripts, popups, and requests other than the permitted ones. */
async function watch(page: Page, isAllowed: (request: Request) => boolean) {
  const done: string[] = [];
  await page.context().route('**/*', (route, request) => {
    if (isAllowed(request)) return route.fallback();
    done.push(`asked for ${request.url()}`);
    return route.fulfill({ status: 204 });
  });
  page.on('dialog', (dialog) => {
    done.push(`said ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => done.push(`opened ${popup.url()}`));
  return { done, ran: () => page.evaluate(() => '__ran' in window) };
}

const PAGE = 'http://page.test/';

/** Opens a page with each text in a separate section, as a server would send it. */
async function openPage(page: Page, sections: readonly string[]) {
  const body = sections.map((html, index) => `<section id="malice-${index}">${html}</section>`).join('\n');
  await page.route(PAGE, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>Malice</title><main>${body}</main>`,
    }),
  );
  const watcher = await watch(page, (request) => request.url() === PAGE);
  await page.goto(PAGE);
  return watcher;
}

/** Returns the elements, attributes, URLs and text inside each root element. */
const contentsOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((roots) =>
    roots.map((root) => {
      // The editor adds an image without a source where the caret needs it.
      const all = [...root.querySelectorAll(':not(img.ProseMirror-separator)')];
      // Triggers handlers that wait for the pointer or the focus.
      for (const element of all) {
        for (const type of ['mouseover', 'pointerover', 'focus', 'pointerrawupdate', 'animationstart', 'toggle']) {
          element.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }
      const copy = root.cloneNode(true) as Element;
      for (const words of copy.querySelectorAll('.sr-only')) words.remove();
      return {
        elements: [...new Set(all.map((element) => element.tagName))],
        attributes: [...new Set(all.flatMap((element) => element.getAttributeNames()))],
        links: all.flatMap((element) => element.getAttribute('href') ?? []),
        text: copy.textContent ?? '',
      };
    }),
  );

type RenderedContent = Awaited<ReturnType<typeof contentsOf>>[number];

function expectHarmless(
  { elements, attributes, links, text }: RenderedContent,
  source: MaliciousMarkdown,
  long: boolean,
) {
  expect(
    elements.filter((element) => !ALLOWED.includes(element)),
    source.name,
  ).toEqual([]);
  expect(
    attributes.filter((attribute) => !ATTRIBUTES.includes(attribute)),
    source.name,
  ).toEqual([]);
  expect(links, source.name).toEqual(source.links ?? []);
  const visible = long && source.language ? source.text.replace(source.language, '') : source.text;
  if (!source.links) expect(lettersOf(text), source.name).toBe(lettersOf(visible));
}

test('malicious text pasted into a field stays text: nothing runs and nothing is requested', async ({
  page,
  gallery: { url },
}) => {
  test.slow();
  await page.goto(addressOf());
  const field = page.getByRole('textbox', { name: 'Case study' });
  await expect(field.getByRole('heading').first()).toBeVisible();
  const selector = `[id="${await field.getAttribute('id')}"]`;
  // The font's subsets and the gallery's own pictures load when they are first needed.
  const { done, ran } = await watch(
    page,
    (request) => ['font', 'image'].includes(request.resourceType()) && request.url().startsWith(`${url}/assets/`),
  );
  await field.focus();
  for (const [index, source] of MALICIOUS_MARKDOWN.entries()) {
    await page.keyboard.press('ControlOrMeta+a');
    await field.evaluate((element, text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/plain', text);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    }, `${source.text}\n\n---\n\nshown ${index}`);
    await field.getByText(`shown ${index}`).waitFor({ state: 'attached' });
    const [content, ...others] = await contentsOf(page, selector);
    if (!content || others.length > 0) throw new Error('expected exactly one text');
    expectHarmless({ ...content, text: content.text.replace(/---\s*shown \d+$/, '') }, source, true);
  }
  expect(await ran()).toBe(false);
  expect(done).toEqual([]);
});

test('malicious text rendered by the server, short or long, stays text on a page without a policy', async ({
  page,
}) => {
  const [{ Markdown }] =
    await loadModules<[typeof import('../src/ui/markdown/markdown.tsx')]>('ui/markdown/markdown.tsx');
  const twice = [false, true].flatMap((long) => MALICIOUS_MARKDOWN.map((source) => ({ source, long })));
  const sections = twice.map(({ source, long }) =>
    renderToString(createElement(Markdown, { text: source.text, long })),
  );
  const { done, ran } = await openPage(page, sections);
  const contents = await contentsOf(page, 'main > section');
  expect(contents).toHaveLength(twice.length);
  for (const [index, content] of contents.entries()) {
    const shown = twice[index];
    if (shown) expectHarmless(content, shown.source, shown.long);
  }
  expect(await ran()).toBe(false);
  expect(done).toEqual([]);
});

test('the same texts as raw HTML would run scripts and send requests', async ({ page }) => {
  const raw = MALICIOUS_MARKDOWN.filter(({ name }) =>
    ['html: an image with a handler', 'html: an image for several sizes'].includes(name),
  ).map(({ text }) => text);
  const { done, ran } = await openPage(page, raw);
  await expect.poll(ran).toBe(true);
  expect(done.sort()).toEqual([`asked for ${PAGE}x`, 'asked for https://malice.test/1.png']);
});
