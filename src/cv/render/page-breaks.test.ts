import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { makeExample } from '../examples/examples.ts';
import { moveToSidebar } from '../model/columns.ts';
import type { CvContent } from '../model/content.ts';
import type { Section } from '../model/shapes.ts';
import { renderPdf } from './render-cv.ts';
import { TEMPLATES } from './templates.ts';

const person = { name: 'Ada Lovelace', email: 'ada@example.org' };

/** Returns an example in which the second entry of the kind starts on a new page. */
function withBreak(template: string, kind: Section['kind'], { sidebar = false, columns = 1 } = {}) {
  const example = makeExample('software-engineer', person);
  const content: CvContent = { ...example, design: { ...example.design, template } };
  const sections = content.sections.map((section) =>
    section.kind === kind
      ? {
          ...section,
          columns,
          items: section.items.map((item, at) => ({ ...item, startOnNewPage: at === 1 })),
        }
      : section,
  ) as Section[];
  const broken = { ...content, sections };
  return sidebar ? moveToSidebar(broken) : broken;
}

async function pagesOf(content: CvContent) {
  const pdf = await getDocumentProxy(new Uint8Array(await renderPdf({ content, photo: null, owner: 'ada' })));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((page) => page.normalize('NFKC').replace(/[\s\u200b\u00ad]+/g, ' '));
}

const namesOf = (content: CvContent, kind: Section['kind']) =>
  content.sections.flatMap((section) =>
    section.kind === kind ? (section.items as { name: string }[]).map(({ name }) => name) : [],
  );
const pageWith = (pages: string[], text: string) => pages.findIndex((page) => page.includes(text));

describe.each([...TEMPLATES.keys()])('a page break before an entry in the template %s', (template) => {
  it('starts the next page with it', async () => {
    const content = withBreak(template, 'work');
    const [first = '', second = ''] = namesOf(content, 'work');
    const pages = await pagesOf(content);
    expect(pageWith(pages, second)).toBe(pageWith(pages, first) + 1);
  });

  it('parts the rows of a section with two columns', async () => {
    const content = withBreak(template, 'skills', { columns: 2 });
    const [first = '', second = ''] = namesOf(content, 'skills');
    const pages = await pagesOf(content);
    expect(pageWith(pages, second)).toBe(pageWith(pages, first) + 1);
  });

  it('parts short entries, in the sidebar too', async () => {
    const content = withBreak(template, 'skills', { sidebar: true });
    const [first = '', second = ''] = namesOf(content, 'skills');
    const pages = await pagesOf(content);
    expect(pageWith(pages, second)).toBe(pageWith(pages, first) + 1);
  });
});
