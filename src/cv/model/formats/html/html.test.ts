import fc from 'fast-check';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, makeExample } from '#cv/examples/examples.ts';
import { pageWordsOf } from '#cv/render/page-words.ts';
import { templateOf } from '#cv/render/templates.ts';
import { missingTexts, SECRET, textsOf, withSecrets } from '#cv/testing/cv-texts.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { makeSpecimen, SPECIMEN_LANGUAGES } from '#testing/cv-specimens.ts';
import { MALICIOUS_MARKDOWN } from '#testing/malicious-markdown.ts';
import { readHtml } from '#testing/read-html.ts';
import { runs } from '#testing/runs.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../../content.ts';
import type { Design } from '../../design.ts';
import { outlineOf } from '../../outline/outline.ts';
import { exportHtml } from './document.ts';

const ADA = { name: 'Ada Lovelace', email: 'ada@example.org' };
const exportPage = (content: CvContent, photo?: string) =>
  exportHtml(content, { words: pageWordsOf(content.design), template: templateOf(content.design.template), photo });
const outlineFor = (content: CvContent) => outlineOf(content, pageWordsOf(content.design));

const validator = new HtmlValidate({ extends: ['html-validate:recommended', 'html-validate:document'] });
async function faultsOf(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId}, ${line}: ${message}`),
  );
}

const lettersOf = (text: string) => text.toWellFormed().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

const cvWithText = (text: string, design: Partial<Design> = {}): CvContent => ({
  ...EMPTY_CONTENT,
  basics: { ...EMPTY_CONTENT.basics, ...ADA },
  sections: [{ ...emptySection('text', 'text'), items: [{ ...emptyNode('text', 'one'), text }] }],
  design: { ...EMPTY_CONTENT.design, ...design },
});

/** Returns a CV with the same text in every field that members can edit. */
const cvWithTextEverywhere = (injected: string): CvContent => ({
  ...EMPTY_CONTENT,
  basics: {
    ...EMPTY_CONTENT.basics,
    ...{ name: injected, headline: injected, email: injected, phone: injected, url: injected, summary: injected },
    location: { ...EMPTY_CONTENT.basics.location, city: injected },
    profiles: [{ ...emptyNode('profile', 'p'), network: injected, username: injected, url: injected }],
    custom: [{ ...emptyNode('contact', 'c'), icon: injected, label: injected, value: injected, url: injected }],
  },
  sections: [
    { ...emptySection('summary', 's'), title: injected },
    {
      ...emptySection('publications', 'pub'),
      items: [
        {
          ...emptyNode('publications', 'p1'),
          title: injected,
          authors: [injected],
          publisher: injected,
          date: injected,
          doi: injected,
          url: injected,
          summary: injected,
        },
      ],
    },
    {
      ...emptySection('skills', 'sk'),
      items: [{ ...emptyNode('skills', 'k1'), name: injected, proficiency: injected, keywords: [injected], level: 3 }],
    },
  ],
  design: { ...EMPTY_CONTENT.design, footer: injected },
});

describe('exporting a CV to HTML', () => {
  it.each(EXAMPLES)('writes all texts of the example %s in order, in valid HTML', async (id) => {
    const content = makeExample(id, ADA);
    const html = exportPage(content);
    expect(missingTexts(readHtml(html).text, textsOf(outlineFor(content)))).toEqual([]);
    expect(await faultsOf(html)).toEqual([]);
  });

  it('writes a footer with line breaks as one line', async () => {
    const html = exportPage(cvWithText('A', { footer: '\u0001\t\n Page\n1\u000e' }));
    expect(html).toContain('>Page 1</p></footer>');
    expect(await faultsOf(html)).toEqual([]);
  });

  it.each(SPECIMEN_LANGUAGES)('writes all texts of a four-page CV in %s', async (language) => {
    const content = makeSpecimen(language, 'four');
    const html = exportPage(content, '/9j/4AA=');
    expect(missingTexts(readHtml(html).text, textsOf(outlineFor(content)))).toEqual([]);
    expect(await faultsOf(html)).toEqual([]);
  });

  it('writes all visible and no hidden texts of any CV, in valid HTML', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(cvContents(), async (original) => {
        const content = withSecrets(original);
        const html = exportPage(content);
        expect(missingTexts(readHtml(html).text, textsOf(outlineFor(content)))).toEqual([]);
        expect(html).not.toContain(SECRET);
        expect(await faultsOf(html)).toEqual([]);
      }),
      { numRuns: runs(200) },
    );
  });

  it('marks up headings, lists and dates', () => {
    const html = exportPage(makeExample('software-engineer', ADA));
    expect(html).toContain('<h1><bdi>Ada Lovelace</bdi></h1>');
    expect(html).toContain('<h2><bdi>Work experience</bdi></h2>');
    expect(html).toMatch(/<h3><bdi>[^<]+<\/bdi><\/h3>/);
    expect(html).toMatch(/<time datetime="\d{4}-\d\d">[^<]+<\/time> – <bdi>Present<\/bdi>/);
    expect(html).toMatch(/<ul class="bullets"><li dir="auto">/);
  });

  it('writes invalid dates as typed and describes levels to screen readers', () => {
    const content = cvWithTextEverywhere('summer 1843');
    const html = exportPage({ ...content, design: { ...content.design, levels: 'dots' } });
    expect(html).toContain('<p class="dates"><bdi>summer 1843</bdi></p>');
    expect(html).toContain('<span class="unseen">Intermediate</span><span aria-hidden="true">●●●○○</span>');
  });

  it.each([
    ['+44 (0)20 7946-0018', 'tel:+4402079460018'],
    ['555 0100', 'tel:5550100'],
    ['ask at the door', undefined],
    ['12', undefined],
    ['+44 20 7946 ext. 3', undefined],
  ])('links the phone number %s: %s', (phone, href) => {
    const content = cvWithText('');
    const { links } = readHtml(exportPage({ ...content, basics: { ...content.basics, phone } }));
    expect(links).toEqual(['mailto:ada@example.org', ...(href ? [href] : [])]);
  });

  it('sets the language, direction, colours, margins and paper of the CV', () => {
    const html = exportPage({
      ...makeSpecimen('Arabic', 'one'),
      design: { ...makeSpecimen('Arabic', 'one').design, accent: '#8a1c1c', page: 'letter', marginX: 21 },
    });
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('--accent: #8a1c1c;');
    expect(html).toContain('size: 215.9mm 279.4mm;\n  margin: 14mm 21mm;');
  });

  it('has section headings in the chosen style', () => {
    const content = makeSpecimen('English', 'one');
    const page = (headings: CvContent['design']['headings']) =>
      exportPage({ ...content, design: { ...content.design, headings } });
    expect(page('capitals')).toContain('.cv h2 { text-transform: uppercase; }');
    expect(page('shaded')).toContain('background: var(--tint)');
    expect(page('plain')).not.toBe(page('template'));
  });

  it('has the chosen sign of bullets, or that of its template', () => {
    const content = makeSpecimen('English', 'one');
    expect(exportPage(content)).toContain('--bullet: "–  ";');
    expect(exportPage({ ...content, design: { ...content.design, template: 'mono' } })).toContain('--bullet: "- ";');
    expect(exportPage({ ...content, design: { ...content.design, bullets: 'arrow' } })).toContain('--bullet: "›  ";');
  });

  it('writes JSON-LD with visible data only', () => {
    const content = makeSpecimen('English', 'four');
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(exportPage(content)) ?? [];
    expect(JSON.parse(json)).toMatchObject({
      '@type': 'Person',
      name: content.basics.name,
      jobTitle: content.basics.headline,
      email: content.basics.email,
      url: content.basics.url,
      sameAs: content.basics.profiles.map(({ url }) => url),
    });
    expect(JSON.parse(json).description).toContain('first published programme');
    const hidden = { ...content, sections: content.sections.filter(({ kind }) => kind !== 'summary') };
    expect(exportPage(hidden)).not.toContain('first published programme');
  });

  it.each([
    '</script><script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '" onmouseover="alert(1)',
    "' onfocus='alert(1)",
    '--></style><script>alert(1)</script>',
    '&lt;script&gt;alert(1)&lt;/script&gt;',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
  ])('writes %j as text in every field', async (injected) => {
    const html = exportPage(cvWithTextEverywhere(injected));
    const { elements, attributes, links, text } = readHtml(html);
    expect(html.match(/<script/g)).toHaveLength(1);
    expect([...elements]).not.toEqual(expect.arrayContaining(['img']));
    expect([...attributes].filter((name) => name.startsWith('on'))).toEqual([]);
    expect(links).toEqual([]);
    expect(text.split(injected).length).toBeGreaterThan(10);
    expect(await faultsOf(html)).toEqual([]);
  });

  it('writes malicious Markdown as text without unsafe links', async () => {
    for (const { name, text, links } of MALICIOUS_MARKDOWN) {
      const html = exportPage(cvWithText(text));
      const read = readHtml(html);
      expect([name, read.links]).toEqual([name, ['mailto:ada@example.org', ...(links ?? [])]]);
      expect(html.match(/<script/g)).toHaveLength(1);
      const [, body = ''] = /<div class="body">(.*?)<\/div>\n<\/section>/s.exec(html) ?? [];
      if (!links) expect([name, lettersOf(readHtml(body).text)]).toEqual([name, lettersOf(text)]);
    }
  });

  it('blocks scripts and requests with a content security policy', () => {
    const policy = /http-equiv="Content-Security-Policy" content="([^"]+)"/.exec(exportPage(cvWithText('')))?.[1];
    expect(policy).toContain('default-src &#39;none&#39;');
    expect(policy).not.toMatch(/script-src|https?:/);
  });
});
