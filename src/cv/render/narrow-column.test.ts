import { expect, it } from 'vitest';
import { moveToSidebar } from '../model/columns.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../model/content.ts';
import type { Section } from '../model/shapes.ts';
import { linesOf } from './reading/lines-of-runs.ts';
import { readPdf } from './reading/read-pdf.ts';
import { renderPages, renderPdf } from './render-cv.ts';

const sectionOf = (kind: Section['kind'], items: object[]) =>
  ({
    ...emptySection(kind, kind),
    items: items.map((fields, at) => ({ ...emptyNode(kind, `${kind}-${at}`), ...fields })),
  }) as Section;
const inputOf = (content: Partial<CvContent>, template = 'sidebar') => ({
  content: { ...EMPTY_CONTENT, ...content, design: { ...EMPTY_CONTENT.design, template } },
  photo: null,
  owner: 'ada',
});
const linesIn = async (content: Partial<CvContent>) =>
  linesOf((await readPdf(new Uint8Array(await renderPdf(inputOf(content))))).pages);

it.each([
  ['ada.lovelace@looms.example.org', ['ada.lovelace@looms.example.org']],
  ['ada.lovelace@analytical-engines.example.org', ['ada.lovelace@', 'analytical-engines.example.org']],
])('breaks the address %s only after its @', async (email, lines) => {
  const read = await linesIn({ basics: { ...EMPTY_CONTENT.basics, name: 'Ada', email } });
  expect(read.map(({ text }) => text.trim()).filter((text) => text !== 'Ada')).toEqual(lines);
});

it('sets a level below a name that has no room beside it', async () => {
  const name = 'Donaudampfschifffahrts-Logistik';
  const content = { sections: [sectionOf('skills', [{ name, level: 4 }])] };
  const read = await linesIn({ ...EMPTY_CONTENT, ...moveToSidebar({ ...EMPTY_CONTENT, ...content }) });
  expect(read.map(({ text }) => text.trim())).toContain(name);
});

const work = Array.from({ length: 60 }, (_, at) => ({ position: `Weaver ${at}`, name: 'Looms' }));
/** The background of a page is drawn first: the paper, and the ground of the narrow column. */
const groundsOf = (page: string) => page.match(/ d="M 0 0v 841\.\d+ ?h \d/g)?.length ?? 0;

it.each(['sidebar', 'panel'])('has a ground only on pages with side content, in the template %s', async (template) => {
  const basics = { ...EMPTY_CONTENT.basics, email: 'ada@example.org' };
  const { pages } = await renderPages(inputOf({ basics, sections: [sectionOf('work', work)] }, template));
  const [first = 0, ...others] = pages.map(groundsOf);
  expect([others.length > 0, new Set(others)]).toEqual([true, new Set([first - 1])]);
  const { pages: alone } = await renderPages(inputOf({ sections: [sectionOf('work', work)] }, template));
  expect(alone.map(groundsOf)).toEqual(alone.map(() => first - 1));
});

it('sets what follows a description of more than a page in one column', async () => {
  const basics = { ...EMPTY_CONTENT.basics, email: 'ada@example.org' };
  const companyDescription = 'Looms weave flowers and leaves. '.repeat(260);
  const roles = ['Weaver', 'Writer'].map((position) => ({ ...emptyNode('role', position), position }));
  const sections = [sectionOf('work', [{ name: 'Looms', companyDescription, roles }, { name: 'Quills' }])];
  const { pages } = await readPdf(new Uint8Array(await renderPdf(inputOf({ basics, sections }))));
  const quills = pages.at(1)?.runs.find(({ text }) => text.includes('Quills'));
  expect([pages.length, (quills?.x ?? Infinity) < (pages[1]?.width ?? 0) * 0.2]).toEqual([2, true]);
});
