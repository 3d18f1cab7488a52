import type { FilesKernel } from '#files/service.ts';
import type { Exchange } from '#platform/http/front.ts';
import type { Kernel } from '#platform/kernel.ts';
import type { Actor } from '../contract.ts';
import type { KnownSessions } from './actor/signed-in.ts';
import type { Auth } from './auth.ts';
import type { ExportPart } from './export/part.ts';

/** What this domain keeps while the instance runs. */
export type Identity = {
  /** The accounts library; loaded with the first call, for most requests do without. */
  auth(): Promise<Auth>;
  known: KnownSessions;
  /** What each domain adds to a member's export. */
  exportParts: readonly ExportPart<IdentityCtx>[];
};

/** What a command that acts for the instance is given. */
export type IdentityKernel = Kernel & { identity: Identity };

/** What a command that acts for whoever asks is given. */
export type IdentityCtx = IdentityKernel & { files: FilesKernel; actor: Actor; exchange: Exchange };

/** The context of a command of an admin, or of the operator at the command line, where there is no request. */
export type OperatorCtx = IdentityKernel & { actor: Actor; exchange?: Exchange };
