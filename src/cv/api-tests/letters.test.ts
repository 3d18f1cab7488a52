import { beforeAll, describe, expect, it } from 'vitest';
import { readDocx } from '#cv/testing/docx.ts';
import { insertLetter } from '#testing/cv-letters.ts';
import { openCvs, setName } from '#testing/cvs.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { filesInZip } from '#testing/zip.ts';
import { CV_EXPORTS } from '../contract-pages.ts';
import type { Operation } from '../model/operations.ts';
import { linesOf, textOf } from '../render/reading/lines-of-runs.ts';
import { readPdf } from '../render/reading/read-pdf.ts';

const instance = shareTestInstance();
let ada: Awaited<ReturnType<typeof openCvs>>;
beforeAll(async () => {
  ada = await openCvs(instance);
});

const SECRET = 'Flyology';
const TURIN = { name: 'For Turin', company: 'Accademia', subject: 'To {company}', text: `I write of ${SECRET}.` };

async function withLetter() {
  const { id } = await ada.make({ example: 'nurse' });
  await ada.change(id, 1, setName('Ada Lovelace'), insertLetter('turin', TURIN));
  return id;
}
const textIn = async (pdf: Uint8Array) => textOf(linesOf((await readPdf(pdf)).pages));

describe('exporting a cover letter', () => {
  it('exports a PDF named after the letter, with a title and without attachments', async () => {
    const { status, headers, bytes } = await ada.fetchFile(`${await withLetter()}/letters/turin/export/pdf`);
    expect([status, headers.get('content-type'), headers.get('cache-control')]).toEqual([
      200,
      'application/pdf',
      'no-store',
    ]);
    expect(headers.get('content-disposition')).toContain('filename="For-Turin.pdf"');
    const { title, attachments, accessible } = await readPdf(bytes);
    expect([title, attachments, accessible]).toEqual(['To Accademia', [], true]);
    const text = await textIn(bytes);
    for (const words of ['Ada Lovelace', 'To Accademia', `I write of ${SECRET}.`]) expect(text).toContain(words);
    expect(text).not.toContain('Teach CPR');
  });

  it('exports a Word document, named after the CV if the letter has no name', async () => {
    const id = await withLetter();
    await ada.change(id, 2, { do: 'set', at: ['letters', 'turin'], field: 'name', value: ' ' });
    const { status, headers, bytes } = await ada.fetchFile(`${id}/letters/turin/export/docx`);
    expect([status, headers.get('content-disposition')]).toEqual([
      200,
      expect.stringContaining('filename="For-Turin.docx"'),
    ]);
    expect((await readDocx(bytes)).paragraphs.map(({ text }) => text)).toContain('To Accademia');
  });

  it('uses the language and date format of the CV', async () => {
    const id = await withLetter();
    const set = (at: string[], field: string, value: string): Operation => ({ do: 'set', at, field, value });
    await ada.change(id, 2, set(['design'], 'language', 'de'), set(['design'], 'dateFormat', 'long'));
    await ada.change(
      id,
      3,
      set(['letters', 'turin'], 'date', '1843-07-10'),
      set(['letters', 'turin'], 'enclosures', 'x'),
    );
    await ada.change(id, 4, set(['letters', 'turin'], 'subject', ''));
    const { bytes } = await ada.fetchFile(`${id}/letters/turin/export/pdf`);
    const text = (await textIn(bytes)).replaceAll('\u00a0', ' ');
    expect([text.includes('10. Juli 1843'), text.includes('Anlagen')]).toEqual([true, true]);
    expect((await readPdf(bytes)).title).toBe('Ada Lovelace – Anschreiben');
  });

  it('returns 404 for unknown letters and to other members, and rejects other formats', async () => {
    const id = await withLetter();
    const other = await openCvs(instance);
    const status = async (path: string, who = ada) => (await who.fetchFile(path)).status;
    expect(await status(`${id}/letters/rome/export/pdf`)).toBe(404);
    expect(await status(`${id}/letters/nurse/export/docx`)).toBe(404);
    expect(await status(`${id}/letters/turin/export/json-resume`)).toBe(400);
    expect(await status(`${id}/letters/turin/export/pdf`, other)).toBe(404);
    expect((await other.ask('POST', `/${id}/preview`, { letter: 'turin' })).status).toBe(404);
  });
});

describe('previewing a cover letter', () => {
  it('returns the pages of the requested letter, saved or as sent, with the position of each part', async () => {
    const id = await withLetter();
    const { document } = await ada.read(id);
    const first = await ada.ask('POST', `/${id}/preview`, { letter: 'turin' });
    expect([first.status, first.body.pages.length]).toEqual([200, 1]);
    expect(first.body.blocks.map((block: { id: string }) => block.id)).toEqual(
      expect.arrayContaining(['basics.name', 'letter.recipient', 'letter.subject', 'letter.text']),
    );
    const known = first.body.fingerprints;
    const again = await ada.ask('POST', `/${id}/preview`, { document, letter: 'turin', known });
    expect([again.body.pages, again.body.fingerprints]).toEqual([[''], known]);
    const changed = { ...document, letters: document.letters.map((one) => ({ ...one, text: 'Other words.' })) };
    const later = await ada.ask('POST', `/${id}/preview`, { document: changed, letter: 'turin', known });
    expect(later.body.fingerprints).not.toEqual(known);
    expect((await ada.ask('POST', `/${id}/preview`, { letter: 'rome' })).status).toBe(404);
    expect(
      (await ada.ask('POST', `/${id}/preview`, { document: { ...document, letters: [] }, letter: 'turin' })).status,
    ).toBe(404);
  });

  it('does not change the pages of the CV', async () => {
    const id = await withLetter();
    const before = (await ada.ask('POST', `/${id}/preview`, {})).body.fingerprints;
    await ada.change(id, 2, { do: 'set', at: ['letters', 'turin'], field: 'text', value: 'Other words.' });
    expect((await ada.ask('POST', `/${id}/preview`, {})).body.fingerprints).toEqual(before);
  });
});

it('leaves cover letters out of the files and the search of a CV', { timeout: 60_000 }, async () => {
  const id = await withLetter();
  const holdsIt = async (bytes: Buffer): Promise<boolean> => {
    if (bytes.subarray(0, 2).toString() === 'PK') {
      const files = [...(await filesInZip(bytes)).values()];
      return (await Promise.all(files.map(holdsIt))).some(Boolean);
    }
    if (bytes.subarray(0, 5).toString() !== '%PDF-') return bytes.includes(SECRET);
    const { attachments } = await readPdf(bytes);
    return (
      (await textIn(bytes)).includes(SECRET) || attachments.some(({ content }) => Buffer.from(content).includes(SECRET))
    );
  };
  const own = (await ada.fetchFile(`${id}/letters/turin/export/docx`)).bytes;
  expect(await holdsIt(own), 'the letter itself contains the secret').toBe(true);
  for (const format of CV_EXPORTS) {
    const { status, bytes } = await ada.fetchFile(`${id}/export/${format}`);
    expect([format, status, await holdsIt(bytes)]).toEqual([format, 200, false]);
  }
  expect((await ada.ask('GET', `/${id}/reading`)).body.text).not.toContain(SECRET);
  expect((await ada.ask('GET', `?q=${SECRET}`)).body.items).toEqual([]);
});

it('keeps the current letters when an old version is restored', async () => {
  const id = await withLetter();
  const version = (await ada.ask('POST', `/${id}/versions`, { name: 'As sent' })).body.id;
  await ada.change(
    id,
    2,
    setName('Changed'),
    { do: 'remove', at: ['letters', 'turin'] },
    insertLetter('rome', { name: 'To Rome' }),
  );
  const changes = (await ada.ask('GET', `/${id}/versions/${version}/changes`)).body.changes;
  expect(changes).toMatchObject([
    { field: 'basics.name' },
    { did: 'added', kind: 'letter' },
    { did: 'removed', kind: 'letter' },
  ]);
  const restored = await ada.ask('POST', `/${id}/versions/${version}/restore`, { revision: 3 });
  expect([restored.status, restored.body.document.basics.name]).toEqual([200, 'Ada Lovelace']);
  expect(restored.body.document.letters.map(({ name }: { name: string }) => name)).toEqual(['To Rome']);
});

it('copies the letters with their CV', async () => {
  const id = await withLetter();
  const copy = await ada.ask('POST', `/${id}/duplicate`);
  expect((await ada.read(copy.body.id)).document.letters).toMatchObject([{ name: 'For Turin' }]);
});

it('keeps the letters of a locked CV unchanged but exports them', async () => {
  const id = await withLetter();
  await ada.ask('PUT', `/${id}/lock`, { locked: true });
  const refused = await ada.change(id, 3, { do: 'remove', at: ['letters', 'turin'] });
  expect(refused.status).toBeGreaterThanOrEqual(400);
  expect((await ada.fetchFile(`${id}/letters/turin/export/pdf`)).status).toBe(200);
});
