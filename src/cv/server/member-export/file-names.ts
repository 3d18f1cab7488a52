import { safeFileName } from '../safe-file-name.ts';

/**
 * Returns a function that turns names into file names with an extension, valid on every system and different from each
 * other, also where upper and lower case are the same.
 */
export function makeFileNames(extension: string) {
  const taken = new Set<string>();
  return (name: string) => {
    const base = safeFileName(name);
    let fileName = `${base}.${extension}`;
    for (let at = 2; taken.has(fold(fileName)); at += 1) fileName = `${base} (${at}).${extension}`;
    taken.add(fold(fileName));
    return fileName;
  };
}

const fold = (fileName: string) => fileName.normalize('NFC').toLowerCase();
