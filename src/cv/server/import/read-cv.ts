import { AppError } from '#platform/errors.ts';
import { parseJson } from '#platform/parse-json.ts';
import { readYaml, UnreadableYaml } from '#platform/yaml.ts';
import { CV_LIMITS } from '../../model/content.ts';
import { cleanValue, TooDeep } from '../../model/import/clean-value.ts';
import type { Imported } from '../../model/import/draft.ts';
import { importLinkedIn } from '../../model/import/linkedin.ts';
import { MOST_WARNINGS, type Warning } from '../../model/import/report.ts';
import { decodeText } from './decode-text.ts';
import { importerFor } from './importer-for.ts';
import { isPdf, resumeInPdf } from './resume-in-pdf.ts';
import { UnfitFile } from './unfit-file.ts';
import { isZip, unzipLinkedIn } from './unzip-linkedin.ts';

type Source = {
  value: unknown;
  importer: (value: unknown) => Imported;
  /** Paths of files that were not Unicode, so that some letters may be wrong. */
  guessed: string[];
};

/** Parses a CV from a file of any supported format, detected by its content. */
export async function readCv(bytes: Buffer): Promise<Imported> {
  try {
    const { value, importer, guessed } = await sourceOf(bytes);
    const clean = cleanValue(value);
    const { content, report } = importer(clean.value);
    if (Buffer.byteLength(JSON.stringify(content)) > CV_LIMITS.bytes) {
      throw new UnfitFile({ word: 'documentTooLarge', values: { kilobytes: CV_LIMITS.bytes / 1024 } });
    }
    const told: Warning[] = [
      ...guessed.map((from) => ({ problem: 'oddLetters' as const, from })),
      ...clean.cleaned.map((from) => ({ problem: 'cleaned' as const, from })),
    ];
    return { content, report: { ...report, warnings: [...told, ...report.warnings].slice(0, MOST_WARNINGS) } };
  } catch (error) {
    // No real file nests so deeply that the stack overflows.
    if (error instanceof TooDeep || error instanceof RangeError) throw new UnfitFile({ word: 'cvTooComplex' }, error);
    throw error;
  }
}

async function sourceOf(bytes: Buffer): Promise<Source> {
  if (isZip(bytes)) return fromZip(bytes);
  return fromText(isPdf(bytes) ? await resumeInPdf(bytes) : bytes);
}

async function fromZip(bytes: Buffer): Promise<Source> {
  const files = [...(await unzipLinkedIn(bytes))];
  return {
    value: Object.fromEntries(files.map(([path, file]) => [path, file?.text ?? null])),
    importer: importLinkedIn,
    guessed: files.flatMap(([path, file]) => (file?.guessed ? [path] : [])),
  };
}

function fromText(bytes: Buffer): Source {
  const { text, guessed } = decodeText(bytes);
  const value = /^\s*[[{]/.test(text) ? readJson(text) : readText(text);
  return { ...importerFor(value), guessed: guessed ? [''] : [] };
}

function readJson(text: string) {
  try {
    return parseJson(text.replace(/^\ufeff/, ''));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isDeep = error.details.text?.word === 'tooDeep';
    throw new UnfitFile({ word: isDeep ? 'cvTooComplex' : 'brokenJson' }, error);
  }
}

/**
 * Keys at least one of which a CV contains. Any text is valid YAML, so text without them is rejected before parsing.
 */
const BEGINS_CV = /^(?:["']?)(?:cv|basics|work|education)(?:["']?)[ \t]*:/m;

function readText(text: string) {
  if (!BEGINS_CV.test(text)) throw new UnfitFile({ word: 'notACv' });
  try {
    return readYaml(text);
  } catch (error) {
    if (!(error instanceof UnreadableYaml)) throw error;
    throw new UnfitFile({ word: error.tooComplex ? 'cvTooComplex' : 'brokenYaml' }, error);
  }
}
