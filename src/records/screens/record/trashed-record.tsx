import { type LucideIcon, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useFailureToast } from '../manager/use-failure-toast.ts';

type Props = {
  calls: { restore(one: { id: string }): Promise<unknown> };
  id: string;
  icon: LucideIcon;
  onRestored: () => void;
};

/** Notice in place of the editor for a record in the trash, with a button that restores it. */
export function TrashedRecord({ calls, id, icon, onRestored }: Props) {
  const t = useTranslations('records.editor');
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      await calls.restore({ id });
      onRestored();
    } catch (error) {
      showFailure(t('notRestored'), error);
    }
    setBusy(false);
  };
  return (
    <EmptyState
      icon={icon}
      title={t('trashedTitle')}
      text={t('trashedText')}
      action={
        <Button tone="primary" icon={RotateCcw} busy={busy} onClick={() => void restore()}>
          {t('restore')}
        </Button>
      }
    />
  );
}
