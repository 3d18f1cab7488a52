import { useQueries } from '@tanstack/react-query';
import { History, TriangleAlert } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { filesApi } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';
import type { Autosave } from '#platform/browser/autosave/autosave.ts';
import type { Session } from '#platform/browser/autosave/session.ts';
import { type DocumentFields, valueAt } from '#platform/pure/autosave/fields.ts';
import { Button } from '#ui/actions/button.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { useAutosave } from '#ui/use-autosave.ts';
import { ConflictList } from './conflict-list.tsx';
import { EditorBar } from './editor-bar.tsx';
import type { RecordHistory } from './history/record-history.tsx';
import { Notice } from './notice.tsx';
import type { EditorRecord, RecordEditorState } from './record-editor-config.ts';
import type { RecordEditorProps } from './record-editor-props.ts';
import type { RecordStore } from './record-store.ts';
import { SectionNav } from './section-nav.tsx';
import { useFieldErrors } from './use-field-errors.ts';

/** Keeps the type parameter, which `lazy` would lose. */
const LazyHistory = lazy(async () => ({
  default: (await import('./history/record-history.tsx')).RecordHistory,
})) as typeof RecordHistory;

type Props<Document extends DocumentFields> = RecordEditorProps<Document> & {
  session: Session<Autosave<Document>> & { recordStore: RecordStore<EditorRecord<Document>> };
  back: { to: string; label: string };
  /** Loads the record anew. */
  onReload: () => void;
};

/** Editor for a record that has loaded. */
export function LoadedEditor<Document extends DocumentFields>({
  config,
  sections,
  actions,
  children,
  session,
  back,
  onReload,
}: Props<Document>) {
  const t = useTranslations('records.editor');
  const { writer: autosave, recordStore, hasRestoredDrafts: isRestored } = session;
  const view = useAutosave(autosave);
  const record = useSyncExternalStore(recordStore.subscribe, recordStore.latest);
  const [showsRestoredNotice, setShowsRestoredNotice] = useState(isRestored && view.id === undefined);
  const [history, setHistory] = useState<'unopened' | 'open' | 'closed'>('unopened');
  useEffect(() => session.start(), [session]);
  useRecordUrl(config.name, view.id);
  const { errorOf, errorWithin, focusHandlers } = useFieldErrors(view);
  const { imageOf, addImage } = useImages(config.imagesOf(view.value), record?.images);
  const { id, value, saved, condition, conflicts, message } = view;
  const editor: RecordEditorState<Document> = {
    ...{ id, value, saved, condition, record, errorOf, errorWithin, imageOf, addImage },
    change: autosave.change,
    saveChanges: autosave.saveChanges,
    refresh: () => void autosave.refresh().then(autosave.save),
    showHistory: async () => {
      await autosave.saveChanges();
      setHistory('open');
    },
    save: async () => {
      await autosave.save();
      return autosave.view();
    },
  };
  const title = config.titleOf(value) || (id === undefined ? config.texts.create : config.texts.untitled);
  const focusProblem = () => {
    const selector = condition === 'conflict' ? '[data-conflicts]' : 'main [aria-invalid=true]';
    const element = document.querySelector<HTMLElement>(selector);
    element?.focus({ preventScroll: true });
    element?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EditorBar
        title={title}
        back={back}
        condition={condition}
        isPublished={config.isPublished(saved)}
        isUntouched={condition === 'new' && !view.canUndo && !showsRestoredNotice}
        onRetry={() => void autosave.retry()}
        onShowProblem={focusProblem}
        undo={view.canUndo ? autosave.undo : undefined}
        redo={view.canRedo ? autosave.redo : undefined}
      >
        {actions(editor)}
      </EditorBar>
      {view.gone && (
        <Notice icon={TriangleAlert} text={t('gone')} urgent>
          <Button onClick={() => void autosave.restore()}>{t('putBack')}</Button>
        </Notice>
      )}
      {condition === 'failed' && message && <Notice icon={TriangleAlert} text={message} urgent />}
      {showsRestoredNotice && (
        <Notice icon={History} text={t('takenUp')}>
          <Button
            tone="quiet"
            onClick={() => {
              autosave.clear();
              setShowsRestoredNotice(false);
            }}
          >
            {t('startAnew')}
          </Button>
        </Notice>
      )}
      <ConflictList
        conflicts={conflicts.map(({ path, theirs }, index) => ({
          key: path.join('.'),
          fieldLabel: config.labelOf(path),
          mine: config.describe(path, valueAt(value, path)),
          theirs: config.describe(path, theirs),
          onResolve: (side) => autosave.resolveConflict(index, side),
        }))}
      />
      {history !== 'unopened' && record && (
        <Suspense>
          <LazyHistory
            config={config}
            record={record}
            open={history === 'open'}
            onClose={() => setHistory('closed')}
            onRestored={onReload}
          />
        </Suspense>
      )}
      <div className="grid gap-x-12 pt-8 lg:grid-cols-[10rem_minmax(0,42rem)]">
        <SectionNav sections={sections(value)} />
        <div {...focusHandlers} className="min-w-0">
          {children(editor)}
        </div>
      </div>
    </>
  );
}

/**
 * Replaces `/new` in the URL with the record's own address once it has been created. This bypasses the router, which
 * would unmount the editor and lose the focus and caret.
 */
function useRecordUrl(name: string, id: string | undefined) {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (id === undefined || pathname !== `/${name}/new`) return;
    window.history.replaceState(window.history.state, '', `/${name}/${id}/edit${search}${hash}`);
  }, [name, id]);
}

type ImagesById = Readonly<Record<string, StoredImage>>;

/**
 * Returns a lookup for the images of a document: those sent with the record, newly uploaded ones, and others (e.g.
 * named by a draft) fetched by id.
 */
function useImages(referenced: readonly string[], recordImages: ImagesById | undefined) {
  const [uploaded, setUploaded] = useState<ImagesById>({});
  const available = { ...recordImages, ...uploaded };
  const missing = referenced.filter((id) => !available[id]);
  const queries = useQueries({
    queries: missing.map((id) => ({
      ...filesApi.images.read.queryOptions({ input: { id } }),
      staleTime: Number.POSITIVE_INFINITY,
      retry: false,
    })),
  });
  const fetched = Object.fromEntries(missing.map((id, at) => [id, queries[at]?.data]));
  return {
    imageOf: (id: string) => available[id] ?? fetched[id],
    addImage: useCallback((image: StoredImage) => setUploaded((before) => ({ ...before, [image.id]: image })), []),
  };
}
