import { MAX_ZIP_FILES, writeZip } from './write-zip.ts';

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
  const useful = files.filter((file) => USEFUL.test(file.name) && !HIDDEN.test(pathOf(file))).slice(0, MAX_ZIP_FILES);
  if (useful.length === 0) return undefined;
  const packed = await Promise.all(
    useful.map(async (file) => ({ path: pathOf(file), bytes: new Uint8Array(await file.arrayBuffer()) })),
  );
  return new File([writeZip(packed)], 'posts.zip', { type: 'application/zip' });
}

/** Returns how many bytes the useful files of a choice have, without reading them. */
export const sizeOf = (files: readonly File[]) =>
  files
    .filter((file) => files.length === 1 || (USEFUL.test(file.name) && !HIDDEN.test(pathOf(file))))
    .reduce((sum, { size }) => sum + size, 0);
