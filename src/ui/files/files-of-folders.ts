/** Returns the dropped files and folders, if a folder is among them. Must be called while the drop is handled. */
export function foldersIn({ items }: DataTransfer): FileSystemEntry[] | undefined {
  const entries = Array.from(items, (item) => item.webkitGetAsEntry()).filter((entry) => entry !== null);
  return entries.some(({ isDirectory }) => isDirectory) ? entries : undefined;
}

/**
 * Returns the files in folders, also in those within them, with their paths as if the folders had been chosen. Leaves out
 * what can no longer be read, and stops after `maximum` files.
 */
export async function filesOfFolders(entries: readonly FileSystemEntry[], maximum: number): Promise<File[]> {
  const files: File[] = [];
  const waiting = [...entries].reverse();
  for (let entry = waiting.pop(); entry && files.length < maximum; entry = waiting.pop()) {
    if (isFile(entry)) files.push(...(await fileOf(entry).catch(() => [])));
    else if (isFolder(entry))
      for (const child of (await contentsOf(entry).catch(() => [])).reverse()) waiting.push(child);
  }
  return files;
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function fileOf(entry: FileSystemFileEntry): Promise<File[]> {
  const file = await new Promise<File>((resolve, reject) => entry.file(resolve, reject));
  return [Object.defineProperty(file, 'webkitRelativePath', { value: entry.fullPath.replace(/^\//, '') })];
}

/** Browsers list a folder in parts; the last one is empty. */
async function contentsOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader();
  const contents: FileSystemEntry[] = [];
  for (;;) {
    const part = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject));
    if (part.length === 0) return contents;
    for (const entry of part) contents.push(entry);
  }
}
