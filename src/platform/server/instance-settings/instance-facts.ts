import { createHash } from 'node:crypto';
import { accentStylesheet } from '../../pure/instance-settings/accent.ts';
import type { InstanceFacts } from '../../pure/instance-settings/facts.ts';
import type { InstanceSettingValues } from '../../pure/instance-settings/schema.ts';
import type { Settings } from '../../pure/settings.ts';
import type { Clock } from '../clock.ts';
import type { InstanceSettings } from './open-instance-settings.ts';

const STYLESHEET_PATH = /^\/instance\/look-([0-9a-f]{6})-([\w-]{10})\.css$/;
const LOGO_PATH = /^\/instance\/logo-([\w-]{1,64})\.(webp|png)$/;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);

/**
 * Returns the path of an accent's style sheet. It contains the colour and a hash of the rules, so it can be cached
 * forever, and is the same on each instance.
 */
const stylesheetPath = (accent: string) => `/instance/look-${accent.slice(1)}-${hashOf(accentStylesheet(accent))}.css`;

/** Returns the style sheet at a path; undefined if it is not one of an accent. */
export function readStylesheet(path: string): string | undefined {
  const accent = `#${STYLESHEET_PATH.exec(path)?.[1]}`;
  return STYLESHEET_PATH.test(path) && stylesheetPath(accent) === path ? accentStylesheet(accent) : undefined;
}

export const logoPath = (hash: string, format: 'webp' | 'png') => `/instance/logo-${hash}.${format}`;

/** Returns the hash and the format in a logo's path, if it is one. */
export function parseLogoPath(path: string) {
  const [, hash, format] = LOGO_PATH.exec(path) ?? [];
  return hash && format ? { hash, format } : undefined;
}

export type FactsSource = { instance: InstanceSettings; settings: Pick<Settings, 'SMTP_URL'> };

/** Returns the public facts about the instance; a notice is left out after its end. */
export function factsOf({ instance, settings }: FactsSource, now: Date): InstanceFacts {
  const { name, logo, accent, signUp, notice, usernameChangeDays } = instance.current;
  return {
    name,
    logo: logo && { src: logoPath(logo.hash, 'webp'), width: logo.width, height: logo.height },
    look: accent && stylesheetPath(accent),
    accent,
    signUp,
    notice: hasExpired(notice, now) ? null : notice,
    usernameChangeDays,
    sendsEmail: settings.SMTP_URL !== undefined,
  };
}

const hasExpired = (notice: InstanceSettingValues['notice'], now: Date) =>
  notice?.until != null && Date.parse(notice.until) <= now.getTime();

type VersionedFacts = { facts: InstanceFacts; version: string };

/** Makes a function that returns the facts and their version, computed again only when they have changed. */
export function makeFactsReader(kernel: FactsSource & { clock: Clock }): () => VersionedFacts {
  const { instance, clock } = kernel;
  let source: Readonly<InstanceSettingValues> | undefined;
  let hadExpired: boolean | undefined;
  let cached: VersionedFacts | undefined;
  return () => {
    const { current } = instance;
    const now = clock.now();
    if (cached === undefined || source !== current || hadExpired !== hasExpired(current.notice, now)) {
      const facts = factsOf(kernel, now);
      cached = { facts, version: hashOf(JSON.stringify(facts)) };
      source = current;
      hadExpired = hasExpired(current.notice, now);
    }
    return cached;
  };
}
