import { openChromium } from '../imports/chromium.ts';
import { type ForeignFile, foreignFilesOf } from '../imports/foreign-files.ts';
import { hasLatexLook } from '../imports/latex.ts';
import { LATEX_LOOKS } from '../imports/latex-source.ts';
import { convertWithLibreOffice, hasLibreOffice } from '../imports/libreoffice.ts';
import type { CorpusFile } from './measure.ts';
import { makeTruths } from './truths.ts';

/** Looks whose errors rules were made for. All others are held out, so a new look is until rules are made for it. */
const TUNED: readonly string[] = [
  ...['react-pdf one-column', 'react-pdf sidebar'],
  ...['page one-column', 'page sidebar', 'page two-columns', 'page table'],
  ...['chromium one-column', 'chromium sidebar', 'chromium table'],
  ...['chromium untagged one-column', 'chromium untagged sidebar', 'chromium untagged table'],
  ...['chromium two-columns', 'chromium untagged two-columns', 'libreoffice word date-table pdf'],
  ...['word heading-styles', 'word layout-table', 'word tabs'],
  ...['own classic', 'own docx', 'own html', 'own text', 'own markdown'],
  ...['libreoffice word tabs pdf', 'libreoffice own docx pdf'],
  ...['latex moderncv classic', 'latex moderncv banking', 'latex europasscv'],
  ...[
    'libreoffice word heading-styles pdf',
    'libreoffice word heading-styles odt',
    'libreoffice word layout-table pdf',
  ],
];

/** Files of all looks, and the looks whose program is not installed. */
export type FileCorpus = { files: CorpusFile[]; skipped: string[] };

/** Returns the corpus of files: each CV as other programs print and write it, and as ours do without its data. */
export async function makeFileCorpus(): Promise<FileCorpus> {
  const chromium = await openChromium();
  const latexLooks: string[] = [];
  for (const look of LATEX_LOOKS) if (await hasLatexLook(look)) latexLooks.push(look);
  const files: CorpusFile[] = [];
  // The longest specimens repeat the entries of the shorter ones.
  for (const truth of makeTruths().filter(({ name }) => !name.endsWith('-four'))) {
    for (const file of await foreignFilesOf(truth.content, chromium, latexLooks)) files.push(corpusFileOf(file, truth));
  }
  await chromium.close();
  const hasOffice = await hasLibreOffice();
  if (hasOffice) files.push(...(await officeFilesOf(files.filter(({ format }) => format === 'docx'))));
  const skipped = LATEX_LOOKS.filter((look) => !latexLooks.includes(look)).map((look) => `latex ${look}`);
  return { files, skipped: [...skipped, ...(hasOffice ? [] : ['libreoffice'])] };
}

const corpusFileOf = ({ name: style, format, bytes }: ForeignFile, truth: CorpusFile['truth']): CorpusFile => ({
  ...{ name: `${truth.name}/${style}`, format, style, heldOut: !TUNED.includes(style), bytes, truth },
});

/** Returns Word documents as LibreOffice prints them and saves them in its own format. */
async function officeFilesOf(documents: readonly CorpusFile[]): Promise<CorpusFile[]> {
  const converted: CorpusFile[] = [];
  for (const format of ['pdf', 'odt'] as const) {
    const outputs = await convertWithLibreOffice(
      documents.map(({ bytes }) => bytes),
      format,
    );
    for (const [at, { style, truth }] of documents.entries()) {
      const bytes = outputs[at];
      if (!bytes) throw new Error(`LibreOffice did not convert ${truth.name}/${style}`);
      converted.push(corpusFileOf({ name: `libreoffice ${style} ${format}`, format, bytes }, truth));
    }
  }
  return converted;
}
