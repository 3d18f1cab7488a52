import { useTranslations } from 'use-intl';
import { useWorkExtensions } from './work-extensions.tsx';

/** Section of a record's page that shows what is made from it. */
export function UsedInSection({ id }: { id: string }) {
  const t = useTranslations('records.work.used');
  const { UsedIn } = useWorkExtensions();
  return (
    <section aria-labelledby="used-in" className="mt-12 border-border border-t pt-6">
      <h2 id="used-in" className="mb-3 font-medium">
        {t('title')}
      </h2>
      <UsedIn id={id} />
    </section>
  );
}
