import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { cvApi } from '../../../cv-api.ts';
import { familyHref } from '../../../variants/family-href.ts';

type Props = { id: string; revision: number };

/** Says what the original of a CV has for it, with a link to where that is taken or translated. */
export function VariantNotice({ id, revision }: Props) {
  const options = cvApi.variant.queryOptions({ input: { id } });
  const { data } = useQuery({
    ...options,
    queryKey: [...options.queryKey, revision],
    placeholderData: keepPreviousData,
  });
  const variant = data?.variant;
  if (!variant || variant.original.revision === null) return null;
  const { updates, progress, original } = variant;
  return (
    <MessagesProvider domains={['cv-variants']}>
      {updates.length > 0 && <UpdatesNotice id={id} count={updates.length} name={original.name} />}
      {progress && progress.missing + progress.changed > 0 && <TranslationNotice id={id} progress={progress} />}
    </MessagesProvider>
  );
}

function UpdatesNotice({ id, count, name }: { id: string; count: number; name: string }) {
  const t = useTranslations('cv-variants.updates');
  return (
    <section aria-label={t('title', { count, name })} className="grid gap-2">
      <h3 className="flex items-center gap-2 font-medium">
        <Icon of={RefreshCw} className="text-link" />
        {t('title', { count, name })}
      </h3>
      <p className="text-text-secondary">{t('text')}</p>
      <Link variant="button-plain" className="justify-self-start" render={<RouterLink to={familyHref(id)} />}>
        {t('review')}
      </Link>
    </section>
  );
}

type TranslationNoticeProps = { id: string; progress: { missing: number; changed: number } };

function TranslationNotice({ id, progress: { missing, changed } }: TranslationNoticeProps) {
  const t = useTranslations('cv-variants.updates');
  return (
    <section className="grid gap-2">
      <p className="text-text-secondary">
        {missing > 0 && t('untranslated', { count: missing })} {changed > 0 && t('changed', { count: changed })}
      </p>
      <Link variant="button-plain" className="justify-self-start" render={<RouterLink to={`/cv/${id}/translate`} />}>
        {t('translate')}
      </Link>
    </section>
  );
}
