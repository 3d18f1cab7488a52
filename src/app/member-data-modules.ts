import { join } from 'node:path';
import { achievementExchange } from '#achievements/service.ts';
import {
  commentsMemberData,
  cvPdfsMemberData,
  cvsPublishedWith,
  portableCvs,
  portableEntries,
  variantsMemberData,
} from '#cv/service.ts';
import type { StorageKernel } from '#files/service.ts';
import { hostnamesMemberData } from '#hostnames/service.ts';
import { accountMemberData, findFileOwner } from '#identity/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { portfolioMemberData } from '#portfolio/service.ts';
import { postExchange } from '#posts/service.ts';
import { projectExchange } from '#projects/service.ts';
import { isFileTakenDown } from '#records/service.ts';
import { reportsMemberData } from '#reports/service.ts';
import { testimonialsMemberData } from '#testimonials/service.ts';
import { visitsMemberData } from '#visits/service.ts';
import { facesMemberData } from './faces-member-data.ts';
import { filesMemberData } from './files-member-data.ts';
import { imagesMemberData } from './images-member-data.ts';
import { mediaMemberData } from './media-member-data.ts';
import { recordsMemberData } from './records-member-data.ts';

/** The functions of other domains that the files domain needs. */
export const filesHooks = (kernel: Kernel): Pick<StorageKernel, 'findOwner' | 'isDown'> => ({
  findOwner: findFileOwner,
  isDown: (stored) => isFileTakenDown(kernel, stored, cvsPublishedWith),
});

/** Returns the folder in which uploads are first stored. */
export const uploadsFolder = ({ dataDir }: Pick<Kernel, 'dataDir'>) => join(dataDir, 'uploads');

/** Returns the modules of every domain for all data of a member. */
export const memberDataModules = (files: StorageKernel) => [
  filesMemberData(files, uploadsFolder(files)),
  imagesMemberData(files),
  mediaMemberData(files),
  facesMemberData(files),
  recordsMemberData(files.db, projectExchange),
  recordsMemberData(files.db, achievementExchange),
  recordsMemberData(files.db, postExchange),
  recordsMemberData(files.db, portableEntries),
  recordsMemberData(files.db, portableCvs),
  cvPdfsMemberData,
  variantsMemberData,
  commentsMemberData,
  testimonialsMemberData,
  portfolioMemberData,
  hostnamesMemberData,
  visitsMemberData,
  reportsMemberData,
  accountMemberData,
];
