import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkLetter } from '#cv/testing/check-letters.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { makeLetterSpecimen } from '#testing/cv-letters.ts';
import { CORE_SPECIMEN_LANGUAGES } from '#testing/cv-specimens.ts';
import { CV_LIMITS, type CvContent } from '../model/content.ts';
import { makeCompiler } from './compile.ts';
import { fontFolders } from './font-files.ts';
import { renderJobOf } from './render-input.ts';
import { TEMPLATES, TEMPLATES_FOLDER } from './templates.ts';

const compile = makeCompiler({ templates: TEMPLATES_FOLDER, fonts: fontFolders() });

const faultMessages = ({ faults }: Awaited<ReturnType<typeof checkLetter>>) =>
  Object.entries(faults).flatMap(([fault, details]) => details.map((one) => `${fault} ${one}`));

const HOSTILE: [string, string][] = [
  ['Typst code', '#panic("run") #read("/lib/text.typ") \\ $ x^2 $ `raw` <label> @ref *not bold*'],
  ['a word of the maximum field length', 'x'.repeat(CV_LIMITS.text)],
  ['five hundred lines', 'x\n'.repeat(500)],
  ['nested variables', '{name} {company} {recipient} {salary} {'],
  ['emoji, control characters and lone marks', '👩‍💻🏳️‍🌈\u0378\u0001\u001b[31m\u2028\u0301\u0301'],
  ['mixed text directions', 'abc אבג 123 \u200f\u202e\u2066 x'],
];

describe.each([...TEMPLATES.values()])('a cover letter in the template $id', (template) => {
  it.each(CORE_SPECIMEN_LANGUAGES)(
    'has every field in order on one page in %s, without attachments',
    async (language) => {
      const proof = await checkLetter(compile, makeLetterSpecimen(language, 'one page'), template);
      expect(faultMessages(proof)).toEqual([]);
      expect([proof.pages, proof.fields]).toEqual([1, expect.any(Number)]);
    },
  );

  it.each(['English', 'Arabic'] as const)(
    'keeps its margins on several pages in %s and never isolates its closing lines',
    async (language) => {
      const proof = await checkLetter(compile, makeLetterSpecimen(language, 'more pages'), template);
      expect(faultMessages(proof)).toEqual([]);
      expect(proof.pages).toBeGreaterThan(1);
    },
  );

  it.each(HOSTILE)('renders %s in every field without running it', (_, text) => {
    expect(pdfHeaderOf(template.id, letterWithTextEverywhere(text), 'turin')).toBe('%PDF-');
  });

  it('renders arbitrary CVs and letters', () => {
    fc.assert(
      fc.property(
        cvContents().filter(({ letters }) => letters.length > 0),
        (content) => {
          for (const { id } of content.letters) expect(pdfHeaderOf(template.id, content, id)).toBe('%PDF-');
        },
      ),
      { numRuns: 4 },
    );
  });
});

it.each(['\u000b', '\u000c', '\u0085', '\u2028', '\u2029'])(
  'a letter from right to left renders a foreign text that begins with %j, which ends a line',
  (end) => {
    const content = letterWithTextEverywhere('');
    // White space at the start is trimmed; the control character before it is removed later.
    const text = `\u0001${end}x`;
    const letters = content.letters.map((letter) => ({ ...letter, address: text, recipient: text, company: text }));
    const basics = { ...content.basics, phone: text, location: { ...content.basics.location, city: text } };
    const arabic = { ...content, basics, letters, design: { ...content.design, language: 'ar', fonts: '' } };
    expect(pdfHeaderOf('sidebar', arabic, letters[0]?.id ?? '')).toBe('%PDF-');
  },
);

/** Returns a letter and CV with the text in every field, cut to the limit of each. */
function letterWithTextEverywhere(text: string): CvContent {
  const line = text.slice(0, CV_LIMITS.line).replaceAll('\n', ' ');
  const { content, letter } = makeLetterSpecimen('English', 'one page');
  const lines = Object.fromEntries(
    (['recipient', 'company', 'date', 'place', 'subject', 'salutation', 'closing'] as const).map((field) => [
      field,
      line,
    ]),
  );
  const basics = { ...content.basics, headline: line };
  return { ...content, basics, letters: [{ ...letter, ...lines, address: text, text, enclosures: text }] };
}

function pdfHeaderOf(template: string, content: CvContent, letter: string) {
  const input = { content: { ...content, design: { ...content.design, template } }, photo: null, letter };
  const result = compile({ ...renderJobOf(input), make: 'pdf' });
  return result.make === 'pdf' ? Buffer.from(result.pdf.subarray(0, 5)).toString() : '';
}
