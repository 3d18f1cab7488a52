import type { FilesKernel } from '#files/service.ts';
import type { Exchange } from '#platform/http/front.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Actor } from '../contract.ts';
import type { KnownSessions } from './actor/signed-in.ts';
import type { Auth } from './auth.ts';
import type { ExportPart } from './export/part.ts';

/** The state of the identity domain while the instance runs. */
export type Identity = {
  /** Returns the accounts library, which is loaded on first use because most requests don't need it. */
  auth(): Promise<Auth>;
  known: KnownSessions;
  /** The contribution of each domain to a member's export. */
  exportParts: readonly ExportPart<IdentityCtx>[];
};

/** The context of a command that acts on behalf of the instance. */
export type IdentityKernel = Kernel & { identity: Identity };

/** The context of a command that acts on behalf of the caller of a request. */
export type IdentityCtx = IdentityKernel & { files: FilesKernel; actor: Actor; exchange: Exchange };

/** The context of a command of an admin, or of the operator at the command line, which has no request. */
export type OperatorCtx = IdentityKernel & { actor: Actor; exchange?: Exchange };
