import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { ImportDialogProps } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { HUBS } from '../../model/hubs.ts';
import { projectsApi } from '../projects-api.ts';
import { HubForm, useHubForm } from './hub-form.tsx';
import { ImportResult } from './import-result.tsx';
import { RepositoryList } from './repository-list.tsx';
import { useHubImport } from './use-hub-import.ts';

/** Hubs that are offered until the server has said which it allows. */
const USUAL_HUBS = HUBS.map((hub) => ({ hub, host: `${hub}.com` }));

/** Import dialog for projects from repositories at GitHub or GitLab. */
export function ImportFromHub({ open, onOpenChange, onImported }: ImportDialogProps) {
  const t = useTranslations('projects.hubs');
  const describeFailure = useErrorText();
  const state = useHubImport();
  const { step, selected } = state;
  const form = useHubForm(state.find);
  const { data } = useQuery({ ...projectsApi.hubs.queryOptions(), enabled: open });
  const hubs = data?.hubs ?? USUAL_HUBS;
  const close = () => {
    // Closing while repositories are being imported would leave it open which of them are.
    if (step.name === 'import') return;
    const ids = state.reset();
    form.set('token', '');
    onOpenChange(false);
    if (ids.length > 0) onImported(ids);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => (next ? onOpenChange(true) : close())}
      size={step.name === 'choose' ? 'large' : 'medium'}
      keepsOpen
      title={t('title')}
      description={
        step.name === 'choose'
          ? t('found', { count: step.list.repositories.length, username: step.list.username })
          : step.name === 'done'
            ? t('imported', { count: step.result.made.length })
            : t('text')
      }
      actions={
        step.name === 'choose' ? (
          <>
            <Button onClick={state.back}>{t('another')}</Button>
            <Button
              tone="primary"
              {...(selected.size === 0 ? { disabledReason: t('noneSelected') } : {})}
              onClick={() => void state.importSelected()}
            >
              {t('importSelected', { count: selected.size })}
            </Button>
          </>
        ) : (
          step.name === 'done' && (
            <>
              {step.result.failed.length > 0 && <Button onClick={() => void state.retry()}>{t('retry')}</Button>}
              <Button tone="primary" onClick={close}>
                {t('done')}
              </Button>
            </>
          )
        )
      }
    >
      <div role="alert" className="empty:hidden">
        {state.failure !== undefined && (
          <p className="mb-4 rounded-control bg-error-tint px-3 py-2 text-error">{describeFailure(state.failure)}</p>
        )}
      </div>
      {step.name === 'find' && hubs.length === 0 && <p className="pb-2 text-text-secondary">{t('off')}</p>}
      {step.name === 'find' && hubs.length > 0 && <HubForm hubs={hubs} form={form} />}
      {step.name === 'choose' && <RepositoryList list={step.list} selected={selected} onSelect={state.setSelected} />}
      {step.name === 'import' && (
        <div role="status" className="grid gap-1 py-2">
          <p className="text-text-secondary tabular-nums">{t('importing', { done: step.done, total: step.total })}</p>
          <ProgressBar label={t('list')} value={step.done / step.total} />
        </div>
      )}
      {step.name === 'done' && <ImportResult hub={form.values.hub} result={step.result} />}
    </Dialog>
  );
}
