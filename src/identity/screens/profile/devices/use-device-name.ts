import { useTranslations } from 'use-intl';
import type { MemberSession } from '../../../contract.ts';

/** Returns a function that names a device by browser and system, as far as they are known. */
export function useDeviceName() {
  const t = useTranslations('profile.devices');
  return ({ browser, system }: Pick<MemberSession, 'browser' | 'system'>) =>
    browser && system ? t('name', { browser, system }) : (browser ?? system);
}
