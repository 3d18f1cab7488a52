import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { walkHtml } from '#platform/pure/html.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { MALICIOUS_MARKDOWN } from '#testing/malicious-markdown.ts';
import { readHtml } from '#testing/read-html.ts';
import { adaSite, siteUrls } from '#testing/sites.ts';
import { arabicSite } from '#testing/unusual-sites.ts';
import type { SiteView } from '../../model/site-view.ts';
import { createPageContext } from './page-context.ts';
import { type PublicationGrouping, publicationList } from './publication-list.ts';
import { skillList } from './skill-list.ts';
import { talkList } from './talk-list.ts';

const contextOf = (view: SiteView) =>
  createPageContext({
    ...{ view, page: { kind: 'home' }, urls: siteUrls(), words: translatorOf(view.site.language) },
    today: '2026-11-22',
  });
const ada = adaSite();
const context = contextOf(ada);
const [sketch, climate] = ada.publications;
if (!sketch || !climate) throw new Error('the example has two publications');
const listOf = (publications: SiteView['publications'], groupBy: PublicationGrouping = 'none') =>
  publicationList(publications, context, { groupBy }).text;
const labelsIn = (markup: string) =>
  [...markup.matchAll(/<p class="span" id="([^"]*)">([^<]*)<\/p>\n<ul class="feats" aria-labelledby="\1">/g)].map(
    ([, , label]) => label,
  );

describe('a list of publications', () => {
  it('has the title with its link, authors, venue, date, DOI and PDF', () => {
    const markup = listOf([sketch]);
    expect(readHtml(markup).text.replace(/\s+/g, ' ')).toContain(
      'Sketch of the Analytical Engine, with notes by the translator Sep 1843 L. F. Menabrea, A. Lovelace Scientific Memoirs, 3(2), 666–731 With seven notes. DOI: 10.5555/memoirs.1843.666 · PDF',
    );
    for (const address of ['https://en.wikisource.org/wiki/Scientific_Memoirs', 'https://example.org/sketch.pdf'])
      expect(markup).toContain(`<a href="${address}" rel="nofollow noopener noreferrer">`);
    expect(markup).toContain('<a href="https://doi.org/10.5555/memoirs.1843.666"');
  });

  it('has the editors and the publisher of the book that a chapter is in', () => {
    const chapter = { ...sketch, venue: 'Handbook', editors: ['R. Taylor', 'C. Babbage'], imprint: 'Longman' };
    expect(readHtml(listOf([chapter])).text.replace(/\s+/g, ' ')).toContain(
      'Handbook, edited by R. Taylor, C. Babbage, Longman, 3(2), 666–731',
    );
  });

  it('sets the name of the member off, and no other', () => {
    expect([...listOf([sketch]).matchAll(/<strong>(.*?)<\/strong>/g)].map(([, name]) => name)).toEqual([
      '<bdi>A. Lovelace</bdi>',
    ]);
  });

  it('leaves out what is empty', () => {
    const bare = { ...climate, authors: [], venue: '', date: '', kind: '' as const };
    expect(listOf([bare])).toBe(
      '<ul class="feats">\n<li class="feat">\n<h3><bdi>On climate in connection with husbandry</bdi></h3>\n</li>\n</ul>',
    );
    expect(listOf([{ ...bare, issue: '2' }])).toContain('<bdi>(2)</bdi>');
  });

  it('shows a DOI that is none as it is written', () => {
    const markup = listOf([{ ...climate, doi: 'javascript:alert(1)' }]);
    expect(markup).toContain('DOI: <bdi>javascript:alert(1)</bdi>');
    expect(listOf([{ ...climate, doi: '10.1000/a<b>"#?' }])).toContain(
      'href="https://doi.org/10.1000/a%3Cb%3E%22%23%3F"',
    );
  });

  it('is grouped by year, with texts that are no dates under themselves', () => {
    const dated = ['in press', '1848', '1843-09', '1843', ''].map((date) => ({ ...climate, date }));
    const markup = listOf(dated, 'year');
    expect(labelsIn(markup)).toEqual(['in press', '1848', '1843', 'No date']);
    expect(markup.match(/<li class="feat">/g)).toHaveLength(5);
    // Only the month says more than the label.
    expect([...markup.matchAll(/<p class="when">.*?<\/p>/g)]).toHaveLength(1);
  });

  it('is grouped by kind, those without one being others', () => {
    const kinds = ['', 'thesis', 'article', 'other', 'article'] as const;
    const markup = listOf(
      kinds.map((kind) => ({ ...climate, kind })),
      'kind',
    );
    expect(labelsIn(markup)).toEqual(['Journal articles', 'Theses', 'Other publications']);
  });

  it('marks texts without a translation with their language', () => {
    const translated = contextOf({ ...arabicSite(), languages: ['ar', 'en'], untranslated: [], publications: [] });
    const inArabic = publicationList([sketch], translated, { groupBy: 'year' }).text;
    expect(inArabic).not.toContain('lang=');
    const site = arabicSite();
    const view = { ...site, languages: ['en', 'ar'] as const, untranslated: [sketch.title, 'With *seven* notes.'] };
    const markup = publicationList([sketch], contextOf(view), { groupBy: 'kind' }).text;
    expect(markup).toContain(`<bdi lang="en" dir="ltr">${sketch.title}</bdi>`);
    expect(labelsIn(markup)).toEqual(['مقالات في مجلات']);
  });
});

it('a list of talks has their events and places', () => {
  const markup = talkList(ada.talks, context).text;
  expect(readHtml(markup).text.replace(/\s+/g, ' ')).toContain(
    'An engine that weaves Aug 1840 Meeting of the learned · Turin On cards.',
  );
});

it('a list of skills has their levels in words and their keywords', () => {
  const text = readHtml(skillList(ada.skills, context).text).text.replace(/\s+/g, ' ');
  expect(text).toContain('Mathematics Expert finite differences, numbers of Bernoulli Harp for guests');
  expect(skillList([{ name: '', proficiency: '', level: 9, keywords: ['x'] }], context).text).toBe(
    '<ul class="feats">\n<li class="feat skill">\n<p class="keywords"><bdi>x</bdi></p>\n</li>\n</ul>',
  );
});

const ELEMENTS = new Set(
  'ul ol li p h3 h4 div bdi a strong em code pre del br hr span time blockquote table thead tbody tr th td'.split(' '),
);
const ATTRIBUTES = new Set('class id aria-labelledby aria-hidden href rel dir datetime start data-align'.split(' '));

/** Returns the elements, attributes and addresses that lists don't have. */
function strangersIn(markup: string) {
  const strangers: string[] = [];
  walkHtml(markup, {
    open: (tag, attributes) => {
      const { href = 'https:' } = attributes;
      const names = Object.keys(attributes).filter((name) => !ATTRIBUTES.has(name));
      strangers.push(...(ELEMENTS.has(tag) ? [] : [tag]), ...names);
      if (!/^(?:https?:|mailto:)/.test(href)) strangers.push(href);
    },
    close: () => {},
    text: () => {},
  });
  return strangers;
}

describe('hostile texts', () => {
  const validator = new HtmlValidate({ extends: ['html-validate:recommended'] });
  it.each(MALICIOUS_MARKDOWN.filter(({ text }) => text.length < 2000).map(({ text }) => [text.slice(0, 60), text]))(
    'are escaped: %j',
    async (_, raw) => {
      const text = raw.replace(/\s+/g, ' ').trim() || 'x';
      const publication = {
        ...{ kind: '' as const, title: text, authors: [{ name: text, own: true }], venue: text, summary: raw },
        ...{
          editors: [text],
          imprint: text,
          volume: text,
          issue: text,
          pages: text,
          date: text,
          doi: text,
          url: text,
          pdf: text,
        },
      };
      const talk = { title: text, event: text, location: text, date: text, url: text, summary: raw };
      const markup = [
        publicationList([publication], context, { groupBy: 'year' }),
        publicationList([publication], context, { groupBy: 'kind' }),
        talkList([talk], context),
        skillList([{ name: text, proficiency: text, level: 0, keywords: [text] }], context),
      ];
      for (const { text: page } of markup) {
        expect(strangersIn(page)).toEqual([]);
        const { results } = await validator.validateString(page);
        expect(
          results.flatMap(({ messages }) => messages.map(({ ruleId, message }) => `${ruleId}: ${message}`)),
        ).toEqual([]);
      }
    },
  );
});
