import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from '#platform/pure/errors.ts';
import { isMissing, OCR_LANGUAGES, ocrFileName, ocrFolder, ocrLanguageOf } from './ocr-languages.ts';

const run = promisify(execFile);
const PACKAGE_VERSION = '1.0.0';
/** The folder of a package with data for neural networks, in whole numbers: small, fast and nearly as accurate. */
const PACKAGE_FOLDER = '4.0.0_best_int';

/** Downloads a package into a folder and returns the folder of its files. */
export type Download = (name: string, folder: string) => Promise<string>;

/** Downloads a package with npm, by the registry and the proxy that it is set up with. It runs no code of the package. */
export const downloadWithNpm: Download = async (name, folder) => {
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--no-save'];
  try {
    await run('npm', ['install', ...options, `${name}@${PACKAGE_VERSION}`]);
  } catch (cause) {
    const { stderr = '' } = cause as { stderr?: string };
    const [reason = 'npm can’t be run'] = stderr.split('\n').filter((line) => line.startsWith('npm error'));
    throw new StartError(`couldn’t download ${name}: ${reason.replace(/^npm error\s*/, '')}`, { cause });
  }
  return join(folder, 'node_modules', name);
};

/** Adds the data of a language to an instance, if it is exactly the data that is known. */
export async function addOcrLanguage(dataDir: string, tag: string, download: Download = downloadWithNpm) {
  const language = ocrLanguageOf(tag);
  if (!language) {
    throw new StartError(`there is no text recognition for “${tag}”. Choose ${Object.keys(OCR_LANGUAGES).join(', ')}.`);
  }
  const { code, checksum } = language;
  const folder = ocrFolder(dataDir);
  await mkdir(folder, { recursive: true });
  const temporary = await mkdtemp(join(folder, 'download-'));
  try {
    const files = await download(`@tesseract.js-data/${code}`, temporary);
    const data = await readFile(join(files, PACKAGE_FOLDER, ocrFileName(code)));
    if (createHash('sha256').update(data).digest('hex') !== checksum) {
      throw new StartError(`the downloaded data for “${tag}” isn’t the data that is known. Nothing was added.`);
    }
    // Written aside first, so that no scan is read with half of it.
    const written = join(temporary, 'data');
    await writeFile(written, data);
    await rename(written, join(folder, ocrFileName(code)));
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

/** Removes the data of a language. Returns whether it was there. */
export async function removeOcrLanguage(dataDir: string, tag: string): Promise<boolean> {
  const language = ocrLanguageOf(tag);
  if (!language) return false;
  try {
    await rm(join(ocrFolder(dataDir), ocrFileName(language.code)));
    return true;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
