import type { StoredImage } from '#files/contract.ts';
import { imagesOf } from '#files/service.ts';
import type { RecordOf } from '../contract.ts';
import type { RecordsCtx } from './context.ts';
import { documentOf, type RecordKind } from './record-kind.ts';
import type { StoredRecord } from './store.ts';

type Ctx = Pick<RecordsCtx, 'files'>;
/** A record as the API returns it. Kinds with slugs include one; it is empty until the record has it. */
export type RecordResponse<Document extends object> = RecordOf<Document> & { slug: string };

/** Converts stored records to API records: the document, metadata and the images it refers to. */
export async function toRecords<Document extends object>(
  ctx: Ctx,
  kind: RecordKind<Document>,
  rows: readonly StoredRecord[],
): Promise<RecordResponse<Document>[]> {
  const [first] = rows;
  if (!first) return [];
  const imageIds = [...new Set(rows.flatMap((row) => referencedImageIds(row.document, row.images)))];
  const images = new Map((await imagesOf(ctx.files, first.ownerId, imageIds)).map((image) => [image.id, image]));
  return rows.map((row) => toResponse(kind, row, images));
}

export async function toRecord<Document extends object>(ctx: Ctx, kind: RecordKind<Document>, row: StoredRecord) {
  const [record] = await toRecords(ctx, kind, [row]);
  return record as RecordResponse<Document>;
}

function toResponse<Document extends object>(
  kind: RecordKind<Document>,
  row: StoredRecord,
  images: ReadonlyMap<string, StoredImage>,
): RecordResponse<Document> {
  const { id, revision, slug, createdAt, updatedAt, trashedAt } = row;
  return {
    ...documentOf(kind, row),
    ...((kind.slugs || kind.slugWhenShown ? { slug: slug ?? '' } : {}) as { slug: string }),
    id,
    revision,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    trashedAt: trashedAt?.toISOString() ?? null,
    images: Object.fromEntries(
      referencedImageIds(row.document, row.images).flatMap((name) => {
        const image = images.get(name);
        return image ? [[name, image]] : [];
      }),
    ),
  };
}

/** Returns the ids that still occur in the document. Lists omit long fields, and with them the images they refer to. */
function referencedImageIds(document: unknown, images: readonly string[]) {
  if (images.length === 0) return [];
  const text = JSON.stringify(document);
  return images.filter((id) => text.includes(id));
}
