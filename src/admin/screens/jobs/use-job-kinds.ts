import { useTranslations } from 'use-intl';
import type words from '#messages/en/admin-jobs.json';

type JobKind = keyof typeof words.kinds;

/** Returns a function that describes a job queue. A queue of another version is shown by its own name. */
export function useJobKinds() {
  const t = useTranslations('admin-jobs.kinds');
  return (name: string) => (t.has(name as JobKind) ? t(name as JobKind) : name);
}
