import {
  defaultSettings,
  INSTANCE_SETTING_NAMES,
  type InstanceSettingName,
} from '#platform/pure/instance-settings/schema.ts';
import { logoPath } from '#platform/server/instance-settings/instance-facts.ts';
import { type AdminSettings, adminSettings } from '../../contract/settings.ts';
import type { AdminCtx } from '../context.ts';

/** Returns the instance settings with their defaults. */
export function readAdminSettings({ instance, settings }: Pick<AdminCtx, 'instance' | 'settings'>): AdminSettings {
  const { current, decided } = instance;
  const defaults = defaultSettings(settings);
  const settingOf = (name: InstanceSettingName) => ({
    value: current[name],
    default: defaults[name],
    decided: decided.has(name),
  });
  const { logo } = current;
  const all = Object.fromEntries(INSTANCE_SETTING_NAMES.map((name) => [name, settingOf(name)]));
  return adminSettings.parse({
    ...all,
    logo: { ...all.logo, value: logo && { ...logo, src: logoPath(logo.hash, 'webp') } },
  });
}
