import { POST_IMPORT_LIMITS } from '../../model/import.ts';
import { writeZip } from './write-zip.ts';

/** Files that posts can consist of: texts, exports and pictures. */
const USEFUL = /\.(?:md|markdown|mdown|mkd|mdx|txt|json|xml|zip|jpe?g|png|gif|webp|avif|svg|heic|heif|tiff?)$/i;
const HIDDEN = /(?:^|\/)(?:\.|node_modules\/|__MACOSX\/)/;

/** The path of a file in the folder that was chosen, or its name. */
const pathOf = ({ webkitRelativePath, name }: File) => webkitRelativePath || name;

/**
 * Returns one file to upload: the only one that was chosen, or a ZIP of those that posts can consist of. Returns undefined
 * if there are none.
 */
export async function packFiles(files: readonly File[]): Promise<File | undefined> {
  const [only] = files;
  if (files.length === 1 && only?.webkitRelativePath === '') return only;
  const useful = usefulOf(files);
  if (useful.length === 0) return undefined;
  const packed = await Promise.all(
    useful.map(async (file) => ({ path: pathOf(file), bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  return new File([writeZip(packed)], 'posts.zip', { type: 'application/zip' });
}

const usefulOf = (files: readonly File[]) =>
  files.filter((file) => USEFUL.test(file.name) && !HIDDEN.test(pathOf(file)));

/** Returns which limit the useful files of a choice exceed, without reading them; undefined if they exceed none. */
export function exceededLimit(files: readonly File[], largest: number): 'tooLarge' | 'tooManyFiles' | undefined {
  const useful = files.length === 1 ? files : usefulOf(files);
  if (useful.length > POST_IMPORT_LIMITS.entries) return 'tooManyFiles';
  return useful.reduce((sum, { size }) => sum + size, 0) > largest ? 'tooLarge' : undefined;
}
