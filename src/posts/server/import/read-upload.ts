import { decodeText, UndecodableText } from '#platform/pure/decode-text.ts';
import { AppError, type ErrorText, invalidFields } from '#platform/pure/errors.ts';
import type { JsonObject } from '#platform/pure/json.ts';
import { parseJson } from '#platform/pure/parse-json.ts';
import { POST_IMPORT_LIMITS, type PostImportFormat } from '../../model/import.ts';
import { nameOf } from './archive/clean-path.ts';
import { makePictureFinder } from './archive/find-pictures.ts';
import { type Archive, isZip, openArchive } from './archive/open-archive.ts';
import { ghostTables, readGhost } from './ghost/read-ghost.ts';
import { isMarkdownFile, readMarkdownFile } from './markdown/read-markdown-file.ts';
import type { SourcePost } from './source-post.ts';
import { readWordPress } from './wordpress/read-wordpress.ts';
import { isWxr, readWxr } from './wordpress/read-wxr.ts';

export type Upload = {
  format: PostImportFormat;
  posts: SourcePost[];
  /** Finds the file of a picture by its address and the folder of the post. */
  findPath: (source: string, folder: string) => string | undefined;
};

const refuse = (word: ErrorText['word'], values?: ErrorText['values']) =>
  invalidFields([{ path: 'file', text: values ? { word, values } : { word } }]);

/** JSON or XML files of an archive that are looked into for an export, the largest first. */
const MAX_EXPORTS = 20;

/** Reads the posts of a file, whose format is recognized by its content. */
export async function readUpload(bytes: Buffer, name: string): Promise<Upload> {
  if (bytes.length === 0) throw refuse('emptyFile');
  const upload = isZip(bytes) ? await readArchive(await openArchive(bytes)) : readSingle(bytes, name);
  if (upload.posts.length === 0) throw refuse('nothingToImport');
  if (upload.posts.length > POST_IMPORT_LIMITS.posts) throw refuse('tooMany', { maximum: POST_IMPORT_LIMITS.posts });
  return upload;
}

type Text = { text: string; isGuessed: boolean };

function decode(bytes: Uint8Array): Text {
  const { text, guessed } = decodeText(bytes, { allowControls: true });
  return { text: text.replace(/^\ufeff/, ''), isGuessed: guessed };
}

const withoutPictures = () => undefined;

function readSingle(bytes: Buffer, name: string): Upload {
  let decoded: Text;
  try {
    decoded = decode(bytes);
  } catch (error) {
    if (!(error instanceof UndecodableText)) throw error;
    throw refuse(error.reason === 'binary' ? 'notPosts' : error.reason);
  }
  const { text } = decoded;
  const exported = readExport(text);
  if (exported) return { ...exported, findPath: withoutPictures };
  if (/^\s{0,99}<(?:\?xml|rss|html|!doctype)/i.test(text)) throw refuse('notPosts');
  return { format: 'markdown', posts: [markdownPost(name, decoded)], findPath: withoutPictures };
}

function markdownPost(path: string, { text, isGuessed }: Text): SourcePost {
  const post = readMarkdownFile(path, text);
  return {
    ...post,
    warn: (warnings) => {
      if (isGuessed) warnings.add('guessedEncoding');
      post.warn(warnings);
    },
  };
}

/** Reads an export of Ghost or WordPress; undefined if a text is none. */
function readExport(text: string): Pick<Upload, 'format' | 'posts'> | undefined {
  const tables = ghostTables(parsedJson(text));
  if (tables) return { format: 'ghost', posts: readGhost(tables) };
  return isWxr(text) ? { format: 'wordpress', posts: readWordPress(readWxr(text)) } : undefined;
}

function parsedJson(text: string): JsonObject | undefined {
  // The export of a blog begins like this; other files are not parsed in vain.
  if (!/^\s{0,99}\{/.test(text) || !text.includes('"posts"')) return undefined;
  try {
    return parseJson(text) as JsonObject;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw refuse(error.details.text?.word === 'tooDeep' ? 'tooDeep' : 'brokenJson');
  }
}

async function readArchive(archive: Archive): Promise<Upload> {
  const findPath = makePictureFinder(archive.paths);
  const exported = await readExports(archive);
  if (exported) return { ...exported, findPath };
  const posts: SourcePost[] = [];
  const paths = archive.paths.filter(isMarkdownFile);
  if (paths.length > POST_IMPORT_LIMITS.posts) throw refuse('tooMany', { maximum: POST_IMPORT_LIMITS.posts });
  for (const path of paths.sort()) {
    const text = await readText(archive, path);
    if (text) posts.push(markdownPost(path, text));
  }
  return { format: 'markdown', posts, findPath };
}

/** Returns the text of a file; undefined if it is none. */
async function readText(archive: Archive, path: string): Promise<Text | undefined> {
  const bytes = await archive.readText(path);
  try {
    return bytes && decode(bytes);
  } catch (error) {
    if (error instanceof UndecodableText) return undefined;
    throw error;
  }
}

/** Reads the exports in an archive. A large blog has several of WordPress. */
async function readExports(archive: Archive): Promise<Pick<Upload, 'format' | 'posts'> | undefined> {
  const paths = archive.paths
    .filter((path) => /\.(?:json|xml)$/i.test(nameOf(path)))
    .sort((a, b) => archive.size(b) - archive.size(a))
    .slice(0, MAX_EXPORTS);
  const exports: Pick<Upload, 'format' | 'posts'>[] = [];
  for (const path of paths) {
    const text = await readText(archive, path);
    const exported = text && readExport(text.text);
    if (exported) exports.push(exported);
  }
  const format = exports[0]?.format;
  return format && { format, posts: exports.filter((one) => one.format === format).flatMap(({ posts }) => posts) };
}
