import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { missingTexts, SECRET, textsOf, withSecrets } from '#cv/testing/cv-texts.ts';
import { styledPagePolicy } from '#platform/server/http/headers.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { CORE_SPECIMEN_LANGUAGES, makeSpecimen } from '#testing/cv-specimens.ts';
import { readHtml } from '#testing/read-html.ts';
import { runs } from '#testing/runs.ts';
import { type CvContent, EMPTY_CONTENT } from '../model/content.ts';
import { outlineOf } from '../model/outline/outline.ts';
import { toPublicContent } from '../model/public/public-content.ts';
import { pageWordsOf } from '../render/page-words.ts';
import { templateOf } from '../render/templates.ts';
import { pageFontsOf } from '../server/public/page-fonts.ts';
import { renderCvPage } from './cv-page.ts';
import { urlsOfCv } from './cv-path.ts';
import { renderOwnerBar } from './owner-bar.ts';

const MAX_PAGE_BYTES = 60_000;
const MASK = { email: 'E-mail on request', phone: 'Phone on request' };
const FRAME = {
  title: 'CV',
  description: 'The CV of Ada.',
  picture: 'First page of the CV of Ada',
  download: 'Download PDF',
  empty: 'There is nothing here yet.',
  made: 'Vitrine',
  report: 'Report this page',
};
const BAR = { status: 'Only you can see this page.', label: 'For you alone', edit: 'Edit', sharing: 'Who can see it' };

const URLS = urlsOfCv('some-id');

type CvPageOverrides = Partial<Parameters<typeof renderCvPage>[0]>;

const renderPage = (content: CvContent, overrides: CvPageOverrides = {}) =>
  renderCvPage({
    ...{
      urls: URLS,
      canonical: URLS.page,
      content,
      visibility: 'public',
      download: true,
      appUrl: 'https://vitrine.example',
    },
    ...{
      words: pageWordsOf(content.design),
      frame: FRAME,
      template: templateOf(content.design.template),
      photo: undefined,
    },
    ...overrides,
  });
const pageOf = (content: CvContent, overrides?: CvPageOverrides) => renderPage(content, overrides).page;

const validator = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:document'] });
async function validationErrors(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
const metaOf = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(page)?.[1];

describe('the page of a CV', () => {
  it.each(CORE_SPECIMEN_LANGUAGES)(
    'contains all text of four pages in %s, as valid HTML of at most 60 kB',
    async (language) => {
      const content = toPublicContent(makeSpecimen(language, 'four'), undefined);
      const bar = renderOwnerBar({ id: 'some-id', words: BAR, language: 'en', direction: 'ltr' });
      const fonts = await pageFontsOf({ urls: URLS, content });
      const page = pageOf(content, { photo: '/images/some-id/320.webp', bar, fonts });
      expect(page.match(/<link rel="preload"[^>]*>/g)).toHaveLength(fonts.fonts.length);
      const expectedTexts = textsOf(outlineOf(content, pageWordsOf(content.design)));
      expect(missingTexts(readHtml(page).text, expectedTexts)).toEqual([]);
      expect(await validationErrors(page)).toEqual([]);
      expect(Buffer.byteLength(page)).toBeLessThan(MAX_PAGE_BYTES);
    },
  );

  it('is valid HTML for arbitrary CVs and contains nothing hidden or masked', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(cvContents(), fc.constantFrom('private', 'link', 'public'), async (overrides, visibility) => {
        const page = pageOf(toPublicContent(withSecrets(overrides), MASK), { visibility });
        expect(page).not.toContain(SECRET);
        expect(await validationErrors(page)).toEqual([]);
      }),
      { numRuns: runs(100) },
    );
  });

  it('shows a notice for an empty CV', async () => {
    const page = pageOf(EMPTY_CONTENT);
    expect(readHtml(page).text).toContain('There is nothing here yet.');
    expect(page).toContain('<title>CV</title>');
    expect(await validationErrors(page)).toEqual([]);
  });

  it('runs no script and has only the style that its policy allows', () => {
    const { page, style } = renderPage(makeSpecimen('English', 'four'));
    const [, inlineStyle = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    expect(inlineStyle).toBe(style);
    const hash = createHash('sha256').update(inlineStyle).digest('base64');
    expect(styledPagePolicy(style)).toContain(`style-src 'sha256-${hash}'`);
    expect(styledPagePolicy(style)).not.toContain('script-src');
    expect(page.match(/<script\b[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(page).not.toMatch(/ style=| on\w+=/);
  });

  it('has metadata for search engines and link previews if it is public', () => {
    const content = makeSpecimen('English', 'four');
    const page = pageOf(content);
    expect(page).toContain('<link rel="canonical" href="https://vitrine.example/cv/some-id">');
    expect(metaOf(page, 'og:image')).toBe('https://vitrine.example/cv/some-id.png');
    expect([metaOf(page, 'og:image:width'), metaOf(page, 'og:image:height')]).toEqual(['1200', '1697']);
    expect(metaOf(page, 'og:image:alt')).toBe('First page of the CV of Ada');
    expect(metaOf(page, 'description')?.length).toBeGreaterThan(50);
    expect(metaOf(page, 'description')?.length).toBeLessThanOrEqual(170);
    expect(metaOf(page, 'robots')).toBeUndefined();
    const [, person = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(person)).toMatchObject({ '@type': 'Person', name: content.basics.name });
  });

  it.each(['private', 'link'] as const)('is not indexed if its visibility is %s', (visibility) => {
    const page = pageOf(makeSpecimen('English', 'one'), { visibility });
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(page).not.toContain('<script');
    expect(page.includes('.png')).toBe(visibility === 'link');
  });

  it('leaves masked details out of the metadata', () => {
    const page = pageOf(toPublicContent(makeSpecimen('English', 'four'), MASK));
    expect(page).not.toMatch(/@analytical|555-01|"email"|"telephone"|mailto:|tel:/);
    expect(readHtml(page).text).toContain('E-mail on request');
  });

  it('renders comments once for each section and entry', () => {
    const blockPaths: string[] = [];
    const after = (blockPath: readonly string[]) => {
      blockPaths.push(blockPath.join('/'));
      return false as const;
    };
    const content = makeSpecimen('English', 'two');
    const { page, style } = renderPage(content, { comments: { after, style: '.remark { color: red; }' } });
    expect(new Set(blockPaths).size).toBe(blockPaths.length);
    expect(blockPaths.filter((blockPath) => blockPath.split('/').length === 2)).toHaveLength(content.sections.length);
    for (const blockPath of blockPaths) expect(page).toContain(` id="at-${blockPath.split('/').at(-1)}"`);
    expect(style).toContain('.remark { color: red; }');
  });
});
