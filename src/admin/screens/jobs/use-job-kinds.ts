import { useTranslations } from 'use-intl';
import type words from '#messages/en/admin-jobs.json';

type Kind = keyof typeof words.kinds;

/** What a kind of job does, in plain words; one of another version goes by its own name. */
export function useJobKinds() {
  const t = useTranslations('admin-jobs.kinds');
  return (name: string) => (t.has(name as Kind) ? t(name as Kind) : name);
}
