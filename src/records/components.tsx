/** Public interface of the records domain for the client: components for the screens of each kind of record. */

export {
  collectFieldErrors,
  completeUrl,
  type FieldError,
  type FieldErrorMap,
  validateDateOrder,
  validateLength,
  validateSlug,
  validateUrl,
} from './model/field-errors.ts';
export { TRANSLATION_FILE_BYTES } from './model/translation-limits.ts';
export { isWordingLength, WORDING_LENGTHS, type WordingLength } from './model/wordings.ts';
export type { WorkSection } from './model/work-sections.ts';
export { ConflictList } from './screens/editor/conflict-list.tsx';
export { EditorHeader } from './screens/editor/editor-header.tsx';
export { FieldAnchor } from './screens/editor/field-anchor.tsx';
export { ConflictImage } from './screens/editor/lazy-conflict-image.tsx';
export { LazySection } from './screens/editor/lazy-section.tsx';
export { LineField } from './screens/editor/line-field.tsx';
export { Notice } from './screens/editor/notice.tsx';
export { RecordEditor } from './screens/editor/record-editor.tsx';
export type {
  RecordEditorCalls,
  RecordEditorConfig,
  RecordEditorState,
} from './screens/editor/record-editor-config.ts';
export { RecordTagsField } from './screens/editor/record-tags-field.tsx';
export { RowList } from './screens/editor/row-list.tsx';
export { Section } from './screens/editor/section.tsx';
export { SlugField } from './screens/editor/slug-field.tsx';
export { SummaryField } from './screens/editor/summary-field.tsx';
export { TitleField } from './screens/editor/title-field.tsx';
export { UndoButtons } from './screens/editor/undo-buttons.tsx';
export { UrlField } from './screens/editor/url-field.tsx';
export { useDocumentSession } from './screens/editor/use-document-session.ts';
export { type EditingSession, editingSessionKey, useEditingSession } from './screens/editor/use-editing-session.ts';
export { useFieldErrorText } from './screens/editor/use-field-error-text.ts';
export { useFieldErrors } from './screens/editor/use-field-errors.ts';
export { WordingsSection } from './screens/editor/wordings-section.tsx';
export { CoverField, GalleryField } from './screens/gallery/lazy-fields.tsx';
export { RecordCoverField } from './screens/gallery/record-cover-field.tsx';
export { ImportDialog } from './screens/manager/import/import-dialog.tsx';
export type { ImportDialogProps } from './screens/manager/import/import-dialog-props.ts';
export { ImportFrame, ImportProgress, type ImportStepActions } from './screens/manager/import/import-frame.tsx';
export { type ImportPreview, previewText } from './screens/manager/import/import-preview.ts';
export { LoadMore } from './screens/manager/load-more.tsx';
export type { ManagedCollection, StatusOption } from './screens/manager/managed-collection.ts';
export { ManagedRecords } from './screens/manager/managed-records.tsx';
export { CreateLink } from './screens/manager/manager-actions.tsx';
export { RecordManager } from './screens/manager/record-manager.tsx';
export { useBulkAction } from './screens/manager/use-bulk-action.ts';
export { useFailureToast } from './screens/manager/use-failure-toast.ts';
export { PublishBlockers, usePublishBlockers } from './screens/publishing/publish-blockers.tsx';
export { StatusMenu } from './screens/publishing/status-menu.tsx';
export { useSetStatus } from './screens/publishing/use-set-status.ts';
export { DocumentLoadError } from './screens/record/document-load-error.tsx';
export { Facts } from './screens/record/facts.tsx';
export { LazyMarkdown } from './screens/record/lazy-markdown.tsx';
export { RecordBar } from './screens/record/record-bar.tsx';
export { RecordNotFound } from './screens/record/record-not-found.tsx';
export { RecordView } from './screens/record/record-view.tsx';
export { TrashedRecord } from './screens/record/trashed-record.tsx';
export { useRecordActions } from './screens/record/use-record-actions.ts';
export { ShareDialogProvider, type ShareDialogTarget, useShareDialog } from './screens/sharing/share-dialog-context.ts';
export { SiteGapProvider, useSiteGap } from './screens/sharing/site-gap-context.ts';
export { useSharing } from './screens/sharing/use-sharing.ts';
export { TakedownNotice } from './screens/takedowns/takedown-notice.tsx';
export { UsedInSection } from './screens/work/used-in-section.tsx';
export { useWorkExtensions, WorkExtensionsProvider, type WorkRecordRef } from './screens/work/work-extensions.tsx';
export { WorkLayout } from './screens/work/work-layout.tsx';
