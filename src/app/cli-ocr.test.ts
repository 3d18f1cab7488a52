import { rm } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { command } from '#testing/command-line.ts';
import { makeFastFolder } from '#testing/fast-folder.ts';
import { addEnglish } from '#testing/scans.ts';

it('lists, adds and removes the languages of text recognition', async () => {
  const DATA_DIR = await makeFastFolder();
  onTestFinished(() => rm(DATA_DIR, { recursive: true, force: true }));
  await addEnglish(DATA_DIR);
  const { code, said } = await command({ DATA_DIR }, 'ocr list');
  expect(code).toBe(0);
  expect(said.split('\n')).toEqual(expect.arrayContaining(['de', 'en  added', 'tr']));
  expect(await command({ DATA_DIR }, 'ocr add klingon')).toMatchObject({
    code: 1,
    warned: expect.stringContaining('There is no text recognition for “klingon”. Choose ar, de, en'),
  });
  expect(await command({ DATA_DIR }, 'ocr remove en')).toMatchObject({ code: 0, said: 'en removed.' });
  expect(await command({ DATA_DIR }, 'ocr remove en')).toMatchObject({ code: 1, warned: '"en" was not added.' });
});
