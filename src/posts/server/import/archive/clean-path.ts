/** Folders of programs, whose files are no part of a site. */
const IGNORED_FOLDERS = new Set(['__MACOSX', 'node_modules']);
const MAX_LENGTH = 1000;

/** Returns the path of a file in an archive in a form that can be compared; undefined for folders and hidden files. */
export function cleanPath(name: string): string | undefined {
  if (name.length > MAX_LENGTH || /[\\/]$/.test(name)) return undefined;
  const parts: string[] = [];
  for (const part of name.normalize('NFC').split(/[\\/]/)) {
    if (part === '..') parts.pop();
    else if (part !== '' && part !== '.') parts.push(part);
  }
  if (parts.length === 0 || parts.some((part) => part.startsWith('.') || IGNORED_FOLDERS.has(part))) return undefined;
  return parts.join('/');
}

/** Returns a path without its last part; an empty text for a file at the top. */
export const folderOf = (path: string) => path.slice(0, Math.max(0, path.lastIndexOf('/')));
export const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);
