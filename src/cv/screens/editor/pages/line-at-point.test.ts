import { expect, it } from 'vitest';
import { makeExample } from '#cv/examples/examples.ts';
import { renderPages } from '#cv/render/render-cv.ts';
import { TEMPLATES } from '#cv/render/templates.ts';
import { findWord } from '../find-word.ts';
import { lineAtPoint } from './line-at-point.ts';

const example = makeExample('nurse', { name: 'Ada Lovelace', email: 'ada@example.org' });
const HIGHLIGHTS = example.sections.flatMap((section) =>
  section.kind === 'work' ? section.items.flatMap(({ roles }) => roles.flatMap(({ highlights }) => highlights)) : [],
);
const displayed = (markdown: string) => markdown.replaceAll('**', '');

it.each([...TEMPLATES.keys()])('finds the words of each bullet at their places: %s', async (template) => {
  const content = { ...example, design: { ...example.design, template } };
  const { pages, blocks } = await renderPages({ content, photo: null, owner: 'ada' }, { marks: true });
  const texts = HIGHLIGHTS.map(({ text }) => displayed(text));
  let found = 0;
  for (const [index, { id }] of HIGHLIGHTS.entries()) {
    const block = blocks.find((one) => one.id === id);
    const svg = block && pages[block.page];
    if (!svg) continue;
    const offsets = [0.1, 0.5, 0.9].map((share) => {
      const line = lineAtPoint(svg, { x: block.x + block.w * share, y: block.y + 4, block });
      return line && findWord(texts, line);
    });
    for (const word of offsets) expect(word?.index).toBe(index);
    const [first = 0, middle = 0, last = 0] = offsets.map((word) => word?.offset);
    expect([first, middle, last]).toEqual([first, middle, last].toSorted((a, b) => a - b));
    expect(last).toBeGreaterThan(first);
    found += 1;
  }
  expect(found).toBe(HIGHLIGHTS.length);
});

it('tells the columns of a line apart', async () => {
  const { pages, blocks } = await renderPages({ content: example, photo: null, owner: 'ada' }, { marks: true });
  const [entry] = example.sections.find(({ kind }) => kind === 'work')?.items ?? [];
  const block = blocks.find(({ id }) => id === entry?.id);
  if (!block) throw new Error('the entry is on no page');
  const line = lineAtPoint(pages[block.page] ?? '', { x: block.x + 10, y: block.y + 5, block });
  expect(line?.wordEnds.slice(0, 2)).toEqual(['Example'.length, 'ExampleHospital'.length]);
});

it('finds no line where there is no text', () => {
  const block = { x: 0, y: 0, w: 100, h: 100 };
  expect(lineAtPoint('', { x: 10, y: 10, block })).toBeUndefined();
  expect(lineAtPoint('<svg><defs></defs><g/></svg>', { x: 10, y: 10, block })).toBeUndefined();
});
