import { expect, it, vi } from 'vitest';
import { openCvs } from '#testing/cvs.ts';
import { addEnglish, drawCv, makeScan } from '#testing/scans.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

vi.setConfig({ testTimeout: 90_000 });

const instance = shareTestInstance();

it('scans are read where the operator has added a language, and told apart where not', async () => {
  const ada = await openCvs(instance);
  const content = (await makeScan([await drawCv()])).toString('base64');
  const read = () => ada.ask('POST', '/read', { content, filename: 'scan.pdf' });
  const refused = await read();
  expect([refused.status, refused.body.data.fields]).toEqual([
    400,
    [{ path: 'content', message: expect.stringContaining('This PDF is a scan') }],
  ]);
  await addEnglish(instance.kernel.dataDir);
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body.document.basics).toMatchObject({ name: 'Nora Ellery', email: 'nora@ellery.example' });
  expect(body.source.pages).toEqual([
    { width: 595, height: 842, picture: expect.stringMatching(/^data:image\/webp;base64,/) },
  ]);
  const isOfScan = ({ sure, doubt }: { sure: boolean; doubt: string }) => !sure && doubt === 'scan';
  expect(body.source.marks.every(isOfScan)).toBe(true);
  expect((await ada.ask('GET', '')).body.items).toEqual([]);
  const imported = await ada.ask('POST', '/import', { content, filename: 'scan.pdf' });
  expect([imported.status, imported.body.document.basics.name]).toEqual([201, 'Nora Ellery']);
});
