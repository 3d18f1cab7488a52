import { expect, it } from 'vitest';
import { makeFileNames } from './file-names.ts';

it('gives each name a file of its own', () => {
  const nameOf = makeFileNames('pdf');
  expect(['Turin', 'Turin', 'TURIN', 'Turin (2)', 'Turin', ''].map(nameOf)).toEqual([
    'Turin.pdf',
    'Turin (2).pdf',
    'TURIN (3).pdf',
    'Turin (2) (2).pdf',
    'Turin (4).pdf',
    'CV.pdf',
  ]);
});

it('treats composed and decomposed letters as equal', () => {
  const nameOf = makeFileNames('pdf');
  expect(
    [nameOf('Lebenslauf für Zoë'), nameOf('Lebenslauf für Zoë'.normalize('NFD'))].map((name) => name.normalize('NFC')),
  ).toEqual(['Lebenslauf für Zoë.pdf', 'Lebenslauf für Zoë (2).pdf']);
});

it.each(['../../etc/passwd', '..\\..\\boot', '/etc/passwd', 'C:\\x', '.ssh', 'a/b', '\u0000', '\u202egpj'])(
  'keeps %j inside the folder',
  (name) => {
    expect(makeFileNames('pdf')(name)).toMatch(/^[^./\\:\p{Cc}\u202e][^/\\:\p{Cc}\u202e]*\.pdf$/u);
  },
);
