import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ReadableMail } from '#mail/contract.ts';
import { Segments } from '#ui/segments.tsx';

/** Content of a mail: rendered in a sandboxed frame, or as plain text. */
export function MailContent({ mail }: { mail: ReadableMail }) {
  const t = useTranslations('admin-mail');
  const [view, setView] = useState<'page' | 'text'>('page');
  const { id, text, isVeiled, isConfidential } = mail;
  if (isConfidential && isVeiled) return <p className="text-text-secondary">{t('confidential')}</p>;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Segments
        label={t('view.label')}
        labelHidden
        choices={[
          { value: 'page', label: t('view.page') },
          { value: 'text', label: t('view.text') },
        ]}
        value={view}
        onValueChange={setView}
      />
      {isVeiled && <p className="text-text-secondary">{t('veiled')}</p>}
      {view === 'page' ? (
        <iframe
          title={t('view.frame')}
          src={`/api/admin/mail/${id}/page`}
          sandbox=""
          className="h-[min(60dvh,32rem)] w-full rounded-card border border-border bg-surface"
        />
      ) : (
        <div
          dir="auto"
          className="whitespace-pre-wrap rounded-card border border-border bg-surface p-4 [overflow-wrap:anywhere]"
        >
          {text}
        </div>
      )}
    </div>
  );
}
