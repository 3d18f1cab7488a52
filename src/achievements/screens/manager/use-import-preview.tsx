import { useLocale, useTranslations } from 'use-intl';
import { useStorage } from '#files/components.tsx';
import { formatPartialDate } from '#platform/pure/i18n/format-partial-date.ts';
import { type ImportPreview, previewText } from '#records/components.tsx';
import type { BadgePreview } from '../../contract.ts';
import { isBadgeFile } from '../../model/is-badge-file.ts';
import { ACHIEVEMENT_KINDS } from '../../model/limits.ts';
import { achievementsApi } from '../achievements-api.ts';
import { ProofStateBadge } from './proof-state-badge.tsx';

/** Returns a function that reads an import file: lists as text, badges as an uploaded file that the server parses. */
export function useImportPreview() {
  const t = useTranslations('achievements.manager');
  const locale = useLocale();
  const { open } = useStorage();
  const dateOf = (date: string) => (date === '' ? '' : formatPartialDate(date, locale));

  const previewBadge = async (file: File): Promise<ImportPreview> => {
    const storage = await open();
    const { fullPath } = await storage.send(file).done;
    // Deletes the upload if no achievement is made of it. If that fails, a scheduled sweep deletes it later.
    const discard = () => void storage.remove(fullPath).catch(() => undefined);
    try {
      const badge = await achievementsApi.badge.call({ file: fullPath });
      return {
        items: [toPreviewItem(badge, dateOf(badge.date))],
        importSelected: async () => {
          const { made } = await achievementsApi.badge.call({ file: fullPath, keep: true });
          return made === null ? [] : [made];
        },
        discard,
      };
    } catch (error) {
      discard();
      throw error;
    }
  };

  return async (file: File): Promise<ImportPreview> => {
    const text = file.type.startsWith('image/') ? '' : await file.text();
    if (file.type.startsWith('image/') || isBadgeFile(file.name, text)) return previewBadge(file);
    return previewText(text, achievementsApi.import.call, ({ kind, issuer, date }) => [
      ACHIEVEMENT_KINDS.some((known) => known === kind) ? t(`kinds.${kind as 'other'}`) : kind,
      issuer,
      dateOf(date),
    ]);
  };
}

const toPreviewItem = ({ title, issuer, duplicateOf, proof }: BadgePreview, date: string) => ({
  key: 'badge',
  title,
  facts: [issuer, date].filter((fact) => fact !== ''),
  duplicateOf: duplicateOf?.title,
  warnings: [],
  mark: <ProofStateBadge state={proof.state} />,
});
