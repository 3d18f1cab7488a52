import { changeRecord, type RecordsCtx } from '#records/service.ts';
import type { Sharing, Visibility } from '../contract.ts';
import { cvKind } from './cv-kind.ts';

type UpdateSharingInput = { id: string; visibility?: Visibility | undefined } & {
  [Name in keyof Sharing]?: Sharing[Name] | undefined;
};

/** Changes the visibility and sharing settings of a CV. Omitted settings stay the same. */
export async function updateSharing(
  ctx: RecordsCtx,
  { id, visibility, download, contact, comments }: UpdateSharingInput,
) {
  const saved = await changeRecord(ctx, cvKind, { id, revision: undefined }, (before) => ({
    visibility: visibility ?? before.visibility,
    sharing: {
      download: download ?? before.sharing.download,
      contact: contact ?? before.sharing.contact,
      comments: comments ?? before.sharing.comments,
    },
  }));
  const { revision, updatedAt, sharing } = saved;
  return { id, revision, updatedAt, visibility: saved.visibility, sharing };
}
