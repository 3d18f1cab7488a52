import { join } from 'node:path';
import { achievementExchange } from '#achievements/service.ts';
import { commentsExport, portableCvs } from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { hostnamesExport } from '#hostnames/service.ts';
import { accountExport, findFileOwner } from '#identity/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { portfolioExportModule } from '#portfolio/service.ts';
import { projectExchange } from '#projects/service.ts';
import { isFileTakenDown } from '#records/service.ts';
import { reportsExport } from '#reports/service.ts';
import { visitsExport } from '#visits/service.ts';
import { filesExport } from './files-export.ts';
import { imagesExport } from './images-export.ts';
import { recordsExport } from './records-export.ts';

/** The functions of other domains that the files domain needs. */
export const filesHooks = (kernel: Kernel): Pick<StorageKernel, 'findOwner' | 'isDown'> => ({
  findOwner: findFileOwner,
  isDown: (stored) => isFileTakenDown(kernel, stored),
});

/** Returns the folder in which uploads are first stored. */
export const uploadsFolder = ({ dataDir }: Pick<Kernel, 'dataDir'>) => join(dataDir, 'uploads');

/** Returns each domain's modules for a member's export, which are also called when the account is deleted. */
export const exportModules = (files: StorageKernel) => [
  filesExport(files, uploadsFolder(files)),
  imagesExport(files),
  recordsExport(files.db, projectExchange),
  recordsExport(files.db, achievementExchange),
  recordsExport(files.db, portableCvs),
  commentsExport,
  portfolioExportModule,
  hostnamesExport,
  visitsExport,
  reportsExport,
  accountExport,
];
