import { RotateCw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useErrorText } from '#ui/use-error-text.ts';
import { MailContent } from './mail-content.tsx';
import { MailDetails } from './mail-details.tsx';
import { useMail } from './use-mail.ts';
import type { MailActions } from './use-mail-actions.ts';

type Props = { id: string; opener: HTMLElement | undefined; mailActions: MailActions; onClose: () => void };

/** Dialog with a mail's delivery status and content. */
export function MailDialog({ id, opener, mailActions, onClose }: Props) {
  const t = useTranslations('admin-mail');
  const wordsOf = useErrorText();
  const mail = useMail(id);
  const { data } = mail;
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      size="large"
      opener={opener}
      title={data?.subject ?? t('heading')}
      description={t('noted')}
      actions={
        data?.canBeRetried && (
          <Button
            tone="primary"
            icon={RotateCw}
            busy={mailActions.retry.isPending}
            onClick={() => mailActions.retry.mutate({ id })}
          >
            {t('retry')}
          </Button>
        )
      }
    >
      {mail.isLoadingError ? (
        <ErrorState
          title={t('unreadable')}
          text={wordsOf(mail.error)}
          onRetry={() => void mail.refetch()}
          retrying={mail.isFetching}
        />
      ) : (
        <Loading waiting={mail.isPending} label={t('fetching')} skeleton={<Skeleton shape="block" className="h-96" />}>
          {data && (
            <div className="grid grid-cols-1 gap-4">
              <MailDetails mail={data} />
              <MailContent mail={data} />
            </div>
          )}
        </Loading>
      )}
    </Dialog>
  );
}
