import { describe, expect, it } from 'vitest';
import { letterWordsOf, pageWordsOf } from '#cv/render/page-words.ts';
import { missingTexts } from '#cv/testing/cv-texts.ts';
import { readDocx } from '#cv/testing/docx.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { makeLetterSpecimen } from '#testing/cv-letters.ts';
import { CORE_SPECIMEN_LANGUAGES } from '#testing/cv-specimens.ts';
import { MALICIOUS_MARKDOWN } from '#testing/malicious-markdown.ts';
import type { CvContent } from '../../content.ts';
import { letterOutlineOf } from '../../letters/letter-outline.ts';
import { contactText } from '../../outline/addresses.ts';
import type { Letter } from '../../shapes.ts';
import { exportLetterDocx } from './letter.ts';

const wordsFor = ({ design }: CvContent) => ({ words: pageWordsOf(design), letterWords: letterWordsOf(design) });
const exportLetter = (content: CvContent, letter: Letter) =>
  exportLetterDocx(content, letter, { ...wordsFor(content), templateFonts: 'source-serif' });

/** Returns everything that readers of a letter see, in order. */
function textsOf(content: CvContent, letter: Letter) {
  const { name, headline, contacts, to, when, subject, salutation, text, closing, enclosures, enclosed } =
    letterOutlineOf(content, letter, wordsFor(content));
  const bodyTexts = [...to, when, subject, salutation, ...plainText(text).split('\n'), closing, name];
  return [
    name,
    headline,
    ...contacts.map(contactText),
    ...bodyTexts,
    ...(enclosed.length > 0 ? [enclosures, ...enclosed] : []),
  ];
}

describe('exporting a letter to Word', () => {
  it.each(CORE_SPECIMEN_LANGUAGES)('writes every field in order in %s', async (language) => {
    const { content, letter } = makeLetterSpecimen(language, 'one page');
    const { paragraphs } = await readDocx(await exportLetter(content, letter));
    expect(missingTexts(paragraphs.map(({ text }) => text).join('\n'), textsOf(content, letter))).toEqual([]);
  });

  it('writes a title and real styles, and keeps the closing with the last lines', async () => {
    const { content, letter } = makeLetterSpecimen('English', 'one page');
    const { paragraphs, parts } = await readDocx(await exportLetter(content, letter));
    expect(parts['docProps/core.xml']).toContain(
      '<dc:title>Application to Accademia delle Scienze: notes on the engine<',
    );
    const at = (text: string) => paragraphs.findIndex((one) => one.text.startsWith(text));
    const closingParagraphs = paragraphs.slice(at('As '), at('Yours sincerely') + 1);
    expect(closingParagraphs.map(({ properties }) => properties.has('w:keepNext'))).toEqual([true, true]);
    expect(paragraphs.map(({ style }) => style)).toEqual([
      ...[
        'Title',
        'Subtitle',
        'Contacts',
        'Text',
        'LetterDate',
        'Heading2',
        'Text',
        'Text',
        'Text',
        'ListBullet',
        'ListBullet',
      ],
      ...['Text', 'Text', 'Text', 'Address', 'Address'],
    ]);
  });

  it('writes the same file for the same letter, and a valid one for a blank letter', async () => {
    const { content, letter } = makeLetterSpecimen('Arabic', 'more pages');
    expect(
      Buffer.compare(
        Buffer.from(await exportLetter(content, letter)),
        Buffer.from(await exportLetter(content, letter)),
      ),
    ).toBe(0);
    const blank = { ...letter, text: '', subject: '', salutation: '', closing: '', recipient: '', company: '' };
    const { paragraphs } = await readDocx(
      await exportLetter(content, { ...blank, address: '', date: '', place: '', enclosures: '' }),
    );
    expect(paragraphs.at(-1)?.text).toBe(content.basics.name);
  });

  it('writes a valid file for malicious Markdown', { timeout: 60_000 }, async () => {
    const { content, letter } = makeLetterSpecimen('English', 'one page');
    for (const { text } of MALICIOUS_MARKDOWN) {
      const line = text.slice(0, 400);
      const hostileLetter = {
        ...letter,
        recipient: line,
        subject: line,
        salutation: line,
        text,
        closing: line,
        address: line,
      };
      await expect(readDocx(await exportLetter(content, hostileLetter)), line).resolves.toBeDefined();
    }
  });
});
