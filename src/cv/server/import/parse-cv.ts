import { AppError } from '#platform/pure/errors.ts';
import { parseJson } from '#platform/pure/parse-json.ts';
import { readYaml, YamlError } from '#platform/pure/yaml.ts';
import { isObject, type JsonObject, ownProperty } from '../../../platform/pure/json.ts';
import { CV_LIMITS } from '../../model/content.ts';
import { importJsonResume } from '../../model/formats/json-resume/json-resume.ts';
import { ENTRY_KINDS } from '../../model/formats/json-resume/tables.ts';
import { OWN_KEY } from '../../model/formats/json-resume/write-entries.ts';
import { importLinkedIn } from '../../model/formats/linkedin/read.ts';
import { importReactiveResume4 } from '../../model/formats/reactive-resume/read-v4.ts';
import { importReactiveResume5 } from '../../model/formats/reactive-resume/read-v5.ts';
import { cleanValue, NestingTooDeepError } from '../../model/formats/reading/clean-value.ts';
import type { ImportResult } from '../../model/formats/reading/cv-builder.ts';
import { type ImportWarning, MAX_WARNINGS } from '../../model/formats/reading/report.ts';
import { importRenderCv } from '../../model/formats/rendercv/read.ts';
import { extractAttachment } from '../../render/reading/file-inside.ts';
import { decodeFileText } from './decode-file-text.ts';
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
  const { text, guessed } = decodeFileText(bytes);
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

const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-');

/** Returns the JSON Resume embedded in a PDF of ours. The pages alone give the look of a CV, not its structure. */
async function extractEmbeddedResume(bytes: Buffer): Promise<Buffer> {
  const resume = await extractResume(bytes);
  if (!resume) throw new InvalidCvFile({ word: 'pdfWithoutCv' });
  return Buffer.from(resume);
}

async function extractResume(bytes: Buffer) {
  try {
    return await extractAttachment(bytes, 'resume.json');
  } catch (error) {
    throw new InvalidCvFile({ word: 'brokenPdf' }, error);
  }
}

/** Detects the format of a parsed file by its fields. Returns the importer and the value to pass to it. */
function detectFormat(value: unknown): { value: unknown; importer: (value: unknown) => ImportResult } {
  if (!isObject(value)) throw new InvalidCvFile({ word: 'notACv' });
  if (isObject(ownProperty(value, 'cv'))) return { value, importer: importRenderCv };
  // The API of Reactive Resume wraps the file in an object with further data.
  const data = ownProperty(value, 'data');
  const inner = isObject(data) && isReactiveResume(data) ? data : value;
  if (isReactiveResume(inner)) {
    return { value: inner, importer: isVersion5(inner) ? importReactiveResume5 : importReactiveResume4 };
  }
  if (isJsonResume(value)) return { value, importer: importJsonResume };
  throw new InvalidCvFile({ word: 'notACv' });
}

const isReactiveResume = (value: JsonObject) =>
  isObject(ownProperty(value, 'basics')) && isObject(ownProperty(value, 'sections'));
const isVersion5 = (value: JsonObject) =>
  ['picture', 'summary', 'customSections'].some((key) => typeof ownProperty(value, key) === 'object');
/** An empty CV exported by Vitrine contains only our own extension. */
const isJsonResume = (value: JsonObject) =>
  [ownProperty(value, 'basics'), ownProperty(value, OWN_KEY)].some(isObject) ||
  ENTRY_KINDS.some((kind) => Array.isArray(ownProperty(value, kind)));
