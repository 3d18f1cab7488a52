import { useTranslations } from 'use-intl';
import type words from '#messages/en/admin-mail.json';

type MailKind = keyof typeof words.kinds;

/** Returns a function that names a kind of mail. A kind of another version is shown by its own name. */
export function useMailKinds() {
  const t = useTranslations('admin-mail.kinds');
  return (template: string) => (t.has(template as MailKind) ? t(template as MailKind) : template);
}
