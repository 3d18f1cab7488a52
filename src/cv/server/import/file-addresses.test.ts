import { expect, it } from 'vitest';
import { fileAddressesOf } from './file-addresses.ts';

const ID = '0123456789abcdef0123456789abcdef';

it.each([
  [
    `https://gist.github.com/ada/${ID}`,
    [
      `https://gist.githubusercontent.com/ada/${ID}/raw/resume.json`,
      `https://gist.githubusercontent.com/ada/${ID}/raw`,
    ],
  ],
  ['https://github.com/ada/cv/blob/main/resume.json', ['https://raw.githubusercontent.com/ada/cv/main/resume.json']],
  ['https://registry.jsonresume.org/ada', ['https://registry.jsonresume.org/ada.json']],
  ['https://registry.jsonresume.org/ada.json', ['https://registry.jsonresume.org/ada.json']],
  ['https://orcid.org/0000-0002-1825-0097/', ['https://pub.orcid.org/v3.0/0000-0002-1825-0097/record']],
  ['https://gist.github.com/ada', ['https://gist.github.com/ada']],
  ['https://ada.example/cv.json?x=1', ['https://ada.example/cv.json?x=1']],
  ['no address', ['no address']],
])('finds the file of %s', (address, files) => {
  expect(fileAddressesOf(address)).toEqual(files);
});
