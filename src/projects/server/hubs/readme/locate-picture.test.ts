import { expect, it } from 'vitest';
import { locatePicture } from './locate-picture.ts';

const REPOSITORY = { url: 'https://github.com/ada/engine' };
const locate = (address: string, readme = 'README.md') => locatePicture(address, REPOSITORY, readme);

it.each([
  ['a.png', 'README.md', 'a.png'],
  ['./img/a%20b.png?raw=true', 'docs/README.md', 'docs/img/a b.png'],
  ['../a.png#top', '.github/README.md', 'a.png'],
  ['/img/a.png', 'docs/README.md', 'img/a.png'],
  ['https://github.com/ada/engine/blob/main/img/a.png?raw=true', 'README.md', 'img/a.png'],
  ['https://github.com/ada/engine/-/raw/main/a.png', 'README.md', 'a.png'],
  ['100%.png', 'README.md', '100%.png'],
])('%s in %s is a file of the repository', (address, readme, file) => {
  expect(locate(address, readme)).toEqual({ file });
});

it('an address without a protocol is one of the web', () => {
  expect(locate('//example.org/a.png')).toEqual({ address: 'https://example.org/a.png' });
});

it.each(['https://example.org/a.png', 'http://10.0.0.1/', 'https://github.com/ada/loom/raw/main/a.png'])(
  '%s is elsewhere',
  (address) => {
    expect(locate(address)).toEqual({ address });
  },
);

it.each([
  '../a.png',
  'a/../../b.png',
  '',
  '?a',
  '%2e%2e/%2e%2e/a.png',
  'a\u0000.png',
  'https://github.com/ada/engine/blob/main',
])('%j is no picture', (address) => {
  expect(locate(address)).toBeUndefined();
});
