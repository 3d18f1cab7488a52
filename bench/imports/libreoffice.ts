import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInstalled, runIn, withFolder } from './external-program.ts';

const PROGRAM = 'soffice';
const TIMEOUT_MS = 300_000;

/** Whether LibreOffice Writer is installed, as by Debian's package `libreoffice-writer-nogui`. */
export const hasLibreOffice = () => isInstalled(PROGRAM);

/** Converts Word documents in one run of LibreOffice. A file that it can't convert is missing in the result. */
export function convertWithLibreOffice(documents: readonly Uint8Array[], target: 'pdf' | 'odt') {
  return withFolder(async (folder) => {
    const names = documents.map((_, at) => `${at}.docx`);
    await Promise.all(documents.map((bytes, at) => writeFile(join(folder, `${at}.docx`), bytes)));
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    await runIn(folder, PROGRAM, [profile, '--headless', '--convert-to', target, ...names], TIMEOUT_MS);
    return Promise.all(
      names.map((_, at) => readFile(join(folder, `${at}.${target}`)).catch((): undefined => undefined)),
    );
  });
}
