import type { FilesKernel } from '#files/service.ts';
import type { IdentityCtx } from '#identity/service.ts';

/** What commands on sites and links are given: pictures are kept among the member's files. */
export type PortfolioCtx = IdentityCtx & { files: FilesKernel };
