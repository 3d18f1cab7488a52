import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { useStoredText } from '../../../use-stored-text.ts';
import { AdvertisementField } from './advertisement-field.tsx';
import type { JobMatchProps } from './job-match-props.ts';
import { MatchView } from './match-view.tsx';

/** Compares the CV with a job advertisement and lists the terms that it contains and lacks. */
export const JobMatch = (props: JobMatchProps) => (
  <MessagesProvider domains={['cv-job']}>
    <Match {...props} />
  </MessagesProvider>
);

function Match({ id, ...rest }: JobMatchProps) {
  const t = useTranslations('cv-job');
  const { text, write } = useStoredText(`advertisement/${id}`);
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="text-pretty text-text-secondary">{t('lead')}</p>
      <Loading
        waiting={text === undefined}
        label={t('reading')}
        skeleton={<Skeleton shape="block" className="mt-6 h-28" />}
      >
        {text !== undefined && (
          <>
            <AdvertisementField text={text} onText={write} />
            <MatchView id={id} advertisement={text} {...rest} />
          </>
        )}
      </Loading>
    </div>
  );
}
