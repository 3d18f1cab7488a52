import { AppError } from '#platform/errors.ts';
import { parseJson } from '#platform/parse-json.ts';
import { readYaml, YamlError } from '#platform/yaml.ts';
import { CV_LIMITS } from '../../model/content.ts';
import { cleanValue, NestingTooDeepError } from '../../model/import/clean-value.ts';
import type { ImportResult } from '../../model/import/cv-builder.ts';
import { importLinkedIn } from '../../model/import/linkedin.ts';
import { type ImportWarning, MAX_WARNINGS } from '../../model/import/report.ts';
import { decodeText } from './decode-text.ts';
import { detectFormat } from './detect-format.ts';
import { extractEmbeddedResume, isPdf } from './extract-embedded-resume.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';
import { isZip, unzipLinkedIn } from './unzip-linkedin.ts';

type ParsedFile = {
  value: unknown;
  importer: (value: unknown) => ImportResult;
  /** Paths of files that were not Unicode, so that some letters may be wrong. */
  guessed: string[];
};

/** Parses a CV from a file of any supported format, detected by its content. */
export async function parseCv(bytes: Buffer): Promise<ImportResult> {
  try {
    const { value, importer, guessed } = await parseFile(bytes);
    const clean = cleanValue(value);
    const { content, report } = importer(clean.value);
    if (Buffer.byteLength(JSON.stringify(content)) > CV_LIMITS.bytes) {
      throw new InvalidCvFile({ word: 'documentTooLarge', values: { kilobytes: CV_LIMITS.bytes / 1024 } });
    }
    const conversionWarnings: ImportWarning[] = [
      ...guessed.map((from) => ({ problem: 'oddLetters' as const, from })),
      ...clean.cleaned.map((from) => ({ problem: 'cleaned' as const, from })),
    ];
    return {
      content,
      report: { ...report, warnings: [...conversionWarnings, ...report.warnings].slice(0, MAX_WARNINGS) },
    };
  } catch (error) {
    // No real file nests so deeply that the stack overflows.
    if (error instanceof NestingTooDeepError || error instanceof RangeError)
      throw new InvalidCvFile({ word: 'cvTooComplex' }, error);
    throw error;
  }
}

async function parseFile(bytes: Buffer): Promise<ParsedFile> {
  if (isZip(bytes)) return parseZip(bytes);
  return parseTextFile(isPdf(bytes) ? await extractEmbeddedResume(bytes) : bytes);
}

async function parseZip(bytes: Buffer): Promise<ParsedFile> {
  const files = [...(await unzipLinkedIn(bytes))];
  return {
    value: Object.fromEntries(files.map(([path, file]) => [path, file?.text ?? null])),
    importer: importLinkedIn,
    guessed: files.flatMap(([path, file]) => (file?.guessed ? [path] : [])),
  };
}

function parseTextFile(bytes: Buffer): ParsedFile {
  const { text, guessed } = decodeText(bytes);
  const value = /^\s*[[{]/.test(text) ? parseJsonText(text) : parseYamlText(text);
  return { ...detectFormat(value), guessed: guessed ? [''] : [] };
}

function parseJsonText(text: string) {
  try {
    return parseJson(text.replace(/^\ufeff/, ''));
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const isDeep = error.details.text?.word === 'tooDeep';
    throw new InvalidCvFile({ word: isDeep ? 'cvTooComplex' : 'brokenJson' }, error);
  }
}

/**
 * Keys at least one of which a CV contains. Any text is valid YAML, so text without them is rejected before parsing.
 */
const CV_KEY = /^(?:["']?)(?:cv|basics|work|education)(?:["']?)[ \t]*:/m;

function parseYamlText(text: string) {
  if (!CV_KEY.test(text)) throw new InvalidCvFile({ word: 'notACv' });
  try {
    return readYaml(text);
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    throw new InvalidCvFile({ word: error.tooComplex ? 'cvTooComplex' : 'brokenYaml' }, error);
  }
}
