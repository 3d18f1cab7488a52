import { CommandError } from '#admin/service.ts';
import { addOcrLanguage, installedOcrLanguages, OCR_LANGUAGES, removeOcrLanguage } from '#cv/service.ts';
import { prepareDataDir } from '#platform/server/data-dir.ts';
import type { Command } from './command.ts';

const tagsIn = (list = '') => [...new Set(list.split(',').map((tag) => tag.trim().toLowerCase()))].filter(Boolean);

/** Adds languages in which the text of scanned PDFs is recognized. */
export const ocrAdd: Command = {
  name: 'ocr add',
  operandNames: ['<languages>'],
  description:
    'Recognize text in scanned PDFs, for example in en,de; downloads their data from npm. Reading a scan needs about 1 GB of memory',
  run: async ({ operands: [list], terminal, settings }) => {
    const dataDir = await prepareDataDir(settings.DATA_DIR);
    for (const tag of tagsIn(list)) {
      await addOcrLanguage(dataDir, tag);
      terminal.print(`${tag} added.`);
    }
    return 0;
  },
};

/** Removes languages. Without any, scans are refused. */
export const ocrRemove: Command = {
  name: 'ocr remove',
  operandNames: ['<languages>'],
  description: 'Remove languages of text recognition; without any, scanned PDFs are refused',
  run: async ({ operands: [list], terminal, settings }) => {
    const dataDir = await prepareDataDir(settings.DATA_DIR);
    for (const tag of tagsIn(list)) {
      if (!(await removeOcrLanguage(dataDir, tag))) throw new CommandError(`"${tag}" was not added.`);
      terminal.print(`${tag} removed.`);
    }
    return 0;
  },
};

/** Lists the languages that were added, and those that can be. */
export const ocrList: Command = {
  name: 'ocr list',
  operandNames: [],
  description: 'List the languages of text recognition that were added, and those available',
  run: async ({ terminal, settings }) => {
    const added = new Set(await installedOcrLanguages(await prepareDataDir(settings.DATA_DIR)));
    terminal.print(
      Object.keys(OCR_LANGUAGES)
        .map((tag) => (added.has(tag) ? `${tag}  added` : tag))
        .join('\n'),
    );
    return 0;
  },
};
