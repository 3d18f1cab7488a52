import type { StorageKernel } from '#files/service.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import type { Actor } from '../contract.ts';
import type { SessionCache } from './actor/session-cache.ts';
import type { Auth } from './auth.ts';
import type { MemberDataModule } from './export/member-data-module.ts';

/** The state of the identity domain while the instance runs. */
export type Identity = {
  /** Returns the accounts library, which is loaded on first use because most requests don't need it. */
  auth(): Promise<Auth>;
  sessionCache: SessionCache;
  /** The contribution of each domain to a member's export. */
  memberDataModules: readonly MemberDataModule<IdentityCtx>[];
};

/** The context of a command that acts on behalf of the instance. */
export type IdentityKernel = Kernel & { identity: Identity };

/** The context of a command that acts on behalf of the caller of a request. */
export type IdentityCtx = IdentityKernel & { files: StorageKernel; actor: Actor; exchange: Exchange };

/** The context of a command of an admin, or of the operator at the command line, which has no request. */
export type OperatorCtx = IdentityKernel & { actor: Actor; exchange?: Exchange };
