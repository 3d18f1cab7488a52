import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { policyOfPageWith } from '#platform/http/headers.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { makeSpecimen, SPECIMEN_LANGUAGES } from '#testing/cv-specimens.ts';
import { readHtml } from '#testing/read-html.ts';
import { missingIn, SECRET, saidIn, withSecrets } from '#testing/said-in-cv.ts';
import { type CvContent, EMPTY_CONTENT } from '../model/content.ts';
import { outlineOf } from '../model/exports/outline.ts';
import { forReaders } from '../model/public/for-readers.ts';
import { pageWordsOf } from '../render/page-words.ts';
import { facesOf } from '../server/public/page-faces.ts';
import { cvPage } from './cv-page.ts';
import { placeOfCv } from './cv-path.ts';
import { ownerBar } from './owner-bar.ts';

const LARGEST = 60_000;
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
const BAR = { seen: 'Only you can see this page.', label: 'For you alone', edit: 'Edit', sharing: 'Who can see it' };

const PLACE = placeOfCv('some-id');

type Given = Partial<Parameters<typeof cvPage>[0]>;

const made = (content: CvContent, given: Given = {}) =>
  cvPage({
    ...{ place: PLACE, content, visibility: 'public', download: true, appUrl: 'https://vitrine.example' },
    ...{ words: pageWordsOf(content.design), frame: FRAME, templateFonts: 'source-serif', photo: undefined },
    ...given,
  });
const pageOf = (content: CvContent, given?: Given) => made(content, given).page;

const validator = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:document'] });
async function faultsOf(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`));
}
const metaOf = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(page)?.[1];

describe('the page of a CV', () => {
  it.each(SPECIMEN_LANGUAGES)(
    'says all that four pages in %s say, in valid HTML of at most 60 kB',
    async (language) => {
      const content = forReaders(makeSpecimen(language, 'four'), undefined);
      const bar = ownerBar({ id: 'some-id', words: BAR, language: 'en', direction: 'ltr' });
      const faces = await facesOf({ place: PLACE, content });
      const page = pageOf(content, { photo: '/images/some-id/320.webp', bar, faces });
      expect(page.match(/<link rel="preload"[^>]*>/g)).toHaveLength(2);
      const said = saidIn(outlineOf(content, pageWordsOf(content.design)));
      expect(missingIn(readHtml(page).text, said)).toEqual([]);
      expect(await faultsOf(page)).toEqual([]);
      expect(Buffer.byteLength(page)).toBeLessThan(LARGEST);
    },
  );

  it('is valid whatever is in the CV, and says nothing that is hidden or masked', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(cvContents(), fc.constantFrom('private', 'link', 'public'), async (given, visibility) => {
        const page = pageOf(forReaders(withSecrets(given), MASK), { visibility });
        expect(page).not.toContain(SECRET);
        expect(await faultsOf(page)).toEqual([]);
      }),
      { numRuns: 100 },
    );
  });

  it('is decent where nothing is written', async () => {
    const page = pageOf(EMPTY_CONTENT);
    expect(readHtml(page).text).toContain('There is nothing here yet.');
    expect(page).toContain('<title>CV</title>');
    expect(await faultsOf(page)).toEqual([]);
  });

  it('runs nothing, and its one style is the one that its policy allows', () => {
    const { page, style } = made(makeSpecimen('English', 'four'));
    const [, written = ''] = /<style>(.*?)<\/style>/s.exec(page) ?? [];
    expect(written).toBe(style);
    const hash = createHash('sha256').update(written).digest('base64');
    expect(policyOfPageWith(style)).toContain(`style-src 'sha256-${hash}'`);
    expect(policyOfPageWith(style)).not.toContain('script-src');
    expect(page.match(/<script\b[^>]*>/g)).toEqual(['<script type="application/ld+json">']);
    expect(page).not.toMatch(/ style=| on\w+=/);
  });

  it('tells search engines and messengers who it is, where everybody may see it', () => {
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

  it.each(['private', 'link'] as const)('is found by nobody who was not told of it, being %s', (visibility) => {
    const page = pageOf(makeSpecimen('English', 'one'), { visibility });
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(page).not.toContain('<script');
    expect(page.includes('.png')).toBe(visibility === 'link');
  });

  it('tells machines nothing that is masked', () => {
    const page = pageOf(forReaders(makeSpecimen('English', 'four'), MASK));
    expect(page).not.toMatch(/@analytical|555-01|"email"|"telephone"|mailto:|tel:/);
    expect(readHtml(page).text).toContain('E-mail on request');
  });

  it('has what others say behind a place, once for each section and entry', () => {
    const places: string[] = [];
    const after = (place: readonly string[]) => {
      places.push(place.join('/'));
      return false as const;
    };
    const content = makeSpecimen('English', 'two');
    const { page, style } = made(content, { remarks: { after, style: '.remark { color: red; }' } });
    expect(new Set(places).size).toBe(places.length);
    expect(places.filter((place) => place.split('/').length === 2)).toHaveLength(content.sections.length);
    for (const place of places) expect(page).toContain(` id="at-${place.split('/').at(-1)}"`);
    expect(style).toContain('.remark { color: red; }');
  });
});
