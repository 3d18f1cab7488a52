import type { ImagesInUse } from '#files/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type Collection, imagesReferencedWith, selectDocuments, selectTitles } from './server/store.ts';

/** Public interface of the records domain for the server: operations on any kind of record. */
export { freeSlug } from './model/slug.ts';
export {
  mapDistinctTexts,
  PARTS_OF_MEMBERS,
  progressOf,
  sourceTexts,
  translateTexts,
  translationStateOf,
  untranslatedTexts,
} from './model/source-texts.ts';
export { changeOne } from './server/change-records.ts';
export type { RecordsCtx } from './server/context.ts';
export { createRecord, importRecords } from './server/create-records.ts';
export { createUnlessEqual, createUnlessExists, findByText } from './server/create-unless-exists.ts';
export { deleteManyPermanently } from './server/delete-records.ts';
export { publishDue } from './server/due/publish-due.ts';
export {
  figureCell,
  figuresCell,
  linksCell,
  peopleCell,
  plainCell,
  wordsCell,
  yesNoCell,
} from './server/exchange/cells.ts';
export type { AccountExchange, RawItem, RecordExchange } from './server/exchange/exchange.ts';
export { exportAccountRecords } from './server/exchange/export-account-records.ts';
export { exportFile } from './server/exchange/export-records.ts';
export { foldText } from './server/exchange/fold-text.ts';
export { importAccountRecords } from './server/exchange/import-account-records.ts';
export { importFile } from './server/exchange/import-file.ts';
export { readTranslationFile } from './server/exchange/read-translation-file.ts';
export { repairDocument } from './server/exchange/repair-document.ts';
export { type TranslationFormat, writeTranslationFile } from './server/exchange/write-translation-file.ts';
export { findOwnRecord } from './server/lists/find-own-record.ts';
export { listField } from './server/lists/list-field.ts';
export {
  categoryCounts,
  documentsOf,
  findByIds,
  newestDocumentsOf,
  readRecord,
  recordFacets,
} from './server/lists/read-records.ts';
export { recordsHolding, recordsReferringTo } from './server/lists/referring.ts';
export { lockOwnRecord } from './server/lock-own-record.ts';
export { expiringBy, lastEdited } from './server/overview/overview.ts';
export { readPublished } from './server/published/read-published.ts';
export { recordSummaries } from './server/published/record-summaries.ts';
export { recordValues } from './server/published/record-values.ts';
export {
  countShown,
  firstShown,
  pagesOfShown,
  type ShownRecord,
  shownBySlug,
  shownRecords,
  titlesOfShown,
} from './server/published/shown-on-site.ts';
export { recordHandlers } from './server/record-handlers.ts';
export type { RecordKind } from './server/record-kind.ts';
export { changeRecord, changeStoredRecord } from './server/save-record.ts';
export { assignMissingSlugs } from './server/slugs/slug-when-shown.ts';
export { startRecords } from './server/start-records.ts';
export { countRecords as countOnShelf, type StoredRecord } from './server/store.ts';
export { isFileTakenDown } from './server/takedowns/is-file-taken-down.ts';
export {
  describeRecords,
  takedownsOf,
  takedownsPage,
  takenDownSlugs,
} from './server/takedowns/read-takedowns.ts';
export { takedownsRouter } from './server/takedowns/router.ts';
export type { TakedownCursor, TakedownKey } from './server/takedowns/store.ts';
export { liftTakedown, takeDown } from './server/takedowns/take-down.ts';
export { titlesOf } from './server/titles.ts';
export { countRecordsByDay } from './server/totals/store.ts';
export {
  allTranslations,
  changeTranslations,
  countTranslationsOf,
  findTranslations,
  replaceTranslations,
  translationsIn,
  translationsOf,
} from './server/translations/translations.ts';
export { isNewSession } from './server/versions/keep-version.ts';
export { recordVersionHandlers } from './server/versions/version-handlers.ts';
export { findMissingReferences, pathsOf } from './server/write-document.ts';

/** Returns the documents of records as they are stored, with their versions, as far as the caller may read them. */
export const selectStoredDocuments = ({ sql }: Pick<Tx, 'sql'>, ids: readonly string[]) => selectDocuments(sql, ids);

/** Returns the images that records refer to, including records in the trash. */
export const recordImagesInUse: ImagesInUse = ({ sql }, ids) => imagesReferencedWith(sql, ids);

/** Returns the title, the slug and the date of each record of a member, excluding the trash. */
export const listSlugsAndTitles = ({ sql }: Pick<Tx, 'sql'>, collection: Collection) => selectTitles(sql, collection);
