import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { type ImportDialogProps, ImportFrame, ImportProgress, type ImportStepActions } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
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
  const actions = (): ImportStepActions | undefined => {
    if (step.name === 'choose')
      return {
        step: 'review',
        another: { label: t('another'), onClick: state.back },
        submit: {
          label: t('importSelected', { count: selected.size }),
          onClick: () => void state.importSelected(),
          disabledReason: selected.size === 0 ? t('noneSelected') : undefined,
        },
      };
    if (step.name !== 'done') return undefined;
    const hasFailed = step.result.failed.length > 0;
    const secondary = hasFailed && <Button onClick={() => void state.retry()}>{t('retry')}</Button>;
    return { step: 'done', done: t('done'), secondary };
  };
  return (
    <ImportFrame
      open={open}
      onOpen={() => onOpenChange(true)}
      onClose={close}
      title={t('title')}
      description={
        step.name === 'choose'
          ? t('found', { count: step.list.repositories.length, username: step.list.username })
          : step.name === 'done'
            ? t('imported', { count: step.result.made.length })
            : t('text')
      }
      failure={state.failure === undefined ? undefined : describeFailure(state.failure)}
      actions={actions()}
    >
      {step.name === 'find' && hubs.length === 0 && <p className="pb-2 text-text-secondary">{t('off')}</p>}
      {step.name === 'find' && hubs.length > 0 && <HubForm hubs={hubs} form={form} />}
      {step.name === 'choose' && <RepositoryList list={step.list} selected={selected} onSelect={state.setSelected} />}
      {step.name === 'import' && (
        <ImportProgress
          text={t('importing', { done: step.done, total: step.total })}
          barLabel={t('list')}
          value={step.done / step.total}
        />
      )}
      {step.name === 'done' && <ImportResult hub={form.values.hub} result={step.result} />}
    </ImportFrame>
  );
}
