import { useTranslations } from 'use-intl';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** Delayed loading indicator of the preview. */
export function PreviewLoading() {
  const t = useTranslations('records.editor');
  return (
    <Delayed>
      <div className="grid justify-center pt-24 text-text-secondary">
        <Spinner size={20} label={t('loading')} />
      </div>
    </Delayed>
  );
}
