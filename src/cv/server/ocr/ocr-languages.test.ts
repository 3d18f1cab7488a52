import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { ENGLISH } from '#testing/scans.ts';
import { addOcrLanguage, type Download, removeOcrLanguage } from './add-ocr-language.ts';
import { installedOcrLanguages, scanLanguagesFor } from './ocr-languages.ts';

async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'ocr-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** Hands out the package of English that is installed for tests. */
const download: Download = async () => dirname(dirname(ENGLISH.file));

it('adds the data of a language, and removes it', async () => {
  const folder = await makeFolder();
  expect(await installedOcrLanguages(folder)).toEqual([]);
  await addOcrLanguage(folder, 'en', download);
  expect(await installedOcrLanguages(folder)).toEqual(['en']);
  expect(await readdir(join(folder, 'ocr'))).toEqual(['eng.traineddata.gz']);
  expect(await removeOcrLanguage(folder, 'en')).toBe(true);
  expect(await removeOcrLanguage(folder, 'en')).toBe(false);
  expect(await installedOcrLanguages(folder)).toEqual([]);
});

it('adds no other data than is known, and nothing of a download that fails', async () => {
  const folder = await makeFolder();
  const forged: Download = async (_, target) => {
    await mkdir(join(target, '4.0.0_best_int'));
    await writeFile(join(target, '4.0.0_best_int', 'deu.traineddata.gz'), 'forged');
    return target;
  };
  await expect(addOcrLanguage(folder, 'de', forged)).rejects.toThrow('isn’t the data that is known');
  await expect(addOcrLanguage(folder, 'tlh', download)).rejects.toThrow('no text recognition for “tlh”');
  expect(await readdir(join(folder, 'ocr'))).toEqual([]);
});

it('knows no language by the name of something else', async () => {
  const folder = await makeFolder();
  await expect(addOcrLanguage(folder, 'constructor', download)).rejects.toThrow('no text recognition');
  expect(await removeOcrLanguage(folder, 'constructor')).toBe(false);
});

it('reports a folder that can’t be read or changed', async () => {
  const folder = await makeFolder();
  await writeFile(join(folder, 'ocr'), 'a file');
  await expect(installedOcrLanguages(folder)).rejects.toThrow('ENOTDIR');
  await expect(removeOcrLanguage(folder, 'en')).rejects.toThrow('ENOTDIR');
});

it('recognizes scans in the language of the member and in English first', async () => {
  const folder = await makeFolder();
  const languagesFor = async (language: string) => {
    const { first, others } = (await scanLanguagesFor(folder, language)) ?? {};
    return [first, others].map((files) => files?.map(({ code }) => code));
  };
  expect(await scanLanguagesFor(folder, 'de')).toBeUndefined();
  await mkdir(join(folder, 'ocr'));
  for (const code of ['deu', 'fra']) await writeFile(join(folder, 'ocr', `${code}.traineddata.gz`), '');
  expect(await languagesFor('de')).toEqual([['deu'], ['fra']]);
  expect(await languagesFor('tr')).toEqual([['deu', 'fra'], []]);
  await writeFile(join(folder, 'ocr', 'eng.traineddata.gz'), '');
  expect(await languagesFor('de')).toEqual([['deu', 'eng'], ['fra']]);
  expect(await languagesFor('tr')).toEqual([['eng'], ['deu', 'fra']]);
});
