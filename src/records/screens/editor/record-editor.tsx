import { Trash2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { statusOf } from '#platform/api-errors.ts';
import type { Fields } from '#platform/autosave/fields.ts';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { InTrash } from '../record/in-trash.tsx';
import { NotThere } from '../record/not-there.tsx';
import { OpenEditor } from './open-editor.tsx';
import type { RecordEditorProps } from './record-editor-props.ts';
import { useSession } from './use-session.ts';

/** Editor for a new or existing record, with autosave. */
export function RecordEditor<Document extends Fields>(props: RecordEditorProps<Document>) {
  const { desk, id } = props;
  const t = useTranslations('records.editor');
  const back = { to: `/${desk.name}`, label: desk.words.back };
  const session = useSession(desk, id);
  if (statusOf(session.error) === 404) return <NotThere back={back} />;
  const record = session.data?.told.latest();
  return (
    <Loading waiting={session.isPending} label={t('loading')} skeleton={<Waiting />}>
      {session.error ? (
        <ErrorState
          title={t('failedTitle')}
          text={t(session.error instanceof TypeError ? 'offlineText' : 'failedText')}
          onRetry={() => void session.refetch()}
          retrying={session.isFetching}
        />
      ) : record?.trashedAt ? (
        <InTrash calls={desk.calls} icon={Trash2} id={record.id} onRestored={() => void session.refetch()} />
      ) : (
        session.data && <OpenEditor key={session.dataUpdatedAt} {...props} session={session.data} back={back} />
      )}
    </Loading>
  );
}

const Waiting = () => (
  <div className="grid max-w-2xl gap-6 pt-10">
    <Skeleton shape="title" />
    <Skeleton shape="block" className="h-16" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </div>
);
