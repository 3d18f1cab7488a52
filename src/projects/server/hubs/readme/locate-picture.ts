/** Where a picture of a README is: a file of the repository, or an address elsewhere. */
export type PictureLocation = { file: string } | { address: string };

/** The parts between the address of a repository and the branch of a file, at GitHub and GitLab. */
const FILE_PAGES = ['/blob/', '/raw/', '/-/blob/', '/-/raw/'];
const COMPLETE = /^[a-z][a-z\d+.-]{0,20}:|^\/\//i;

type Repository = { url: string };

/** Returns where a README’s picture is, by the address that the README gives for it; undefined for a path that is none. */
export function locatePicture(address: string, { url }: Repository, readmePath: string): PictureLocation | undefined {
  if (COMPLETE.test(address)) {
    const path = FILE_PAGES.map((part) => url + part).find((start) => address.startsWith(start));
    if (path === undefined) return { address: address.startsWith('//') ? `https:${address}` : address };
    // The first part is the branch.
    const file = normalize(address.slice(path.length).split('/').slice(1).join('/'));
    return file === undefined ? undefined : { file };
  }
  const folder = address.startsWith('/') ? '' : readmePath.slice(0, readmePath.lastIndexOf('/') + 1);
  const file = normalize(folder + address);
  return file === undefined ? undefined : { file };
}

/** Returns a path without its query and its dots; undefined if it leaves the repository or names no file. */
function normalize(address: string): string | undefined {
  const [path = ''] = address.split(/[?#]/, 1);
  const parts: string[] = [];
  for (const part of decode(path).split('/')) {
    if (part === '..') {
      if (parts.pop() === undefined) return undefined;
    } else if (part !== '' && part !== '.') parts.push(part);
  }
  return parts.length === 0 || /\p{Cc}/u.test(parts.join('')) ? undefined : parts.join('/');
}

function decode(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
