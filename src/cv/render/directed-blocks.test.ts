import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { parseMarkdown } from '#platform/pure/markdown/parse.ts';
import { EMPTY_CONTENT, emptyNode, emptySection } from '../model/content.ts';
import type { Section } from '../model/shapes.ts';
import { directBlocks } from './directed-blocks.ts';
import { renderPdf } from './render-cv.ts';
import { TEMPLATES } from './templates.ts';

const ARABIC = 'مهندسة برمجيات';

describe('blocks in the other direction', () => {
  it('are marked among those of the page', () => {
    const blocks = directBlocks(parseMarkdown(`English\n\n${ARABIC}\n\n12\n\nReact و${ARABIC}`), 'ltr');
    expect(blocks.map(({ dir }) => dir)).toEqual([undefined, 'rtl', undefined, undefined]);
    expect(directBlocks(parseMarkdown(`English\n\n${ARABIC}`), 'rtl').map(({ dir }) => dir)).toEqual([
      'ltr',
      undefined,
    ]);
  });

  it('split a list where its direction changes, and go on counting', () => {
    const blocks = directBlocks(parseMarkdown(`3. one\n4. ${ARABIC}\n5. ${ARABIC}\n6. four`, { long: true }), 'ltr');
    expect(blocks.map((block) => ('items' in block ? [block.dir, block.items.length] : []))).toEqual([
      [undefined, 1],
      ['rtl', 2],
      [undefined, 1],
    ]);
    expect(blocks.map((block) => 'start' in block && block.start)).toEqual([3, 4, 6]);
  });

  it('are marked inside the items of a list', () => {
    const [list] = directBlocks(parseMarkdown(`- English\n  - ${ARABIC}`), 'ltr');
    const [, nested] = list && 'items' in list ? (list.items[0] ?? []) : [];
    expect(nested).toMatchObject({ type: 'bullets', dir: 'rtl' });
  });
});

/** Returns the left and right edges of the texts that contain the words. */
async function edgesOf(template: string, words: string[]) {
  const bullet = (id: string, text: string) => ({ ...emptyNode('highlight', id), text });
  const role = {
    ...emptyNode('role', 'role'),
    ...{ position: 'Engineer', summary: `${ARABIC}\n\nAda` },
    highlights: [bullet('one', 'Wrote the first program for the machine'), bullet('two', ARABIC)],
  };
  const section = {
    ...emptySection('work', 'work'),
    items: [{ ...emptyNode('work', 'job'), roles: [role] }],
  } as Section;
  const content = { ...EMPTY_CONTENT, sections: [section], design: { ...EMPTY_CONTENT.design, template } };
  const pdf = await getDocumentProxy(new Uint8Array(await renderPdf({ content, photo: null, owner: 'ada' })));
  const { items } = await (await pdf.getPage(1)).getTextContent();
  return words.map((word) =>
    items.flatMap((item) =>
      'str' in item && item.str.includes(word) ? [[item.transform[4], item.transform[4] + item.width]] : [],
    ),
  );
}

it.each([...TEMPLATES.keys()])('a paragraph and a bullet in Arabic begin at the right in %s', async (template) => {
  const [arabic = [], english = []] = await edgesOf(template, ['مهندسة', 'program']);
  expect(arabic).toHaveLength(2);
  const [[left = 0, right = 0] = []] = english;
  for (const [, end = 0] of arabic) expect(end).toBeGreaterThan(right);
  expect(left).toBeLessThan(Math.min(...arabic.map(([start = 0]) => start)));
});
