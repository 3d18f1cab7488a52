import { Lock, LockOpen } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useBulkAction } from '#records/components.tsx';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Cv } from '../../contract.ts';
import { useCvCollection } from '../manager/use-cv-collection.tsx';

/** Notice that the CV is locked and cannot be changed, with a button that unlocks it. */
export function LockedNotice({ cv }: { cv: Cv }) {
  const t = useTranslations('cv');
  const change = useBulkAction(useCvCollection());
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card border border-border bg-warning-tint px-4 py-2">
      <Icon of={Lock} className="text-warning" />
      <p className="min-w-40 flex-1">{t('templates.locked')}</p>
      <Button icon={LockOpen} onClick={() => void change([cv.id], 'unlock')}>
        {t('manager.verbs.unlock')}
      </Button>
    </div>
  );
}
