import { useTranslations } from 'use-intl';

/** Returns a function that names a device by browser and system, as far as they are known. */
export function useDeviceName() {
  const t = useTranslations('ui.device');
  return ({ browser, system }: { browser?: string | undefined; system?: string | undefined }) =>
    browser && system ? t('name', { browser, system }) : (browser ?? system);
}

/** Returns a function that names the device of a recorded event, stored as browser and system: "Chrome, Linux". */
export function useEventDeviceName() {
  const nameOf = useDeviceName();
  return (device: string) => {
    const [browser, system] = device.split(', ');
    return nameOf({ browser, system }) ?? device;
  };
}
