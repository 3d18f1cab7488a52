import { useTranslations } from 'use-intl';
import { LIMITS } from '../../../model/limits.ts';

/** Returns a function that validates the name of a passkey on the client. */
export function usePasskeyNameCheck() {
  const t = useTranslations('profile.passkeys');
  return ({ name }: { name: string }) => {
    const { length } = name.trim();
    if (length === 0) return { name: t('nameNeeded') };
    return { name: length > LIMITS.passkeyName ? t('nameTooLong', { maximum: LIMITS.passkeyName }) : undefined };
  };
}
