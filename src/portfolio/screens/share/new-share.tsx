import { useTranslations } from 'use-intl';
import { LabelForm } from './label-form.tsx';

type Props = { onCreate: (label: string) => Promise<void>; onLeave: () => void };

/** Asks whom a link is for, and makes it. */
export function NewShare({ onCreate, onLeave }: Props) {
  const t = useTranslations('portfolio-share.new');
  return (
    <div className="rounded-card border border-border bg-surface p-4">
      <LabelForm
        label={t('label')}
        hint={t('hint')}
        text=""
        verb={t('create')}
        main
        onSave={onCreate}
        onLeave={onLeave}
      />
    </div>
  );
}
