import { useTranslations } from 'use-intl';
import { LIMITS } from '../../../model/limits.ts';

/** What can be told of a passkey's name without the server. */
export function usePasskeyNameCheck() {
  const t = useTranslations('profile.passkeys');
  return ({ name }: { name: string }) => {
    const { length } = name.trim();
    if (length === 0) return { name: t('nameNeeded') };
    return { name: length > LIMITS.passkeyName ? t('nameTooLong', { maximum: LIMITS.passkeyName }) : undefined };
  };
}
