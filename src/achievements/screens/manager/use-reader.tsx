import { useLocale, useTranslations } from 'use-intl';
import { useStorage } from '#files/components.tsx';
import { type Reading, readText } from '#records/components.tsx';
import { formatPartialDate } from '#ui/format-partial-date.ts';
import type { BadgeLook } from '../../contract.ts';
import { ACHIEVEMENT_KINDS } from '../../model/limits.ts';
import { looksLikeBadge } from '../../model/looks-like-badge.ts';
import { achievementsApi } from '../achievements-api.ts';
import { ProofMark } from './proof-mark.tsx';

/** Returns a function that reads an import file: lists as text, badges as an uploaded file that the server parses. */
export function useReader() {
  const t = useTranslations('achievements.manager');
  const locale = useLocale();
  const { open } = useStorage();
  const dateOf = (date: string) => (date === '' ? '' : formatPartialDate(date, locale));

  const readBadge = async (file: File): Promise<Reading> => {
    const storage = await open();
    const { fullPath } = await storage.send(file).done;
    // Deletes the upload if no achievement is made of it. If that fails, a scheduled sweep deletes it later.
    const forget = () => void storage.remove(fullPath).catch(() => undefined);
    try {
      const badge = await achievementsApi.badge.call({ file: fullPath });
      return {
        found: [foundIn(badge, dateOf(badge.date))],
        keep: async () => {
          const { made } = await achievementsApi.badge.call({ file: fullPath, keep: true });
          return made === null ? [] : [made];
        },
        forget,
      };
    } catch (error) {
      forget();
      throw error;
    }
  };

  return async (file: File): Promise<Reading> => {
    const text = file.type.startsWith('image/') ? '' : await file.text();
    if (file.type.startsWith('image/') || looksLikeBadge(file.name, text)) return readBadge(file);
    return readText(text, achievementsApi.import.call, ({ kind, issuer, date }) => [
      ACHIEVEMENT_KINDS.some((known) => known === kind) ? t(`kinds.${kind as 'other'}`) : kind,
      issuer,
      dateOf(date),
    ]);
  };
}

const foundIn = ({ title, issuer, duplicateOf, proof }: BadgeLook, date: string) => ({
  key: 'badge',
  title,
  facts: [issuer, date].filter((fact) => fact !== ''),
  duplicateOf: duplicateOf?.title,
  warnings: [],
  mark: <ProofMark state={proof.state} />,
});
