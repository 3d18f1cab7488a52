import { choicesOf } from '#platform/instance-settings/schema.ts';
import { logoAddress } from '#platform/instance-settings/tell-facts.ts';
import type { InstanceDecisions } from '../../contract/settings.ts';
import type { AdminCtx } from '../context.ts';

/** Returns the instance settings with their defaults. */
export function readDecisions({ instance, settings }: Pick<AdminCtx, 'instance' | 'settings'>): InstanceDecisions {
  const { current, decided } = instance;
  const without = choicesOf(settings);
  const shown = <Name extends keyof typeof current>(name: Name) => ({
    value: current[name],
    default: without[name],
    decided: decided.has(name),
  });
  const { logo } = current;
  return {
    name: shown('name'),
    logo: { ...shown('logo'), value: logo && { ...logo, src: logoAddress(logo.hash, 'webp') }, default: null },
    accent: shown('accent'),
    signUp: shown('signUp'),
    fileMegabytes: shown('fileMegabytes'),
    memberMegabytes: shown('memberMegabytes'),
    usernameChangeDays: shown('usernameChangeDays'),
    notice: shown('notice'),
    reservedNames: shown('reservedNames'),
    domainApproval: shown('domainApproval'),
    mailFrom: shown('mailFrom'),
  };
}
