import { describe, expect, it } from 'vitest';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../model/content.ts';
import type { Section } from '../model/shapes.ts';
import { linesOf, textOf } from './reading/lines-of-runs.ts';
import { readPdf } from './reading/read-pdf.ts';
import { renderPdf } from './render-cv.ts';
import { TEMPLATES } from './templates.ts';

const LONG_WORDS = [
  ...['Internationalization', 'Elektrokardiographie', 'TypeScript', 'Observability', 'Kubernetes'],
  ...['Softwareentwicklung', 'Datenbankadministration', 'Microservices', 'Infrastructure'],
];
const section = (kind: Section['kind'], items: object[], area: 'main' | 'sidebar' = 'main') =>
  ({
    ...emptySection(kind, kind),
    area,
    items: items.map((fields, at) => ({ ...emptyNode(kind, `${kind}-${at}`), ...fields })),
  }) as Section;

/** A CV of names, keywords and levels, without a sentence. */
const namesIn = (template: string): CvContent => ({
  ...EMPTY_CONTENT,
  basics: { ...EMPTY_CONTENT.basics, name: 'Ada Lovelace', headline: LONG_WORDS.slice(0, 4).join(' ') },
  sections: [
    section(
      'skills',
      [
        {
          name: 'Languages',
          level: 4,
          keywords: Array.from({ length: 24 }, (_, at) => ['C++', 'C++17', 'Objective-C++'][at % 3]),
        },
        ...LONG_WORDS.map((name) => ({ name, proficiency: 'Fortgeschrittene Kenntnisse', keywords: LONG_WORDS })),
      ],
      'sidebar',
    ),
    section(
      'languages',
      LONG_WORDS.map((language) => ({ language, fluency: 'Verhandlungssicher' })),
      'sidebar',
    ),
    section(
      'work',
      LONG_WORDS.map((position, at) => ({
        name: `${LONG_WORDS[(at + 3) % LONG_WORDS.length]} ${position}`,
        roles: [
          { ...emptyNode('role', `role-${at}`), position: `${position} ${LONG_WORDS[(at + 1) % LONG_WORDS.length]}` },
        ],
      })),
    ),
  ],
  design: { ...EMPTY_CONTENT.design, template, language: 'de' },
});

describe('names, keywords and levels', () => {
  it.each([...TEMPLATES.keys()])('are not hyphenated, and signs stay with their letters: %s', async (template) => {
    const pdf = await renderPdf({ content: namesIn(template), photo: null, owner: 'ada' });
    const { pages } = await readPdf(new Uint8Array(pdf));
    const lines = textOf(linesOf(pages)).split('\n');
    expect(lines.length).toBeGreaterThan(20);
    expect(lines.filter((line) => /[-\u2010\u00ad]$/u.test(line.trim()))).toEqual([]);
    expect(lines.filter((line) => /(?:^|\s)\+|^17|(?:^|[\s,])C\+?$/u.test(line.trim()))).toEqual([]);
  });
});

it('signs stand on the line of the words around them', async () => {
  const skills = section('skills', [{ name: 'Languages', keywords: ['Rust', 'C++', 'Julia'] }]);
  const content = { ...EMPTY_CONTENT, sections: [skills] };
  const pdf = await renderPdf({ content, photo: null, owner: 'ada' });
  const { pages } = await readPdf(new Uint8Array(pdf));
  const runs = pages.flatMap(({ runs }) => runs).filter(({ text }) => /Rust|C\+\+|Julia/u.test(text));
  expect(runs.length).toBeGreaterThan(1);
  expect(new Set(runs.map(({ y }) => Math.round(y))).size).toBe(1);
});
