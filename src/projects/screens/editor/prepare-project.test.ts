import { expect, it, vi } from 'vitest';
import { EMPTY_PROJECT } from '../../model/limits.ts';
import { type EditableProject, prepareProject } from './prepare-project.ts';

// The `components.tsx` of a domain also imports its screens, which need a browser.
vi.mock('#records/components.tsx', () => import('#records/model/field-errors.ts'));
vi.mock('#blocks/components.tsx', async () => ({
  ...(await import('#blocks/screens/filled-rows.ts')),
  ...(await import('#blocks/screens/validate-block.ts')),
}));

const project = (fields: Partial<EditableProject>): EditableProject => ({
  ...EMPTY_PROJECT,
  slug: '',
  title: 'Flyology',
  ...fields,
});

it('accepts a project with only a title', () => {
  const unchanged = project({});
  expect(prepareProject(unchanged)).toEqual({ document: unchanged, faults: {}, waiting: [] });
});

it('leaves out empty rows and reports errors by the original index', () => {
  const links = [
    { label: '', url: '' },
    { label: 'The paper', url: 'nowhere' },
  ];
  const { document, faults } = prepareProject(project({ links }));
  expect(document.links).toEqual([links[1]]);
  expect(faults).toEqual({ 'links.1.url': { name: 'addressFaulty' } });
});

it('reports each error by its field path', () => {
  const { faults } = prepareProject(
    project({
      title: ' ',
      slug: 'no spaces',
      summary: 'x'.repeat(161),
      tags: ['x'.repeat(41)],
      metrics: [{ label: 'the length', value: '' }],
      collaborators: [{ name: '', url: 'https://example.org' }],
      links: [{ label: 'The paper', url: '' }],
    }),
  );
  expect(faults).toEqual({
    title: { name: 'titleNeeded' },
    slug: { name: 'slugFaulty' },
    summary: { name: 'tooLong', over: 1 },
    tags: { name: 'tooLong', over: 1 },
    'metrics.0.value': { name: 'valueNeeded' },
    'collaborators.0.name': { name: 'nameNeeded' },
    'links.0.url': { name: 'addressNeeded' },
  });
});

it('holds back the whole period if it ends before it starts, unless it is ongoing', () => {
  expect(prepareProject(project({ start: '1843', end: '1842' })).waiting).toEqual(['start', 'end', 'ongoing']);
  expect(prepareProject(project({ start: '1843', end: '1842', ongoing: true })).waiting).toEqual([]);
});

it('reports the errors of blocks by their paths, and sends no empty figures', () => {
  const id = (at: number) => `0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c0${at}`;
  const picture = { image: id(9), alt: 'x'.repeat(501), caption: '' };
  const blocks: EditableProject['blocks'] = [
    { id: 'problem', kind: 'field' },
    { id: id(1), kind: 'heading', text: 'x'.repeat(201) },
    { id: id(2), kind: 'code', text: 'x'.repeat(10_002), language: '', caption: '' },
    { id: id(3), kind: 'embed', url: 'nowhere', title: '' },
    { id: id(4), kind: 'pair', pictures: [picture] },
    { id: id(5), kind: 'table', hasHeading: true, rows: [['a', 'x'.repeat(503)]], caption: '' },
    {
      id: id(6),
      kind: 'figures',
      figures: [
        { label: '', value: '' },
        { label: 'operations', value: '' },
      ],
    },
  ];
  const { document, faults } = prepareProject(project({ blocks }));
  expect(faults).toEqual({
    'blocks.1.text': { name: 'tooLong', over: 1 },
    'blocks.2.text': { name: 'tooLong', over: 2 },
    'blocks.3.url': { name: 'addressFaulty' },
    'blocks.4.pictures.0.alt': { name: 'tooLong', over: 1 },
    'blocks.5.rows.0.1': { name: 'tooLong', over: 3 },
    'blocks.6.figures.1.value': { name: 'valueNeeded' },
  });
  expect(document.blocks.at(-1)).toMatchObject({ figures: [{ label: 'operations' }] });
});
