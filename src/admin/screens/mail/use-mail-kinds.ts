import { useTranslations } from 'use-intl';
import type words from '#messages/en/admin-mail.json';

type Kind = keyof typeof words.kinds;

/** What a kind of mail is called; one of another version goes by its own name. */
export function useMailKinds() {
  const t = useTranslations('admin-mail.kinds');
  return (template: string) => (t.has(template as Kind) ? t(template as Kind) : template);
}
