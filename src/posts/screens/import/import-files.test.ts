import { describe, expect, it } from 'vitest';
import type { PreviewedPost } from '#posts/contract.ts';
import { readZip } from '#testing/zip.ts';
import { toBatches } from './import-batches.ts';
import { initialSelection, withoutFound } from './initial-selection.ts';
import { exceededLimit, packFiles } from './pack-files.ts';
import { writeZip } from './write-zip.ts';

/** Returns a file as a browser gives it for a chosen folder, or for a choice of files. */
function fileOf(path: string, content: string) {
  const file = new File([content], path.slice(path.lastIndexOf('/') + 1));
  Object.defineProperty(file, 'webkitRelativePath', { value: path.includes('/') ? path : '' });
  return file;
}
const unpack = async (file: Blob | undefined) => readZip(new Uint8Array(await (file as Blob).arrayBuffer()));

describe('a ZIP made in the browser', () => {
  it('is read by other programs, also with names in other scripts and empty files', async () => {
    const text = (content: string) => new TextEncoder().encode(content);
    const files = { 'posts/ada.md': 'Notes', 'رسائل/ä.md': 'é'.repeat(70_000), empty: '' };
    const zip = writeZip(Object.entries(files).map(([path, content]) => ({ path, bytes: text(content) })));
    expect(await unpack(zip)).toEqual(files);
  });
});

describe('files chosen for an import', () => {
  it('are sent as they are if there is one', async () => {
    const only = fileOf('ada.md', 'Notes');
    expect(await packFiles([only])).toBe(only);
  });

  it('are packed with their folders, without those that posts do not consist of', async () => {
    const files = [
      ...['blog/a.md', 'blog/img/a.PNG', 'blog/.git/b.md', 'blog/node_modules/x/readme.md', 'blog/film.mov'].map(
        (path) => fileOf(path, path),
      ),
    ];
    expect(Object.keys(await unpack(await packFiles(files)))).toEqual(['blog/a.md', 'blog/img/a.PNG']);
    const size = 'blog/a.md'.length + 'blog/img/a.PNG'.length;
    expect([exceededLimit(files, size), exceededLimit(files, size - 1)]).toEqual([undefined, 'tooLarge']);
  });

  it('are refused before the upload if they are more than the server takes', () => {
    const posts = Array.from({ length: 20_000 }, (_, at) => fileOf(`blog/${at}.md`, ''));
    const others = [fileOf('blog/film.mov', 'long')];
    expect(exceededLimit([...posts, ...others], 1)).toBeUndefined();
    expect(exceededLimit([...posts, fileOf('blog/a.md', '')], 1)).toBe('tooManyFiles');
  });

  it('are none if nothing in a folder is of use', async () => {
    expect(await packFiles([fileOf('blog/film.mov', ''), fileOf('blog/.DS_Store', '')])).toBeUndefined();
    expect(await packFiles([fileOf('blog/film.mov', '')])).toBeUndefined();
  });
});

describe('posts to import', () => {
  const post = (index: number, pictures = 0, fields: object = {}) =>
    ({ index, pictures, duplicateOf: null, isPage: false, ...fields }) as PreviewedPost;

  it('are selected unless they are there already or pages', () => {
    const posts = [
      post(0),
      post(1, 0, { duplicateOf: { id: 'a', title: 'A' } }),
      post(2, 0, { isPage: true }),
      post(3),
    ];
    expect([...initialSelection(posts)]).toEqual(['0', '3']);
  });

  it('are no longer selected if they are there since the first attempt', () => {
    const duplicateOf = { id: 'a', title: 'A' };
    const before = [post(0), post(1), post(2, 0, { duplicateOf }), post(3)];
    const now = [post(0, 0, { duplicateOf }), post(1), post(2, 0, { duplicateOf }), post(3, 0, { duplicateOf })];
    expect([...withoutFound(new Set(['0', '1', '2']), before, now)]).toEqual(['1', '2']);
  });

  it('are sent in parts by their number and their pictures, in their order', () => {
    const posts = [
      post(0, 8),
      post(1, 4),
      post(2, 1),
      post(3, 40),
      ...Array.from({ length: 60 }, (_, at) => post(at + 4)),
    ];
    const batches = toBatches(posts);
    expect(batches.map(({ length }) => length)).toEqual([2, 1, 1, 50, 10]);
    expect(batches.flat()).toEqual(posts);
  });
});
