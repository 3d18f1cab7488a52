import { expect, it } from 'vitest';
import { filesOfFolders } from './files-of-folders.ts';

/** Returns a file or a folder as browsers describe them; folders are listed in parts of two. */
function entryOf(path: string, contents?: readonly FileSystemEntry[]): FileSystemEntry {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const parts = (contents ?? []).flatMap((_, at) => (at % 2 === 0 ? [contents?.slice(at, at + 2) ?? []] : []));
  return {
    ...{ name, fullPath: path, isFile: contents === undefined, isDirectory: contents !== undefined },
    file: (resolve: (file: File) => void) => resolve(new File([path], name)),
    createReader: () => ({
      readEntries: (resolve: (entries: FileSystemEntry[]) => void) => resolve([...(parts.shift() ?? [])]),
    }),
  } as unknown as FileSystemEntry;
}

const blog = () => [
  entryOf('/blog', [
    entryOf('/blog/a.md'),
    entryOf('/blog/img', [entryOf('/blog/img/a.png')]),
    entryOf('/blog/b.md'),
    entryOf('/blog/empty', []),
    entryOf('/blog/c.md'),
  ]),
  entryOf('/about.md'),
];

it('finds the files of dropped folders in their order, with their paths', async () => {
  const files = await filesOfFolders(blog(), 100);
  expect(files.map(({ webkitRelativePath }) => webkitRelativePath)).toEqual([
    ...['blog/a.md', 'blog/img/a.png', 'blog/b.md', 'blog/c.md', 'about.md'],
  ]);
  expect(await files[1]?.text()).toBe('/blog/img/a.png');
});

it('stops at the maximum', async () => {
  expect(await filesOfFolders(blog(), 2)).toHaveLength(2);
});

it('leaves out what can no longer be read', async () => {
  const reject = (_: unknown, refuse: (error: Error) => void) => refuse(new Error('gone'));
  const gone = { ...entryOf('/gone.md'), file: reject } as unknown as FileSystemEntry;
  const folder = {
    ...entryOf('/gone', []),
    createReader: () => ({ readEntries: reject }),
  } as unknown as FileSystemEntry;
  const files = await filesOfFolders([gone, folder, entryOf('/blog', [entryOf('/blog/a.md')])], 10);
  expect(files.map(({ webkitRelativePath }) => webkitRelativePath)).toEqual(['blog/a.md']);
});
