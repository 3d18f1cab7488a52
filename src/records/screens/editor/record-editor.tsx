import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/pure/api-errors.ts';
import type { DocumentFields } from '#platform/pure/autosave/fields.ts';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { DocumentLoadError } from '../record/document-load-error.tsx';
import { RecordNotFound } from '../record/record-not-found.tsx';
import { TrashedRecord } from '../record/trashed-record.tsx';
import { LoadedEditor } from './loaded-editor.tsx';
import type { RecordEditorProps } from './record-editor-props.ts';
import { useRecordSession } from './use-record-session.ts';

/** Editor for a new or existing record, with autosave. */
export function RecordEditor<Document extends DocumentFields>(props: RecordEditorProps<Document>) {
  const { config, id } = props;
  const t = useTranslations('records.editor');
  const back = { to: `/${config.name}`, label: config.texts.back };
  const session = useRecordSession(config, id);
  if (statusOf(session.error) === 404) return <RecordNotFound back={back} />;
  const record = session.data?.recordStore.latest();
  return (
    <Loading waiting={session.isPending} label={t('loading')} skeleton={<EditorSkeleton />}>
      {session.error ? (
        <DocumentLoadError query={session} />
      ) : record?.trashedAt ? (
        <TrashedRecord calls={config.calls} icon={Trash2} id={record.id} onRestored={() => void session.refetch()} />
      ) : (
        session.data && (
          <LoadedEditor
            key={session.dataUpdatedAt}
            {...props}
            session={session.data}
            back={back}
            onReload={() => void session.refetch()}
          />
        )
      )}
    </Loading>
  );
}

const EditorSkeleton = () => (
  <div className="grid max-w-2xl gap-6 pt-10">
    <Skeleton shape="title" />
    <Skeleton shape="block" className="h-16" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
);
