import { TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { ClaimRecord } from '#hostnames/contract.ts';
import { Icon } from '#ui/icon.tsx';

/** Warnings about a claim: suspicious names, competing claims and the reason for its revocation. */
export function ClaimWarnings({ claim: { warnings, rivals, reason } }: { claim: ClaimRecord }) {
  const t = useTranslations('admin-domains');
  const messages = [
    ...warnings.map(({ kind, of }) => t(`warnings.${kind}`, { of })),
    ...(rivals > 0 ? [t('rivals', { count: rivals })] : []),
  ];
  if (messages.length === 0 && reason === '') return null;
  return (
    <ul className="grid gap-0.5 font-normal text-xs">
      {messages.map((message) => (
        <li key={message} className="flex items-start gap-1.5 text-warning">
          <Icon of={TriangleAlert} className="mt-0.5 size-3" />
          <span className="min-w-0 break-words">{message}</span>
        </li>
      ))}
      {reason !== '' && (
        <li className="whitespace-pre-line break-words text-text-secondary">
          <bdi>{t('reason', { reason })}</bdi>
        </li>
      )}
    </ul>
  );
}
