import type { FilesKernel } from '#files/service.ts';
import type { HostnamesCtx, HostnamesParts } from '#hostnames/service.ts';

/** What the door for readers is given. */
export type ReportsKernel = FilesKernel & Pick<HostnamesParts, 'owners'>;
/** What the commands of admins are given. */
export type ReportsCtx = HostnamesCtx;
