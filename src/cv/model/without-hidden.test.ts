import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cvContents } from '#testing/cv-contents.ts';
import { runs } from '#testing/runs.ts';
import { pageWordsOf } from '../render/page-words.ts';
import { exportJsonResume, importJsonResume } from './formats/json-resume/json-resume.ts';
import { exportMarkdown } from './formats/markdown.ts';
import { exportRenderCv } from './formats/rendercv/write.ts';
import { exportText } from './formats/text.ts';
import { cvContent } from './schema.ts';
import { allNodesOf } from './tree.ts';
import { withoutHidden } from './without-hidden.ts';

it('keeps all visible nodes and removes hidden nodes, sources and letters', () => {
  fc.assert(
    fc.property(cvContents(), (content) => {
      const visibleContent = withoutHidden(content);
      expect(cvContent.safeParse(visibleContent).success).toBe(true);
      const cv = { ...content, letters: [] };
      const hiddenNodes = allNodesOf(cv).filter(({ value }) => value.visible === false);
      const visibleNodes = allNodesOf(cv).filter(
        ({ path }) => !hiddenNodes.some((node) => node.path.every((step, at) => step === path[at])),
      );
      expect(allNodesOf(visibleContent).map(({ path }) => path)).toEqual(visibleNodes.map(({ path }) => path));
      expect(allNodesOf(visibleContent).filter(({ value }) => value.source)).toEqual([]);
      expect(withoutHidden(visibleContent)).toEqual(visibleContent);
    }),
    { numRuns: runs(200) },
  );
});

it('leaves dismissed checks out of public content and exports', () => {
  const content = {
    ...importJsonResume({ basics: { name: 'Ada Lovelace' }, skills: [{ name: 'Mathematics' }] }).content,
    dismissed: ['missingEmail@/basics#email'],
  };
  expect(withoutHidden(content).dismissed).toEqual([]);
  const words = pageWordsOf(content.design);
  const outputs = [
    exportJsonResume(withoutHidden(content)),
    exportRenderCv(content),
    exportMarkdown(content, words),
    exportText(content, words),
  ];
  expect(JSON.stringify(outputs)).not.toMatch(/dismissed|missingEmail/);
  expect(importJsonResume(exportJsonResume(content)).content.dismissed, 'the file of the full CV keeps them').toEqual(
    content.dismissed,
  );
});

it('removes the summary if its section is hidden', () => {
  const { content } = importJsonResume({ basics: { name: 'Ada Lovelace', summary: 'x'.repeat(30_000) } });
  const [section] = content.sections;
  if (!section) throw new Error('no summary section');
  const visibleContent = withoutHidden({ ...content, sections: [{ ...section, visible: false }] });
  expect(visibleContent.basics.summary).toBe('');
  expect(JSON.stringify(exportJsonResume(visibleContent))).not.toContain('xxx');
});

it('removes hidden data from the extras of an imported file', () => {
  const { content } = importJsonResume({
    skills: ['Mathematics', 'A secret'],
    work: [null, { name: 'A secret' }],
    hobbies: [{ name: 'A secret' }],
  });
  const sections = content.sections.map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, visible: !('name' in item) || item.name !== 'A secret' })),
  })) as typeof content.sections;
  expect(JSON.stringify(content)).toContain('A secret');
  expect(JSON.stringify(withoutHidden({ ...content, sections }))).not.toContain('A secret');
});
