import { type LucideIcon, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Fields } from '#platform/autosave/fields.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { Desk } from '../editor/desk.ts';
import { useTellFailure } from '../manager/use-tell-failure.ts';

type Props<Document extends Fields> = {
  desk: Pick<Desk<Document>, 'calls'>;
  id: string;
  icon: LucideIcon;
  onRestored: () => void;
};

/** What lies in the trash is not written in, until it is taken out of it. */
export function InTrash<Document extends Fields>({ desk, id, icon, onRestored }: Props<Document>) {
  const t = useTranslations('records.editor');
  const tell = useTellFailure();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      await desk.calls.restore({ id });
      onRestored();
    } catch (error) {
      tell(t('notRestored'), error);
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
