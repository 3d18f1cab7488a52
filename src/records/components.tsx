/**
 * Public interface of the records domain for the client: the parts that the screens of each kind of record are built
 * from.
 */

export {
  addressFault,
  type Fault,
  type FaultsByPlace,
  faultsAmong,
  lengthFault,
  orderFault,
} from './model/faults.ts';
export { slugOf } from './model/slug.ts';
export { AddressField } from './screens/editor/address-field.tsx';
export type { Desk, DeskCalls, Editor } from './screens/editor/desk.ts';
export { Later } from './screens/editor/later.tsx';
export { LineField } from './screens/editor/line-field.tsx';
export { Notice } from './screens/editor/notice.tsx';
export { Place } from './screens/editor/place.tsx';
export { Questions } from './screens/editor/questions.tsx';
export { RecordEditor } from './screens/editor/record-editor.tsx';
export { RowList } from './screens/editor/row-list.tsx';
export { Section } from './screens/editor/section.tsx';
export { TitleField } from './screens/editor/title-field.tsx';
export { makeToldRecords } from './screens/editor/told-records.ts';
export { useFaultWords } from './screens/editor/use-fault-words.ts';
export { useFaults } from './screens/editor/use-faults.ts';
export { useRowKeys } from './screens/editor/use-row-keys.ts';
export { GalleryView } from './screens/gallery/gallery-view.tsx';
export { CoverField, GalleryField } from './screens/gallery/lazy-fields.tsx';
export { ImportDialog } from './screens/manager/import/import-dialog.tsx';
export { type Reading, readText } from './screens/manager/import/reading.ts';
export { ManagedRecords } from './screens/manager/managed-records.tsx';
export { type ImportDialogProps, RecordManager } from './screens/manager/record-manager.tsx';
export type { Shelf, ShelfStatus } from './screens/manager/shelf.ts';
export { useChanges } from './screens/manager/use-changes.ts';
export { useTellFailure } from './screens/manager/use-tell-failure.ts';
export { Facts } from './screens/record/facts.tsx';
export { InTrash } from './screens/record/in-trash.tsx';
export { LongText } from './screens/record/long-text.tsx';
export { NotThere } from './screens/record/not-there.tsx';
export { RecordBar } from './screens/record/record-bar.tsx';
export { RecordView } from './screens/record/record-view.tsx';
export { useRecordActions } from './screens/record/use-record-actions.ts';
export { TakenDown } from './screens/takedowns/taken-down.tsx';
