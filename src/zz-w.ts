import { chromium } from '/work/main/node_modules/playwright-core/index.mjs';
import { writeFileSync, mkdirSync } from 'node:fs';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { highlightCode } from '#platform/server/code/highlight-code.ts';
import { adaSite, arabicSite, siteUrls } from '#testing/sites.ts';
import { postPage, sitePost, writingSite } from '#testing/writing-site.ts';
import { CLASSIC_STYLE, STYLE_IDS } from '#portfolio/model/styles/style-shape.ts';
import { SITE_LAYOUTS } from '#portfolio/model/site-shape.ts';
import { renderSitePage } from '#portfolio/pages/site-page.ts';
const [pairs = 'ink-column', widths = '1440', scheme='light', lang='en', which='post,posts,home'] = process.argv.slice(2).map((x) => x || undefined);
const svg = (w: number, h: number, a: string, b: string) => 'data:image/svg+xml,' + encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}"><defs><linearGradient id="g" x2="1" y2="1"><stop stop-color="${a}"/><stop offset="1" stop-color="${b}"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#g)"/><circle cx="${w*0.3}" cy="${h*0.4}" r="${h*0.2}" fill="#fff8"/></svg>`);
const pic = (w: number, h: number, a: string, b: string, caption = '') => ({ width: w, height: h, alt: 'A picture', placeholder: '', caption, sources: [{ format: 'webp' as const, width: w, url: svg(w, h, a, b) }] });
const A = pic(1600, 900, '#27485e', '#c98', 'The quay at six in the morning.'), B = pic(900, 1200, '#6b8e23', '#fed');
const ar = lang === 'ar';
const id = (n: number) => `0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c${n}`;
const para = ar ? 'وأنا أظن أن هذا الكتاب يلزم الناس من الحاجة إليه في مواريثهم ووصاياهم وفي مقاسمتهم وأحكامهم وتجاراتهم.[^1] وفي جميع ما يتعاملون به بينهم من مساحة الأرضين وكري الأنهار والهندسة وغير ذلك من وجوهه وفنونه.' : 'Nobody who has watched the loom believes that it *understands* leaves.[^1] And yet it weaves them, row by row, from cards that somebody has punched, and the weaver who stands beside it sees a pattern which is nowhere in the machine. I have been asked by three people now whether the engine thinks.';
const blocks: any[] = [
  { id: id(10), kind: 'text', text: `${para}\n\n${para.replace('[^1]','[^two]')}\n\n[^1]: ${ar ? 'راجع كتاب الجبر.' : 'That of **Jacquard**, which [I saw](https://example.org/loom) in the Midlands in the summer of 1834, with my mother.'}` },
  { id: id(11), kind: 'heading', text: ar ? 'في الترتيب' : 'On order' },
  { id: id(12), kind: 'text', text: `${para}\n\n- one thing\n- another thing[^two]\n\n> A quotation within the text.\n\n${para}\n\n[^two]: A second note.` },
  { id: id(13), kind: 'picture', width: 'wide', pictures: [A] },
  { id: id(14), kind: 'text', text: para },
  { id: id(15), kind: 'picture', width: 'column', pictures: [A] },
  { id: id(16), kind: 'quote', text: 'It can do whatever we know how to order it to perform.', source: 'Ada Lovelace', url: 'https://a.example/' },
  { id: id(17), kind: 'code', text: 'export function bernoulli(n: number): number {\n  return table.at(-1) ?? 0; // a long comment that makes the line wider than the column\n}', language: 'ts', caption: 'bernoulli.ts' },
  { id: id(18), kind: 'callout', tone: 'tip', text: 'Read *Note A* first.' },
  { id: id(19), kind: 'heading', text: ar ? 'خاتمة' : 'A last remark on engines' },
  { id: id(20), kind: 'text', text: `${para}\n\n${para}` },
];
const highlighted = await highlightCode(blocks.filter((b) => b.kind === 'code'), 'x');
mkdirSync('/tmp/wr', { recursive: true });
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox', '--disable-gpu'] });
const sets: [string, string][] = pairs === 'all' ? STYLE_IDS.flatMap((s) => SITE_LAYOUTS.map((l): [string,string] => [s, l])) : pairs.split(',').map((p) => p.split('-') as [string, string]);
for (const [style, layout] of sets) {
  const w = writingSite();
  const base = ar ? { ...arabicSite(), posts: w.posts, site: { ...arabicSite().site, sections: w.site.sections } } : w;
  const years = which.includes('years');
  const many = years ? Array.from({ length: 12 }, (_, i) => ({ ...base.posts[i % 4]!, slug: `p${i}`, publishedAt: `${2026 - Math.floor(i / 4)}-0${1 + i % 8}-12T00:00:00.000Z` })) : base.posts;
  const posts = many.map((p) => ({ ...p, cover: p.cover ? (p.cover.width > p.cover.height ? A : B) : undefined, ...(ar ? { title: 'في العدد والحساب ' + p.slug.length, summary: p.summary && 'رسالة قصيرة في أنواع البطاقات وفي النول الذي جاءت منه.' } : {}) }));
  const sections = which.includes('covers') ? base.site.sections.map((s: any) => s.kind === 'posts' ? { ...s, variant: 'covers' } : s) : base.site.sections;
  const view = { ...base, posts, site: { ...base.site, sections, layout: layout as any, style: { ...CLASSIC_STYLE, ...base.site.style, id: style as any, scheme: 'auto' as any } } } as any;
  for (const kind of which.split(',')) {
    const post = { ...postPage(), ...posts[0], blocks, originalUrl: 'https://medium.example/x', cover: which.includes('nocover') ? undefined : A } as any;
    const page: any = kind === 'post' ? { kind: 'post', slug: post.slug } : kind === 'posts' ? { kind: 'posts' } : kind === 'series' ? { kind: 'posts', series: 'Letters on the engine' } : kind === 'home' ? { kind: 'home' } : undefined;
    if (!page) continue;
    const r = renderSitePage({ view, page, urls: siteUrls(), words: translatorOf(lang as any), today: '2026-11-22', ...(kind === 'post' ? { post, highlighted } : {}) });
    const { page: html } = r.renderWith(undefined);
    writeFileSync(`/tmp/wr/${style}-${layout}-${kind}.html`, html);
    for (const width of widths.split(',').map(Number)) {
      const p = await browser.newPage({ viewport: { width, height: 900 }, colorScheme: scheme as any, reducedMotion: 'reduce' });
      await p.setContent(html, { waitUntil: 'domcontentloaded' });
      const over = await p.evaluate(`document.documentElement.scrollWidth - innerWidth`);
      await p.addScriptTag({ path: '/work/main/node_modules/axe-core/axe.min.js' });
      const v = await p.evaluate(`axe.run(document, {resultTypes: ['violations']}).then((r) => r.violations.map((x) => x.id + ': ' + x.nodes.slice(0,3).map((n) => n.html.slice(0,120)).join(' | ')))`);
      console.log(style, layout, kind, width, over, JSON.stringify(v));
      await p.screenshot({ path: `/tmp/wr/${style}-${layout}-${kind}-${width}-${scheme}-${lang}.png`, fullPage: true });
      await p.close();
    }
  }
}
await browser.close(); process.exit(0);
