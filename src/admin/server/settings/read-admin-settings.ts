import { defaultSettings } from '#platform/pure/instance-settings/schema.ts';
import { logoPath } from '#platform/server/instance-settings/instance-facts.ts';
import type { AdminSettings } from '../../contract/settings.ts';
import type { AdminCtx } from '../context.ts';

/** Returns the instance settings with their defaults. */
export function readAdminSettings({ instance, settings }: Pick<AdminCtx, 'instance' | 'settings'>): AdminSettings {
  const { current, decided } = instance;
  const defaults = defaultSettings(settings);
  const settingOf = <Name extends keyof typeof current>(name: Name) => ({
    value: current[name],
    default: defaults[name],
    decided: decided.has(name),
  });
  const { logo } = current;
  return {
    name: settingOf('name'),
    logo: { ...settingOf('logo'), value: logo && { ...logo, src: logoPath(logo.hash, 'webp') }, default: null },
    accent: settingOf('accent'),
    signUp: settingOf('signUp'),
    fileMegabytes: settingOf('fileMegabytes'),
    memberMegabytes: settingOf('memberMegabytes'),
    usernameChangeDays: settingOf('usernameChangeDays'),
    notice: settingOf('notice'),
    reservedNames: settingOf('reservedNames'),
    domainApproval: settingOf('domainApproval'),
    mailFrom: settingOf('mailFrom'),
  };
}
