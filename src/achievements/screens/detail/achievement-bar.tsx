import { useQueryClient } from '@tanstack/react-query';
import { Copy, Eye, EyeOff, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { RecordBar, useFailureToast, useRecordActions, useWorkExtensions } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { Achievement } from '../../contract.ts';
import { achievementsApi } from '../achievements-api.ts';

const calls = {
  remove: achievementsApi.remove.call,
  restore: achievementsApi.restore.call,
  duplicate: achievementsApi.duplicate.call,
};

/** Owner's bar above an achievement, with its visibility and actions. */
export function AchievementBar({ achievement }: { achievement: Achievement }) {
  const t = useTranslations('achievements.detail');
  const tManager = useTranslations('achievements.manager');
  const tRecords = useTranslations('records.manager');
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const actions = useRecordActions({ name: 'achievements', calls });
  const { menuEntriesOf } = useWorkExtensions();
  const [busy, setBusy] = useState(false);
  const back = { to: '/achievements', label: tManager('title') };
  const { id, visible, trashedAt } = achievement;
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    await action();
    await queries.invalidateQueries({ queryKey: achievementsApi.key() });
    setBusy(false);
  };
  if (trashedAt) {
    return (
      <RecordBar back={back} status={t('trashed')}>
        <Button icon={RotateCcw} busy={busy} onClick={() => void run(() => actions.restore(achievement))}>
          {tRecords('restore')}
        </Button>
      </RecordBar>
    );
  }
  const toggleVisibility = () =>
    run(() =>
      achievementsApi.bulk
        .call({ ids: [id], action: visible ? 'hide' : 'show' })
        .catch((error: unknown) => showFailure(tRecords('notChanged', { count: 1 }), error)),
    );
  const status = visible ? 'visible' : 'hidden';
  return (
    <RecordBar
      back={back}
      status={
        <span className="inline-flex items-baseline gap-2">
          <span
            aria-hidden="true"
            className={`size-2 shrink-0 rounded-full ${visible ? 'bg-success' : 'border-[1.5px] border-control'}`}
          />
          <span>
            {tManager(`statuses.${status}.one`)}
            <span className="max-sm:sr-only"> · {t(`seen.${status}`)}</span>
          </span>
        </span>
      }
    >
      <Link variant="button-primary" render={<RouterLink to={`/achievements/${id}/edit`} />}>
        {tRecords('edit')}
      </Link>
      <Menu
        align="end"
        trigger={<IconButton name={t('more')} icon={MenuDots} busy={busy || actions.busy} />}
        entries={[
          {
            label: tManager(visible ? 'verbs.hide' : 'verbs.show'),
            icon: visible ? EyeOff : Eye,
            onSelect: () => void toggleVisibility(),
          },
          ...menuEntriesOf({ collection: 'achievements', ...achievement }),
          { label: tRecords('duplicate'), icon: Copy, onSelect: () => void actions.duplicate(achievement) },
          { kind: 'line' },
          { label: tRecords('toTrash'), icon: Trash2, danger: true, onSelect: () => void actions.trash(achievement) },
        ]}
      />
    </RecordBar>
  );
}
