import { useTranslations } from 'use-intl';
import { AskedInPlace } from '#ui/asked-in-place.tsx';
import { CV_LIMITS } from '../../model/content.ts';

type Props = { name: string; onSave: (name: string) => Promise<void>; onLeave: () => void };

/** Inline form for the name of a version. */
export function NameForm({ name, onSave, onLeave }: Props) {
  const t = useTranslations('cv-history.history');
  const tDetails = useTranslations('cv.details');
  return (
    <div className="py-2">
      <AskedInPlace
        field="name"
        label={t('keepName')}
        text={name}
        max={CV_LIMITS.name}
        needed={tDetails('nameNeeded')}
        save={t('save')}
        cancel={t('cancel')}
        main
        onSave={onSave}
        onLeave={onLeave}
      />
    </div>
  );
}
