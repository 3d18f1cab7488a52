import type { ImagesInUse } from '#files/service.ts';
import { imagesNamed } from './server/store.ts';

/** Door of the records domain for the server: what one can do with any kind of record. */
export { changeMany, deleteForever, duplicateRecord, restoreRecord, trashRecord } from './server/change-records.ts';
export type { RecordsCtx } from './server/context.ts';
export { createRecord, importRecords } from './server/create-records.ts';
export type { Indexed, RecordKind } from './server/kind.ts';
export { moveRecord } from './server/move-record.ts';
export { listRecords, readRecord, recordFacets } from './server/read-records.ts';
export { saveRecord } from './server/save-record.ts';
export { startRecords } from './server/sweep.ts';

/** The pictures that records show, in the trash or not. */
export const recordImagesInUse: ImagesInUse = ({ sql }, ids) => imagesNamed(sql, ids);
