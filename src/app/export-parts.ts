import { join } from 'node:path';
import { achievementExchange } from '#achievements/service.ts';
import { commentsPart, portableCvs } from '#cv/service.ts';
import type { FilesKernel } from '#files/service.ts';
import { hostnamesPart } from '#hostnames/service.ts';
import { accountPart, findFileOwner } from '#identity/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import { sitePart } from '#portfolio/service.ts';
import { projectExchange } from '#projects/service.ts';
import { isFileDown } from '#records/service.ts';
import { reportsPart } from '#reports/service.ts';
import { visitsPart } from '#visits/service.ts';
import { filesPart } from './files-part.ts';
import { imagesPart } from './images-part.ts';
import { recordsPart } from './records-part.ts';

/** The functions of other domains that the files domain needs. */
export const filesHooks = (kernel: Kernel): Pick<FilesKernel, 'findOwner' | 'isDown'> => ({
  findOwner: findFileOwner,
  isDown: (stored) => isFileDown(kernel, stored),
});

/** Returns the folder in which uploads are first stored. */
export const uploadsFolder = ({ dataDir }: Pick<Kernel, 'dataDir'>) => join(dataDir, 'uploads');

/** The parts that each domain adds to a member's export, and deletes with the account. */
export const exportParts = (files: FilesKernel) => [
  filesPart(files, uploadsFolder(files)),
  imagesPart(files),
  recordsPart(files.db, projectExchange),
  recordsPart(files.db, achievementExchange),
  recordsPart(files.db, portableCvs),
  commentsPart,
  sitePart,
  hostnamesPart,
  visitsPart,
  reportsPart,
  accountPart,
];
