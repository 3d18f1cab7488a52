import type { ImagesInUse } from '#files/service.ts';
import { imagesNamed } from './server/store.ts';

/** Public interface of the records domain for the server: operations on any kind of record. */
export { changeOne } from './server/change-records.ts';
export type { RecordsCtx } from './server/context.ts';
export { createRecord } from './server/create-records.ts';
export { bringIn } from './server/exchange/bring-in.ts';
export {
  figureCell,
  figuresCell,
  linksCell,
  peopleCell,
  plainCell,
  wordsCell,
  yesNoCell,
} from './server/exchange/cells.ts';
export type { Exchange, Given, Portable } from './server/exchange/exchange.ts';
export { exportFile } from './server/exchange/export-records.ts';
export { fold } from './server/exchange/fold.ts';
export { importFile } from './server/exchange/import-records.ts';
export { mendDocument } from './server/exchange/mend-document.ts';
export { takeAlong } from './server/exchange/take-along.ts';
export { expiringBy, lastEdited } from './server/glance/at-a-glance.ts';
export type { RecordKind } from './server/kind.ts';
export { documentsOf, readRecord } from './server/lists/read-records.ts';
export { findSame, makeOnce } from './server/make-once.ts';
export { readPublished } from './server/published/read-published.ts';
export { recordsById } from './server/published/records-by-id.ts';
export { countShown, shownBySlug, shownRecords } from './server/published/shown-on-site.ts';
export { recordHandlers } from './server/record-handlers.ts';
export { changeRecord } from './server/save-record.ts';
export { countRecords as countOnShelf, type StoredRecord } from './server/store.ts';
export { startRecords } from './server/sweep.ts';
export { isFileDown } from './server/takedowns/is-file-down.ts';
export {
  namesOfProjectsDown,
  recordsNamed,
  takedownsOf,
  takedownsPage,
} from './server/takedowns/read-takedowns.ts';
export { takedownsRouter } from './server/takedowns/router.ts';
export type { TakedownKey, TakedownPlace } from './server/takedowns/store.ts';
export { putBack, takeDown } from './server/takedowns/take-down.ts';
export { titlesOf } from './server/titles.ts';
export { countRecords } from './server/totals/store.ts';
export { notOwn } from './server/write-document.ts';

/** Returns the images that records refer to, including records in the trash. */
export const recordImagesInUse: ImagesInUse = ({ sql }, ids) => imagesNamed(sql, ids);
