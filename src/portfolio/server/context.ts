import type { StorageKernel } from '#files/service.ts';
import type { IdentityCtx } from '#identity/service.ts';

/** Context of commands on sites and links, with access to the member's files. */
export type PortfolioCtx = IdentityCtx & { files: StorageKernel };
