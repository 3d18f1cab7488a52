import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, makeExample } from '../examples/examples.ts';
import { renderPages } from './render-cv.ts';
import { splitPages } from './split-pages.ts';
import { TEMPLATES } from './templates.ts';

const person = { name: 'Ada Lovelace', email: 'ada@example.org' };

/** Attributes that `screens/editor/pages/draw-page.ts` interprets or may ignore. */
const SHAPE_ATTRIBUTES = [
  'fill',
  'fill-rule',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-miterlimit',
];
const PAINTABLE = new Set(
  Object.entries({
    svg: ['xmlns', 'xmlns:xlink', 'viewBox', ...SHAPE_ATTRIBUTES],
    defs: [],
    symbol: ['id', 'overflow'],
    clipPath: ['id'],
    g: ['class', 'transform', 'clip-path'],
    a: ['transform'],
    use: ['xlink:href', 'x', 'y', 'fill', 'fill-rule'],
    path: ['class', 'd', 'transform', ...SHAPE_ATTRIBUTES],
    rect: ['x', 'y', 'width', 'height', 'rx', 'fill', 'stroke'],
    circle: ['cx', 'cy', 'r'],
    image: ['xlink:href', 'width', 'height', 'preserveAspectRatio'],
  }).flatMap(([tag, attributes]) => [tag, ...attributes.map((name) => `${tag} ${name}`)]),
);

/** Returns the elements and attributes of an SVG and of the SVGs embedded in it. */
function elementsOf(svg: string): string[] {
  const elements = [...svg.matchAll(/<([\w-]+)([^>]*)>/g)].flatMap(([, tag = '', attributes = '']) => [
    tag,
    ...[...attributes.matchAll(/\s([\w:-]+)="/g)].map(([, name]) => `${tag} ${name}`),
  ]);
  const inside = [...svg.matchAll(/data:image\/svg\+xml;base64,([^"]+)/g)];
  return [...elements, ...inside.flatMap(([, icon = '']) => elementsOf(Buffer.from(icon, 'base64').toString()))];
}

describe('splitting compiled SVG into pages', () => {
  it('gives each page exactly the shapes that it uses', async () => {
    for (const example of EXAMPLES) {
      const { pages } = await renderPages({ content: makeExample(example, person), photo: null, owner: 'ada' });
      for (const page of pages) {
        const named = new Set([...page.matchAll(/(?:href="#|url\(#)([^")]+)/g)].map(([, id]) => id));
        const defined = new Set([...page.matchAll(/<(?:symbol|clipPath)[^>]* id="([^"]+)"/g)].map(([, id]) => id));
        expect(defined).toEqual(named);
        expect(page).toMatch(/^<svg [^>]*viewBox="0 0 595\.\d+ 841\.\d+"><rect [^>]*fill="#ffffff"\/>/);
        expect(page).not.toMatch(/<script|<foreignObject|\son\w+=|\d\.\d{4}/);
      }
    }
  });

  it.each([...TEMPLATES.keys()])(
    'uses only elements that the editor can paint, in the template %s',
    async (template) => {
      const photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#0f5c5c' } })
        .jpeg()
        .toBuffer();
      const unknown = new Set<string>();
      for (const [shape, levels] of [
        ['round', 'dots'],
        ['rounded', 'bar'],
      ] as const) {
        const content = makeExample('software-engineer', person);
        const design = { ...content.design, template, photo: shape, levels, pageNumbers: true, footer: 'Confidential' };
        const { pages } = await renderPages({
          content: { ...content, design },
          photo: { id: shape, bytes: photo },
          owner: 'ada',
        });
        for (const element of pages.flatMap(elementsOf)) if (!PAINTABLE.has(element)) unknown.add(element);
      }
      expect([...unknown]).toEqual([]);
    },
  );

  it.each([
    'https://example.org/?a=1&b=2',
    'https://example.org/?a=<script>&b="quoted"&amp;&quot;>',
    'https://example.org/\uffff\u{1fffe}',
    `https://example.org/?${'&'.repeat(1900)}`,
    `https://example.org/${'字'.repeat(1900)}`,
  ])('returns well-formed SVG for link case %#', async (url) => {
    const content = makeExample('software-engineer', person);
    const basics = { ...content.basics, url, summary: `[Work](${url})` };
    const { pages } = await renderPages({ content: { ...content, basics }, photo: null, owner: 'ada' });
    for (const page of pages) {
      expect(() => new SaxesParser({ xmlns: true }).write(page).close()).not.toThrow();
      expect((await sharp(Buffer.from(page)).metadata()).format).toBe('svg');
    }
  });

  it('rejects input that is not pages', () => {
    expect(() => splitPages('<html></html>')).toThrow('something else than pages');
  });
});
