import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { makeImage, storeMemberFile } from '#files/service.ts';
import { requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { RecordsCtx } from '#records/service.ts';
import type { SourceDocument } from '../model/formats/unstructured/source-document.ts';

type Photo = NonNullable<SourceDocument['photo']>;

/** Stores the photo of an imported CV and returns the id of its image, or undefined if the member has no space for it. */
export async function storePhoto(ctx: RecordsCtx, { bytes, mediaType }: Photo): Promise<string | undefined> {
  const { uid } = requireMember(ctx.actor);
  const name = `images/${randomUUID()}`;
  const open = async () => Readable.from([bytes]);
  try {
    const file = { name, metadata: { contentType: mediaType }, open };
    await storeMemberFile(ctx.files, uid, file, join(ctx.dataDir, 'uploads'));
    return (await makeImage(ctx.files, uid, { file: `users/${uid}/${name}` })).id;
  } catch (error) {
    // The CV is worth more than its photo.
    if (!(error instanceof AppError)) throw error;
    return undefined;
  }
}
