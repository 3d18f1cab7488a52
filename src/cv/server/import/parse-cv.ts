import { AppError } from '#platform/pure/errors.ts';
import { parseJson } from '#platform/pure/parse-json.ts';
import { replaceUnprintable } from '#platform/pure/printable.ts';
import { readYaml, YamlError } from '#platform/pure/yaml.ts';
import { isObject } from '../../../platform/pure/json.ts';
import { importLinkedIn } from '../../model/formats/linkedin/read.ts';
import { cleanValue, NestingTooDeepError } from '../../model/formats/reading/clean-value.ts';
import { extractHtml } from '../../model/formats/unstructured/extract-html.ts';
import { extractMarkdown } from '../../model/formats/unstructured/extract-markdown.ts';
import { extractText } from '../../model/formats/unstructured/extract-text.ts';
import type { SourceDocument } from '../../model/formats/unstructured/source-document.ts';
import { extractAttachments } from '../../render/reading/file-inside.ts';
import { decodeFileText } from './decode-file-text.ts';
import { type DetectedFormat, detectFormat } from './detect-format.ts';
import { europassPhotoOf } from './europass-photo.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';
import { extractOffice } from './office/extract-office.ts';
import { isXmlOfCv, parseXmlCv } from './parse-xml-cv.ts';
import { extractPdf } from './pdf/extract-pdf.ts';
import { photoOf } from './photo-image.ts';
import { type CvReading, limited, readDocument, withWarnings } from './read-document.ts';
import { isHtml, isMarkdown, isProse } from './text/recognize-text.ts';
import { isZip, unzipLinkedIn } from './unzip-linkedin.ts';

type ParsedFile = DetectedFormat & {
  /** Paths of files that were not Unicode, so that some letters may be wrong. */
  guessed: string[];
};
/** A CV, or the text of one that is in no format of data. */
type FileContent = ParsedFile | { document: SourceDocument; guessed: string[] };

/** Parses a CV from a file of any supported format, detected by its content. */
export async function parseCv(bytes: Buffer): Promise<CvReading> {
  try {
    return limited(await readContent(await parseFile(bytes)));
  } catch (error) {
    // No real file nests so deeply that the stack overflows.
    if (error instanceof NestingTooDeepError || error instanceof RangeError)
      throw new InvalidCvFile({ word: 'cvTooComplex' }, error);
    throw error;
  }
}

async function readContent(file: FileContent): Promise<CvReading> {
  const oddLetters = file.guessed.map((from) => ({ problem: 'oddLetters' as const, from }));
  if ('document' in file) return readDocument(file.document, oddLetters);
  const { value, cleaned } = cleanValue(file.value);
  const result = withWarnings(file.importer(value), [
    ...oddLetters,
    ...cleaned.map((from) => ({ problem: 'cleaned' as const, from })),
  ]);
  const photo = europassPhotoOf(value);
  return photo ? { ...result, photo: await photoOf(photo) } : result;
}

async function parseFile(bytes: Buffer): Promise<FileContent> {
  if (isZip(bytes)) return parseZip(bytes);
  return isPdf(bytes) ? parsePdf(bytes) : parseTextFile(bytes);
}

async function parseZip(bytes: Buffer): Promise<FileContent> {
  const office = await extractOffice(bytes);
  if (office) return { document: office, guessed: [] };
  const files = [...(await unzipLinkedIn(bytes))];
  return {
    value: Object.fromEntries(files.map(([path, file]) => [path, file?.text ?? null])),
    importer: importLinkedIn,
    guessed: files.flatMap(([path, file]) => (file?.guessed ? [path] : [])),
  };
}

/** Returns the data embedded in a PDF of ours or of Europass, or the text of any other. */
async function parsePdf(bytes: Buffer): Promise<FileContent> {
  try {
    return (await dataInPdf(bytes)) ?? { document: await extractPdf(bytes), guessed: [] };
  } catch (error) {
    if (error instanceof InvalidCvFile || error instanceof RangeError || error instanceof NestingTooDeepError)
      throw error;
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    throw new InvalidCvFile({ word: isEncrypted ? 'encryptedPdf' : 'brokenPdf' }, error);
  }
}

async function dataInPdf(bytes: Buffer): Promise<FileContent | undefined> {
  const files = await extractAttachments(bytes, (name) => name === OWN_ATTACHMENT || name.endsWith('.xml'));
  const own = files.get(OWN_ATTACHMENT);
  if (own) return parseTextFile(Buffer.from(own));
  for (const file of files.values()) {
    const data = dataInXml(file);
    if (data) return data;
  }
  return undefined;
}

/** Parses a file in a PDF if it is the XML of a CV. If it is damaged, the pages of the PDF still say the same. */
function dataInXml(file: Uint8Array): FileContent | undefined {
  try {
    const { text } = decodeFileText(file);
    return isXmlOfCv(text) ? { ...parseXmlCv(text), guessed: [] } : undefined;
  } catch (error) {
    if (!(error instanceof InvalidCvFile)) throw error;
    return undefined;
  }
}

/** The JSON Resume in PDFs of ours. Europass names its XML after the person or `attachment.xml`. */
const OWN_ATTACHMENT = 'resume.json';

function parseTextFile(bytes: Buffer): FileContent {
  const { text, guessed: isGuessed } = decodeFileText(bytes);
  const guessed = isGuessed ? [''] : [];
  if (text.startsWith(RICH_TEXT)) throw new InvalidCvFile({ word: 'notACv' });
  if (JSON_START.test(text)) return { ...detectFormat(parseJsonText(text)), guessed };
  if (isXmlOfCv(text)) return { ...parseXmlCv(text), guessed };
  const yaml = CV_KEY.test(text) ? parseYamlCv(text) : undefined;
  return yaml === undefined ? { document: extractWritten(text), guessed } : { ...detectFormat(yaml), guessed };
}

/** Returns the lines of a web page, a Markdown file or a plain text. */
function extractWritten(text: string): SourceDocument {
  const clean = replaceUnprintable(text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n'));
  if (isHtml(clean)) {
    const document = extractHtml(clean);
    if (!document) throw new InvalidCvFile({ word: 'cvTooComplex' });
    if (document.lines.length > 1) return document;
  }
  if (!isProse(clean)) throw new InvalidCvFile({ word: 'notACv' });
  return isMarkdown(clean) ? extractMarkdown(clean) : extractText(clean);
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

/** The beginning of Rich Text Format, which can't be read. */
const RICH_TEXT = '{\\rtf';
/** The beginning of JSON. A text in Markdown may begin with a bracket as well. */
const JSON_START = /^\s*(?:\{|\[\s*(?:["{[\]\d-]|true|false|null))/;

/** Keys at least one of which a CV in YAML contains. Any text is valid YAML, so text without them is read as prose. */
const CV_KEY = /^(?:["']?)(?:cv|basics|work|education)(?:["']?)[ \t]*:/m;

/** Keys with which no heading of a text begins. */
const SURE_KEY = /^(?:cv|basics):/m;

/** Returns the value of YAML with keys of a CV; nothing for prose with a heading that looks like a key, such as `work:`. */
function parseYamlCv(text: string): unknown {
  const mayBeProse = !SURE_KEY.test(text) && isProse(text);
  try {
    const value = readYaml(text);
    return mayBeProse && !isObject(value) ? undefined : value;
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    if (mayBeProse) return undefined;
    throw new InvalidCvFile({ word: error.tooComplex ? 'cvTooComplex' : 'brokenYaml' }, error);
  }
}

const isPdf = (bytes: Buffer) => bytes.subarray(0, 1024).includes('%PDF-');
