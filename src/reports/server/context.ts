import type { FilesKernel } from '#files/service.ts';
import type { HostnamesCtx, HostnamesParts } from '#hostnames/service.ts';

/** Context of the public report page. */
export type ReportsKernel = FilesKernel & Pick<HostnamesParts, 'owners'>;
/** Context of the admins' commands. */
export type ReportsCtx = HostnamesCtx;
