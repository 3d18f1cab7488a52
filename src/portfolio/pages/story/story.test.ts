import { describe, expect, it } from 'vitest';
import { highlightKey } from '#platform/pure/highlighted-code.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { htmlFaults } from '#testing/html-faults.ts';
import { readHtml } from '#testing/read-html.ts';
import { adaSite, projectPage, siteImage, siteUrls } from '#testing/sites.ts';
import type { SiteBlock, SiteMedium } from '../../model/site-view.ts';
import { renderSitePage, type SitePageInput } from '../site-page.ts';

const picture = (name: string, caption = '') => ({ ...siteImage(name, 1600, 1000, name), caption });
let count = 0;
const id = () => {
  count += 1;
  return `block-${count}`;
};

const medium = (name: string, size = 1_234_567): SiteMedium => ({
  ...{ url: `/media/${name}`, format: name.split('.')[1] as 'mp4', name, size, width: 1600, height: 900 },
});
type VideoBlock = Extract<SiteBlock, { kind: 'video' }>;
const video = (fields: Partial<VideoBlock> = {}): VideoBlock => ({
  ...{ id: id(), kind: 'video', media: medium('loom.mp4'), poster: undefined, width: 'column', tracks: [] },
  ...{ alt: 'A loom', caption: '', transcript: '', ...fields },
});

/** Renders the page of a project with nothing but these blocks. */
function render(blocks: readonly SiteBlock[], input: Partial<SitePageInput> = {}) {
  const project = {
    ...projectPage(),
    ...{ cover: undefined, gallery: [], metrics: [], links: [], collaborators: [], blocks },
    caseStudy: { problem: 'The problem.', approach: '', outcome: 'The outcome.' },
  };
  const { page, style } = renderSitePage({
    ...{ view: adaSite(), page: { kind: 'project', slug: 'note-g' }, urls: siteUrls(), words: translatorOf('en') },
    ...{ today: '2026-11-22', project, ...input },
  }).renderWith(undefined);
  const [, main = ''] = /<article[^>]*>([\s\S]*)<\/article>/.exec(page) ?? [];
  return { page, style, main, story: main.slice(main.indexOf('</header>') + '</header>'.length).trim() };
}
const storyOf = (...blocks: SiteBlock[]) => render(blocks).story;

describe('the blocks of a case study', () => {
  it('are in their order, and text continues the chapter before it', () => {
    const story = storyOf(
      { id: 'outcome', kind: 'field' },
      { id: id(), kind: 'text', text: 'More about it.' },
      { id: id(), kind: 'heading', text: 'The table' },
      { id: id(), kind: 'text', text: 'Twenty-five lines.' },
      { id: 'problem', kind: 'field' },
    );
    expect(readHtml(story).text.split('\n').filter(Boolean)).toEqual([
      ...['Results', 'The outcome.', 'More about it.', 'The table', 'Twenty-five lines.', 'Problem', 'The problem.'],
    ]);
    expect(story.match(/<section/g)).toHaveLength(3);
  });

  it('are interrupted by pictures in the whole width, but not by those in the column or by empty ones', () => {
    const text = (): SiteBlock => ({ id: id(), kind: 'text', text: 'A.' });
    const chapters = (block: SiteBlock) => storyOf(text(), block, text()).match(/<section class="part chapter"/g);
    expect(chapters({ id: id(), kind: 'picture', width: 'column', pictures: [picture('a')] })).toHaveLength(1);
    expect(chapters({ id: id(), kind: 'picture', width: 'bleed', pictures: [] })).toHaveLength(1);
    expect(chapters({ id: id(), kind: 'figures', figures: [] })).toHaveLength(1);
    expect(chapters({ id: 'gallery', kind: 'field' })).toHaveLength(1);
    expect(chapters({ id: id(), kind: 'picture', width: 'bleed', pictures: [picture('a')] })).toHaveLength(2);
    expect(chapters({ id: id(), kind: 'pair', pictures: [picture('a'), picture('b')] })).toHaveLength(2);
    expect(chapters({ id: id(), kind: 'figures', figures: [{ label: 'x', value: '1' }] })).toHaveLength(2);
  });

  it('render nothing where they are empty', () => {
    expect(
      storyOf(
        { id: id(), kind: 'text', text: ' \n' },
        { id: id(), kind: 'heading', text: ' ' },
        { id: id(), kind: 'picture', width: 'column', pictures: [] },
        { id: id(), kind: 'grid', pictures: [] },
        { id: id(), kind: 'comparison', pictures: [] },
        { id: id(), kind: 'quote', text: '', source: 'Ada', url: '' },
        { id: id(), kind: 'code', text: '\n', language: 'js', caption: 'x' },
        { id: id(), kind: 'table', hasHeading: true, rows: [['', ' ']], caption: 'x' },
        { id: id(), kind: 'table', hasHeading: true, rows: [], caption: 'x' },
        { id: id(), kind: 'figures', figures: [] },
        { id: id(), kind: 'callout', tone: 'note', text: '' },
        { id: id(), kind: 'embed', url: '', title: 'x' },
        { ...video(), media: undefined },
        { id: id(), kind: 'audio', media: undefined, title: 'x', caption: 'x', transcript: 'x' },
        { id: id(), kind: 'file', media: undefined, label: 'x' },
        { id: 'approach', kind: 'field' },
        { id: 'metrics', kind: 'field' },
      ),
    ).toBe('');
  });

  it('number their pictures through, and each opens in full size', () => {
    const { page } = render([
      { id: id(), kind: 'picture', width: 'wide', pictures: [picture('a')] },
      { id: id(), kind: 'comparison', pictures: [picture('b'), picture('c', 'After')] },
      { id: id(), kind: 'picture', width: 'column', pictures: [picture('d')] },
      { id: id(), kind: 'grid', pictures: [picture('e'), picture('f')] },
    ]);
    const numbersOf = (pattern: RegExp) => [...page.matchAll(pattern)].map(([, number]) => number);
    expect(numbersOf(/class="enlarge" id="image-(\d+)"/g)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(numbersOf(/class="light" id="picture-(\d+)"/g)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(page).toContain('1 / 6');
    expect(page.match(/fetchpriority="high"/g)).toHaveLength(1);
  });

  it('say which side of a comparison a caption is about', () => {
    const pictures = [picture('a', 'Punched by hand'), picture('b', 'Set in type')];
    const story = storyOf({ id: id(), kind: 'comparison', pictures });
    expect(readHtml(story).text).toMatch(/Before\s·\sPunched by hand/);
    expect(readHtml(story).text).toMatch(/After\s·\sSet in type/);
  });

  it('show a comparison of one picture as that picture', () => {
    const story = storyOf({ id: id(), kind: 'comparison', pictures: [picture('a')] });
    expect(story).not.toContain('radio');
    expect(story).toContain('id="image-1"');
  });

  it('play videos and recordings with controls, and load none of them before', () => {
    const tracks = ['de', 'en-GB'].map((language) => ({ url: `/media/${language}.vtt`, language, label: '' }));
    const story = storyOf(
      video({ poster: picture('still'), tracks, caption: 'It weaves.', transcript: 'It *clatters*.' }),
      video(),
      { id: id(), kind: 'audio', media: medium('mill.mp3'), title: 'In the mill', caption: '', transcript: '' },
    );
    expect(story).toContain(
      '<video controls playsinline preload="none" width="1600" height="900" poster="/images/still/1280.webp" aria-label="A loom" src="/media/loom.mp4">',
    );
    expect(story).toContain('srclang="de" label="German">');
    expect(story).toContain('srclang="en-GB" label="British English" default>');
    expect(story).toContain('<summary>Transcript</summary>');
    expect(story).toContain(
      'preload="metadata" width="1600" height="900" aria-label="A loom" src="/media/loom.mp4#t=0.001"',
    );
    expect(story).toContain('<audio controls preload="none" aria-label="In the mill" src="/media/mill.mp3">');
    expect(story).not.toMatch(/autoplay|loop/);
    expect(storyOf(video({ tracks: [{ url: '/x', language: 'en-12', label: '' }] }))).toContain('label="en-12"');
  });

  it('reserve the place of a video in its own ratio, which its poster fills, or else in that of its poster', () => {
    const unknown = { ...medium('loom.mp4'), width: null, height: null };
    const ratioOf = (one: VideoBlock) => /\.film-\d+ \{ --ratio: ([\d.]+)/.exec(render([one]).style)?.[1];
    const still = { ...picture('still'), width: 1200, height: 1600 };
    expect(ratioOf(video({ poster: still }))).toBe('1.778');
    expect(ratioOf(video({ media: unknown, poster: still }))).toBe('0.75');
    expect(storyOf(video({ poster: still }))).not.toContain('unsized');
    expect(storyOf(video({ media: unknown, poster: still }))).toContain('class="film unsized');
    expect(render([video()]).style).toMatch(/\.film video\{[^}]*object-fit:cover/);
  });

  it('interrupt the text with a video that is wider, and print its address', () => {
    const text = (): SiteBlock => ({ id: id(), kind: 'text', text: 'A.' });
    const story = storyOf(text(), video({ width: 'bleed' }), text(), video(), text());
    expect(story.match(/<section class="part chapter"/g)).toHaveLength(2);
    expect(story).toContain('<div class="part pictures bleed">');
    const { origin } = new URL(siteUrls().canonicalUrl({ kind: 'home' }));
    expect(readHtml(story).text).toContain(`${origin}/media/loom.mp4`);
  });

  it('link downloads by their label or name, with format and size', () => {
    const story = storyOf(
      { id: id(), kind: 'file', media: medium('cards.pdf'), label: 'All cards' },
      { id: id(), kind: 'file', media: medium('cards.zip', 880), label: ' ' },
    );
    expect(story).toContain('<a href="/media/cards.pdf" download="cards.pdf"><strong>All cards</strong>');
    expect(readHtml(story).text).toContain('PDF, 1.2\u00a0MB');
    expect(readHtml(story).text).toContain('cards.zip ZIP, 1\u00a0kB');
  });

  it('color code by the kinds of its parts', () => {
    const text = 'return "<b>";';
    const code: SiteBlock = { id: id(), kind: 'code', text, language: 'JS', caption: 'loop.js' };
    const highlighted = new Map([
      [
        highlightKey(text, 'javascript'),
        [
          ['keyword', 'return'],
          ['', ' '],
          ['string', '"<b>"'],
          ['', ';'],
        ] as const,
      ],
    ]);
    const { story } = render([code], { highlighted });
    expect(story).toContain(
      '<code><span class="c-key">return</span> <span class="c-str">&quot;&lt;b&gt;&quot;</span>;</code>',
    );
    expect(story).toContain('aria-label="loop.js, JavaScript"');
    expect(storyOf(code)).toContain('<code>return &quot;&lt;b&gt;&quot;;</code>');
  });

  it('load nothing of another site before a visitor opens it', () => {
    const story = storyOf(
      { id: id(), kind: 'embed', url: 'https://www.youtube.com/watch?v=1', title: 'The engine' },
      { id: id(), kind: 'embed', url: 'https://notyoutube.com/', title: '' },
      { id: id(), kind: 'embed', url: 'javascript:alert(1)', title: 'x' },
    );
    expect(readHtml(story).text).toContain('The engine Watch on YouTube');
    expect(readHtml(story).text).toContain('Open on notyoutube.com');
    expect(readHtml(story).links).toEqual(['https://www.youtube.com/watch?v=1', 'https://notyoutube.com/']);
    expect(story).not.toMatch(/<(?:iframe|script|img|video|object|embed)/);
  });

  it('fill rows of a table that are shorter than others', () => {
    const story = storyOf({ id: id(), kind: 'table', hasHeading: true, rows: [['A', 'B'], ['1']], caption: '' });
    expect(story.match(/<th /g)).toHaveLength(2);
    expect(story.match(/<td/g)).toHaveLength(2);
  });
});

it('the style of the page ends each of its rules, so that those of the theme apply', () => {
  const { style } = render([{ id: id(), kind: 'callout', tone: 'tip', text: 'Read Note A first.' }]);
  let depth = 0;
  for (const sign of style.replace(/"[^"\n]*"/g, '')) {
    if (sign === '{') depth += 1;
    if (sign === '}') depth -= 1;
    expect(depth).toBeGreaterThanOrEqual(0);
  }
  expect(depth).toBe(0);
  expect(style).toContain('.callout{');
});

it('the page with each kind of block is valid HTML', async () => {
  const { page } = render([
    { id: id(), kind: 'heading', text: 'A' },
    { id: id(), kind: 'quote', text: 'A\n\nB', source: 'C', url: 'https://c.example/' },
    { id: id(), kind: 'code', text: 'x', language: '', caption: '' },
    { id: id(), kind: 'table', hasHeading: true, rows: [['A'], ['1']], caption: 'B' },
    { id: id(), kind: 'divider' },
    { id: id(), kind: 'callout', tone: 'note', text: '- a\n- b' },
    { id: id(), kind: 'embed', url: 'https://vimeo.com/1', title: 'A' },
    { id: id(), kind: 'figures', figures: [{ label: '', value: '1' }] },
    { id: id(), kind: 'picture', width: 'column', pictures: [picture('a', 'b')] },
    { id: id(), kind: 'comparison', pictures: [picture('b'), picture('c')] },
    { id: id(), kind: 'comparison', pictures: [picture('d'), picture('e')] },
    { id: id(), kind: 'grid', pictures: [picture('f')] },
    video({ poster: picture('g'), tracks: [{ url: '/media/a.vtt', language: 'en', label: '' }], transcript: 'A' }),
    video({ width: 'wide', caption: 'A' }),
    { id: id(), kind: 'audio', media: medium('a.mp3'), title: 'A', caption: 'B', transcript: 'C' },
    { id: id(), kind: 'file', media: medium('a.pdf'), label: 'A' },
  ]);
  expect(await htmlFaults(page)).toEqual([]);
});
