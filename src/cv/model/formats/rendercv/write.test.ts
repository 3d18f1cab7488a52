import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvFileValue } from '#cv/testing/cv-files.ts';
import { readYaml } from '#platform/pure/yaml.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { runs } from '#testing/runs.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../../content.ts';
import { cvContent } from '../../schema.ts';
import type { SectionKind, SectionOf } from '../../shapes.ts';
import { importRenderCv } from './read.ts';
import { exportRenderCv } from './write.ts';

const read = (yaml: string) => importRenderCv(readYaml(yaml)).content;
const fromFile = read(exportRenderCv(importRenderCv(cvFileValue('rendercv.yaml')).content));

const withSection = <K extends SectionKind>(
  kind: K,
  ...items: Partial<SectionOf<K>['items'][number]>[]
): CvContent => ({
  ...EMPTY_CONTENT,
  sections: [
    {
      ...emptySection(kind, 's1'),
      items: items.map((item, at) => ({ ...emptyNode(kind, `s1-${at + 1}`), ...item })),
    } as CvContent['sections'][number],
  ],
});
const sectionsOf = (content: CvContent) =>
  (readYaml(exportRenderCv(content)) as { cv: { sections: object } }).cv.sections;

/** Adds capitals and spaces to titles, because RenderCV capitalizes those that have neither. */
const withCapitalizedTitles = (content: CvContent): CvContent => ({
  ...content,
  sections: content.sections.map((section) => ({ ...section, title: section.title && `A ${section.title}` })),
});

describe('exporting to RenderCV', () => {
  it('writes a file that is imported again unchanged', () => {
    expect(read(exportRenderCv(fromFile))).toEqual(fromFile);
  });

  it('writes the same file after importing it again, for any CV', () => {
    fc.assert(
      fc.property(cvContents().map(withCapitalizedTitles), (content) => {
        const file = exportRenderCv(content);
        const again = read(file);
        expect(cvContent.safeParse(again).error).toBeUndefined();
        expect(readYaml(exportRenderCv(again))).toEqual(readYaml(file));
      }),
      { numRuns: runs(300) },
    );
  });

  it('writes the same file after importing it again, for a skill with a blank keyword', () => {
    const file = exportRenderCv(withSection('skills', { name: '', proficiency: '(', keywords: [''] }));
    expect(readYaml(exportRenderCv(read(file)))).toEqual(readYaml(file));
  });

  it('writes the same file after importing it again, for a summary under a title of its own that looks like a list', () => {
    const [section] = withSection('summary').sections;
    const sections = section ? [{ ...section, title: 'A *Ada*' }] : [];
    const file = exportRenderCv({ ...EMPTY_CONTENT, basics: { ...EMPTY_CONTENT.basics, summary: '- ' }, sections });
    expect(readYaml(exportRenderCv(read(file)))).toEqual(readYaml(file));
  });

  it('writes bullets below a highlight and hyphens in it so that they are read again', () => {
    const text = 'Wrote notes\n- Note A - on the engine\n- Note G';
    const content = withSection('volunteer', {
      organization: 'Engine',
      highlights: [{ ...emptyNode('highlight', 'h'), text }],
    });
    expect(sectionsOf(content)).toMatchObject({
      volunteering: [{ highlights: ['Wrote notes - Note A \\- on the engine - Note G'] }],
    });
    expect(read(exportRenderCv(content)).sections[0]).toMatchObject({ items: [{ highlights: [{ text }] }] });
  });

  it('writes sections in order under unique titles', () => {
    const content: CvContent = {
      ...EMPTY_CONTENT,
      basics: { ...EMPTY_CONTENT.basics, name: 'Ada Lovelace', summary: 'Author of the **notes**.' },
      sections: [
        { ...withSection('skills', { name: 'Analysis' }).sections[0], id: 'a', title: 'Z' } as never,
        emptySection('summary', 'b'),
        { ...withSection('skills', { name: 'Harp' }).sections[0], id: 'c', title: 'Z' } as never,
      ],
    };
    expect(exportRenderCv(content)).toBe(
      [
        'cv:',
        '  name: Ada Lovelace',
        '  sections:',
        '    Z:',
        '      - bullet: Analysis',
        '    summary:',
        '      - Author of the **notes**.',
        '    Z (2):',
        '      - bullet: Harp',
        '',
      ].join('\n'),
    );
  });

  it('leaves out hidden content', () => {
    const partlyHidden = withSection('text', { text: 'seen' }, { text: 'unseen', visible: false });
    expect(exportRenderCv(partlyHidden)).not.toContain('unseen');
    const [section] = partlyHidden.sections;
    expect(exportRenderCv({ ...partlyHidden, sections: section ? [{ ...section, visible: false }] : [] })).toBe(
      'cv: {}\n',
    );
  });

  it.each([
    [
      { start: '1842', end: '1843-07' },
      { start_date: 1842, end_date: '1843-07' },
    ],
    [
      { start: '1842-02', ongoing: true },
      { start_date: '1842-02', end_date: 'present' },
    ],
    [{ start: '1843' }, { date: 1843 }],
    [{ end: '1843-07-10' }, { end_date: '1843-07-10' }],
    [{ start: 'Summer 1843', end: '1844' }, { date: 'Summer 1843 – 1844' }],
    [{ start: '1844', end: '1843' }, { date: '1844 – 1843' }],
  ])('writes dates in the form that RenderCV accepts: %j', (period, written) => {
    expect(sectionsOf(withSection('custom', { title: 'Engine', ...period }))).toEqual({
      more: [{ name: 'Engine', ...written }],
    });
  });

  it('writes no date if it is blank', () => {
    expect(sectionsOf(withSection('awards', { title: 'Medal', date: ' ' }))).toEqual({ awards: [{ name: 'Medal' }] });
  });

  it('writes unsupported fields into the text and imports them again', () => {
    const content = withSection('certificates', {
      name: 'Calculus',
      issuer: 'Augustus De Morgan',
      url: 'https://example.org/c',
      summary: 'With honour',
    });
    expect(sectionsOf(content)).toEqual({
      certificates: [
        {
          name: '[Calculus](https://example.org/c)',
          summary: 'Augustus De Morgan\n\nWith honour',
          issuer: 'Augustus De Morgan',
        },
      ],
    });
    expect(read(exportRenderCv(content)).sections[0]?.items).toEqual(content.sections[0]?.items);
  });

  it('writes invalid contact details as custom connections', () => {
    const basics = { ...EMPTY_CONTENT.basics, email: 'not one', phone: '12', url: 'example.org' };
    const { cv } = readYaml(exportRenderCv({ ...EMPTY_CONTENT, basics })) as { cv: object };
    expect(cv).toEqual({
      custom_connections: [
        { placeholder: 'not one', url: null, fontawesome_icon: 'envelope' },
        { placeholder: '12', url: null, fontawesome_icon: 'phone' },
        { placeholder: 'example.org', url: null, fontawesome_icon: 'link' },
      ],
    });
  });
});
