import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScanLanguages } from '../import/scan/choose-language.ts';

/** A language that text can be recognized in. */
type OcrLanguage = {
  /** The name of the language in the recognizer and in the package with its data. */
  code: string;
  /** The checksum (SHA-256) of its data. */
  checksum: string;
};

/** The languages whose data is known, by their language tags. */
export const OCR_LANGUAGES: Readonly<Record<string, OcrLanguage>> = {
  ar: { code: 'ara', checksum: 'f4746c44b02342dd5b3d4f0198000f47d7c49f1a229e63e0f436c0592dcd9639' },
  de: { code: 'deu', checksum: '306c4280d0cbed46fbff727486bd43b92730181bae80f56941a091f363bdf28b' },
  en: { code: 'eng', checksum: '45b4cb346724ac1774f1c36f42f182b887bcdb28ebe63e6fff90ac41f3fcff91' },
  es: { code: 'spa', checksum: '40be52f97b5d4eb7460073dc1f94cd546b27150333c0bf854ed7e7132db6bceb' },
  fr: { code: 'fra', checksum: 'd611139672b3752c7097e671e4a1d9209dfd37f2aeb081ef6487fba3351e9255' },
  it: { code: 'ita', checksum: 'f702fcfad297ce028ede3626d1467b67939f23ff23595f9badd54681cf25a4d3' },
  ja: { code: 'jpn', checksum: '2b63ebfbf1484de4a08ce53b29ef98a1c17658a93cbd38acb665d7d316d0be88' },
  nl: { code: 'nld', checksum: 'a2d904b6ddc4feb0d31ecfcd7361a554102e7aa2e278c54f4fc029e0d0815571' },
  pl: { code: 'pol', checksum: 'a20fdec4ff99d8f8e84c708da3e42a4e935c26863055a0ed88aef5c66a59b91b' },
  pt: { code: 'por', checksum: 'dacebc1386ddaaf8389f81094236cca0d690897cde693d48cbdaa881c86e2b4c' },
  tr: { code: 'tur', checksum: '384ba0dc28040451b7818d7d60e0a88df0d3003fa5a01d713a468779bc3d8c04' },
};

/** Returns the language of a tag, if its data is known. */
export const ocrLanguageOf = (tag: string) => (Object.hasOwn(OCR_LANGUAGES, tag) ? OCR_LANGUAGES[tag] : undefined);

/** The folder of an instance with the data of languages. */
export const ocrFolder = (dataDir: string) => join(dataDir, 'ocr');

/** Returns the name of the file with the data of a language. */
export const ocrFileName = (code: string) => `${code}.traineddata.gz`;

/** Returns whether an error says that a file or a folder isn't there. */
export const isMissing = (error: unknown) => (error as { code?: unknown }).code === 'ENOENT';

async function filesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

/** Returns the tags of the languages that an instance recognizes text in. */
export async function installedOcrLanguages(dataDir: string): Promise<string[]> {
  const files = new Set(await filesIn(ocrFolder(dataDir)));
  return Object.entries(OCR_LANGUAGES)
    .filter(([, { code }]) => files.has(ocrFileName(code)))
    .map(([tag]) => tag);
}

/**
 * Returns the languages to recognize a scan of a member in: first their own and English, then the others. Undefined if
 * the operator has added none.
 */
export async function scanLanguagesFor(dataDir: string, language: string): Promise<ScanLanguages | undefined> {
  const installed = await installedOcrLanguages(dataDir);
  const likely = installed.filter((tag) => tag === language || tag === 'en');
  const first = likely.length > 0 ? likely : installed;
  if (first.length === 0) return undefined;
  const filesOf = (tags: readonly string[]) =>
    tags.flatMap((tag) => {
      const known = ocrLanguageOf(tag);
      return known ? [{ code: known.code, file: join(ocrFolder(dataDir), ocrFileName(known.code)) }] : [];
    });
  return { first: filesOf(first), others: filesOf(installed.filter((tag) => !first.includes(tag))) };
}
