import type { StorageKernel } from '#files/service.ts';
import type { HostnamesCtx, HostnamesServices } from '#hostnames/service.ts';

/** Context of the public report page. */
export type ReportsKernel = StorageKernel & Pick<HostnamesServices, 'owners'>;
/** Context of the admins' commands. */
export type ReportsCtx = HostnamesCtx;
