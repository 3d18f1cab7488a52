import { useTranslations } from 'use-intl';
import { InlineForm } from '#ui/fields/inline-form.tsx';
import { CV_LIMITS } from '../../model/content.ts';

type Props = { name: string; saveLabel: string; onSave: (name: string) => Promise<void>; onClose: () => void };

/** Inline form for the name of a version. */
export function VersionNameForm({ name, saveLabel, onSave, onClose }: Props) {
  const t = useTranslations('cv-history.history');
  const tDetails = useTranslations('cv.details');
  return (
    <div className="py-2">
      <InlineForm
        field="name"
        label={t('keepName')}
        text={name}
        max={CV_LIMITS.name}
        requiredError={tDetails('nameNeeded')}
        save={saveLabel}
        cancel={t('cancel')}
        main
        onSave={onSave}
        onLeave={onClose}
      />
    </div>
  );
}
