import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { makePictureLimit } from '../store-pictures.ts';
import type { Archive } from './open-archive.ts';
import { readPicture } from './read-picture.ts';

const archiveOf = (open: () => Promise<Readable>) => ({ open }) as unknown as Pick<Archive, 'open'>;

it('a picture is read with the hashes of its bytes', async () => {
  const archive = archiveOf(async () => Readable.from([Buffer.from('a'), Buffer.from('bc')]));
  expect(await readPicture(archive, 'a.png')).toEqual({
    bytes: Buffer.from('abc'),
    sha256: 'ungWv48Bz-pBQUDeXa4iI7ADYaOWF3qctBD_YfIAFa0',
    md5: 'kAFQmDzST7DWlj99KOF/cg==',
  });
});

it.each<[what: string, open: () => Promise<Readable>]>([
  ['its header is damaged', () => Promise.reject(new Error('invalid local file header'))],
  [
    'its bytes are damaged',
    async () =>
      new Readable({
        read() {
          this.destroy(new Error('invalid block type'));
        },
      }),
  ],
])('a picture is left out if %s', async (_, open) => {
  expect(await readPicture(archiveOf(open), 'a.png')).toBeUndefined();
});

it('pictures of one request are limited by their number and their size', () => {
  const allowsMore = makePictureLimit({ pictures: 3, bytes: 100 });
  expect([60, 50, 40, 0, 0].map(allowsMore)).toEqual([true, false, true, true, false]);
});
