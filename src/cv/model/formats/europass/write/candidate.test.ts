import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EXAMPLES, makeExample } from '#cv/examples/examples.ts';
import { pageWordsOf } from '#cv/render/page-words.ts';
import { parseCv } from '#cv/server/import/parse-cv.ts';
import { cvFile } from '#cv/testing/cv-files.ts';
import { SECRET, withSecrets } from '#cv/testing/cv-texts.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { makeSpecimen, SPECIMEN_LANGUAGES } from '#testing/cv-specimens.ts';
import { runs } from '#testing/runs.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../../../content.ts';
import { exportText } from '../../text.ts';
import { exportEuropass } from './candidate.ts';

const ADA = { name: 'Ada Lovelace', email: 'ada@example.org' };
const write = (content: CvContent, photo?: string) =>
  exportEuropass(content, { words: pageWordsOf(content.design), photo });
const readBack = async (content: CvContent) => (await parseCv(Buffer.from(write(content)))).content;

/** Returns the words of a CV that readers see, however they are ordered. */
const wordsOf = (content: CvContent) =>
  new Set(exportText(content, pageWordsOf(content.design)).match(/[\p{L}\p{M}\p{N}]{3,}/gu) ?? []);
const missingWords = (one: CvContent, other: CvContent) => {
  const found = wordsOf(other);
  return [...wordsOf(one)].filter((word) => !found.has(word));
};

describe('exporting to Europass', () => {
  it.each(EXAMPLES)('writes all words of the example %s, which the import reads', async (id) => {
    const content = makeExample(id, ADA);
    const again = await readBack(content);
    const headings = Object.values(pageWordsOf(content.design).sections).join(' ');
    expect(missingWords(content, again).filter((word) => !headings.includes(word))).toEqual([]);
  });

  it.each(SPECIMEN_LANGUAGES)('keeps work and education of a CV in %s as they are', async (language) => {
    const content = makeSpecimen(language, 'two');
    const again = await readBack(content);
    const rolesIn = ({ sections }: CvContent) =>
      sections.flatMap((section) =>
        section.kind === 'work'
          ? section.items.flatMap(({ name, roles }) =>
              roles.map(({ position, start, end, ongoing }) => ({ name, position, start, end, ongoing })),
            )
          : [],
      );
    expect(rolesIn(again)).toEqual(rolesIn(content));
    expect(again.basics.name).toBe(content.basics.name);
    expect(again.design.language).toBe(content.design.language);
  });

  it('writes a file of Europass again as it was read', async () => {
    const { content } = await parseCv(cvFile('europass.xml'));
    const again = await readBack(content);
    const shown = ({ basics, sections }: CvContent) =>
      JSON.parse(
        JSON.stringify({ basics, sections }, (key, value) =>
          ['extras', 'id', 'countryCode'].includes(key) ? undefined : value,
        ),
      );
    const kinds = ['work', 'education', 'projects', 'publications', 'languages', 'interests', 'talks', 'volunteer'];
    const [before, after] = [shown(content), shown(again)];
    expect(after.basics).toEqual({ ...before.basics });
    for (const kind of kinds) {
      const of = (cv: typeof before) => cv.sections.filter((section: { kind: string }) => section.kind === kind);
      expect(of(after), kind).toEqual(of(before));
    }
  });

  it('writes a photo that the import finds', async () => {
    const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
    const { photo } = await parseCv(Buffer.from(write(makeExample('nurse', ADA), pixel)));
    expect(photo?.mediaType).toBe('image/jpeg');
  });

  it('keeps markup and control characters out of the structure', async () => {
    const hostile = '</Title><x>&"\'\u0001]]>';
    const content: CvContent = {
      ...EMPTY_CONTENT,
      basics: { ...EMPTY_CONTENT.basics, name: 'Ada Lovelace', headline: hostile },
      sections: [
        {
          ...emptySection('projects', 's'),
          items: [{ ...emptyNode('projects', 'p'), name: hostile, description: hostile }],
        },
      ],
    };
    const again = await readBack(content);
    expect(again.basics.headline).toBe(hostile.replace('\u0001', '\ufffd'));
    expect(again.sections[0]).toMatchObject({
      kind: 'projects',
      items: [{ name: hostile.replace('\u0001', '\ufffd') }],
    });
  });

  it('writes XML that can be read, without hidden texts, for any CV', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(cvContents(), async (original) => {
        const content = withSecrets(original);
        const xml = write(content);
        expect(xml).not.toContain(SECRET);
        await expect(parseCv(Buffer.from(xml))).resolves.toMatchObject({ report: { format: 'europass' } });
      }),
      { numRuns: runs(100) },
    );
  });
});
