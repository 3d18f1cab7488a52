import { cleanPath, nameOf } from './clean-path.ts';

const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|svg|heic|heif|tiff?)$/i;
/** Folders that static site generators serve as the root of a site. */
const ROOTS = ['static', 'public', 'assets', 'source', 'src', 'content'];
/** Folders of WordPress and Ghost, below which the address of an upload is the path of its file. */
const UPLOADS = ['/wp-content/uploads/', '/content/images/'];
/** Sizes that WordPress puts into the names of files, and Ghost into their paths. */
const SIZE_IN_NAME = /-(?:\d{1,5}x\d{1,5}|scaled|rotated)(?=\.\w{1,5}$)/;
const SIZE_IN_PATH = /\/content\/images\/size\/w\d{1,5}(?:h\d{1,5})?(?:\/format\/\w{1,5})?\//;
/** Folders above a file within which it is found by a part of its path. */
const MAX_DEPTH = 12;

/**
 * Returns a function that finds the picture that an address in a post leads to: relative to the post, to a root of its
 * site, or in the folder of uploads. Addresses of other sites lead to none.
 */
export function makePictureFinder(paths: readonly string[]) {
  const pictures = paths.filter((path) => PICTURE.test(path));
  const exact = new Set(pictures);
  /** The paths by each of their ends. Of several, the first counts. */
  const bySuffix = new Map<string, string>();
  for (const path of pictures) {
    let suffix = path;
    for (let depth = 0; depth < MAX_DEPTH; depth += 1) {
      if (!bySuffix.has(suffix)) bySuffix.set(suffix, path);
      const slash = suffix.indexOf('/');
      if (slash < 0) break;
      suffix = suffix.slice(slash + 1);
    }
  }
  const first = (candidates: readonly string[], find: (path: string) => string | undefined) => {
    for (const candidate of candidates) {
      const path = cleanPath(candidate);
      const found = path === undefined ? undefined : find(path);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const exactly = (path: string) => (exact.has(path) ? path : undefined);
  const bySuffixOf = (path: string) => bySuffix.get(path);

  return (address: string, folder: string): string | undefined => {
    const source = withoutPlaceholders(decoded(address.trim().split(/[?#]/, 1)[0] ?? ''));
    const upload = uploadPath(source);
    if (upload !== undefined) return first([upload.replace(SIZE_IN_NAME, ''), upload], bySuffixOf);
    if (/^(?:[a-z][a-z\d+.-]{0,20}:|\/\/)/i.test(source)) return undefined;
    const fromRoots = ROOTS.map((root) => `${root}/${source}`);
    return (
      first([`${folder}/${source}`, source, ...fromRoots], exactly) ??
      // A ZIP often has the site in a folder of its own.
      first([...fromRoots, source], bySuffixOf) ??
      // Notes name a picture without its folder.
      (source.includes('/') ? undefined : bySuffix.get(nameOf(source)))
    );
  };
}

function decoded(address: string) {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Removes the expressions by which Jekyll and Ghost put the address of the site before a path. */
const withoutPlaceholders = (address: string) =>
  address
    .replace(/^\{\{\s{0,9}(?:site|page)\.[\w.]{1,40}\s{0,9}\}\}/, '')
    .replace(/^\{\{\s{0,9}["']([^"'{}]{1,500})["'][^{}]{0,100}\}\}/, '$1')
    .replace(/^__GHOST_URL__/, '');

/** Returns the path of an upload, from the folder of uploads on. */
function uploadPath(address: string): string | undefined {
  const path = address.replace(SIZE_IN_PATH, '/content/images/');
  for (const folder of UPLOADS) {
    const at = `/${path}`.indexOf(folder);
    if (at >= 0)
      return `/${path}`
        .slice(at + 1)
        .replace(/^wp-content\//, '')
        .replace(/^content\//, '');
  }
  return undefined;
}
