import { useTranslations } from 'use-intl';
import type { MemberSession } from '../../../contract.ts';

/** What a device is called, as far as it tells of itself. */
export function useDeviceName() {
  const t = useTranslations('profile.devices');
  return ({ browser, system }: Pick<MemberSession, 'browser' | 'system'>) =>
    browser && system ? t('name', { browser, system }) : (browser ?? system);
}
