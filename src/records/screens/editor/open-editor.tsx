import { History, TriangleAlert } from 'lucide-react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import type { Autosave } from '#platform/autosave/autosave.ts';
import { type Fields, valueAt } from '#platform/autosave/fields.ts';
import type { Session } from '#platform/autosave/session.ts';
import { Button } from '#ui/button.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { useAutosave } from '#ui/use-autosave.ts';
import type { DeskRecord, Editor } from './desk.ts';
import { EditorBar } from './editor-bar.tsx';
import { Notice } from './notice.tsx';
import { Questions } from './questions.tsx';
import type { RecordEditorProps } from './record-editor-props.ts';
import { SectionNav } from './section-nav.tsx';
import type { ToldRecords } from './told-records.ts';
import { useAddressOf } from './use-address-of.ts';
import { useFaults } from './use-faults.ts';
import { useImages } from './use-images.ts';

type Props<Document extends Fields> = RecordEditorProps<Document> & {
  session: Session<Autosave<Document>> & { told: ToldRecords<DeskRecord<Document>> };
  back: { to: string; label: string };
};

/** Editor for a record that has loaded. */
export function OpenEditor<Document extends Fields>({
  desk,
  sections,
  actions,
  children,
  session,
  back,
}: Props<Document>) {
  const t = useTranslations('records.editor');
  const { writer: autosave, told, takenUp } = session;
  const view = useAutosave(autosave);
  const record = useSyncExternalStore(told.subscribe, told.latest);
  const [noticed, setNoticed] = useState(takenUp && view.id === undefined);
  useEffect(() => session.start(), [session]);
  useAddressOf(desk.name, view.id);
  const { faultOf, faultWithin, watch } = useFaults(view);
  const { imageOf, addImage } = useImages(desk.imagesOf(view.value), record?.images);
  const { id, value, saved, condition, conflicts, message } = view;
  const editor: Editor<Document> = {
    ...{ id, value, saved, condition, record, faultOf, faultWithin, imageOf, addImage },
    change: autosave.change,
    save: async () => {
      await autosave.save();
      return autosave.view().refused;
    },
  };
  const title = desk.titleOf(value) || (id === undefined ? desk.words.create : desk.words.untitled);
  const look = () => {
    const asks = condition === 'conflict' ? '[data-conflicts]' : 'main [aria-invalid=true]';
    const found = document.querySelector<HTMLElement>(asks);
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <EditorBar
        title={title}
        back={back}
        condition={condition}
        untouched={condition === 'new' && !view.canUndo && !noticed}
        onRetry={() => void autosave.retry()}
        onLook={look}
        undo={view.canUndo ? autosave.undo : undefined}
        redo={view.canRedo ? autosave.redo : undefined}
      >
        {actions(editor)}
      </EditorBar>
      {view.gone && (
        <Notice icon={TriangleAlert} text={t('gone')} urgent>
          <Button onClick={() => void autosave.revive()}>{t('putBack')}</Button>
        </Notice>
      )}
      {condition === 'failed' && message && <Notice icon={TriangleAlert} text={message} urgent />}
      {noticed && (
        <Notice icon={History} text={t('takenUp')}>
          <Button
            tone="quiet"
            onClick={() => {
              autosave.clear();
              setNoticed(false);
            }}
          >
            {t('startAnew')}
          </Button>
        </Notice>
      )}
      <Questions
        questions={conflicts.map(({ path, theirs }, at) => ({
          key: path.join('.'),
          about: desk.nameOf(path),
          mine: desk.describe(path, valueAt(value, path)),
          theirs: desk.describe(path, theirs),
          onSettle: (keep) => autosave.settle(at, keep),
        }))}
      />
      <div className="grid gap-x-12 pt-8 lg:grid-cols-[10rem_minmax(0,42rem)]">
        <SectionNav sections={sections(value)} />
        <div {...watch} className="min-w-0">
          {children(editor)}
        </div>
      </div>
    </>
  );
}
