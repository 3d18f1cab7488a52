import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type DocumentFields, pick, valueAt } from '#platform/pure/autosave/fields.ts';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { changedFields } from '../../../model/changed-fields.ts';
import { useFailureToast } from '../../manager/use-failure-toast.ts';
import type { RecordHistoryProps } from './record-history-props.ts';

type Props<Document extends DocumentFields> = Omit<RecordHistoryProps<Document>, 'open'> & { version: string };

/** The fields in which an earlier version differs from the current one, and a button that restores it. */
export function VersionChanges<Document extends DocumentFields>({
  config,
  record,
  version,
  onRestored,
  onClose,
}: Props<Document>) {
  const t = useTranslations('record-history');
  const toast = useToast();
  const reportFailure = useFailureToast();
  const [isBusy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: [[config.name, 'version'], { id: record.id, version, revision: record.revision }],
    queryFn: () => config.calls.readVersion({ id: record.id, version }),
  });
  const restore = async (from: string, revision: number) => {
    setBusy(true);
    try {
      const restored = await config.calls.restoreVersion({ id: record.id, version: from, revision });
      toast({ text: t('restored'), tone: 'success', undo: () => void restore(restored.kept, restored.revision) });
      onClose();
      onRestored();
    } catch (error) {
      reportFailure(t('notRestored'), error);
    } finally {
      setBusy(false);
    }
  };
  if (query.isLoadingError) return <LoadError title={t('versionFailed')} query={query} />;
  const versioned = (query.data?.document ?? {}) as Document;
  // Some fields of a record are not versioned, such as its slug; some of a document have no label, such as a proof.
  const names = Object.keys(versioned).filter((name) => name in config.empty);
  const [then, current] = [pick(versioned, names), pick(record as Document, names)];
  const changes = changedFields(then, current).map((path) => path.split('.'));
  return (
    <Loading waiting={query.isPending} label={t('loading')} skeleton={<Skeleton shape="block" />}>
      {changes.length === 0 ? (
        <p className="pt-2 text-text-secondary">{t('same')}</p>
      ) : (
        <>
          <div className="grid gap-5">
            {changes.map((path) => (
              <section key={path.join('.')} aria-label={config.labelOf(path)}>
                <h3 className="font-medium">{config.labelOf(path)}</h3>
                <dl className="mt-2 grid gap-x-4 gap-y-2 sm:grid-cols-2">
                  <Side label={t('then')}>{config.describe(path, valueAt(then, path))}</Side>
                  <Side label={t('now')}>{config.describe(path, valueAt(current, path))}</Side>
                </dl>
              </section>
            ))}
          </div>
          <div className="mt-5">
            <Button
              tone="primary"
              icon={RotateCcw}
              busy={isBusy}
              onClick={() => void restore(version, record.revision)}
            >
              {t('restore')}
            </Button>
          </div>
        </>
      )}
    </Loading>
  );
}

const Side = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="min-w-0">
    <dt className="text-text-secondary text-xs">{label}</dt>
    <dd
      dir="auto"
      className="mt-1 whitespace-pre-wrap break-words rounded-control border border-border bg-background px-3 py-2"
    >
      {children}
    </dd>
  </div>
);
