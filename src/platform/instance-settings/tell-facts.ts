import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { lookOfAccent } from './accent.ts';
import type { InstanceFacts } from './facts.ts';
import type { InstanceSettings } from './open-instance-settings.ts';
import type { InstanceChoices } from './schema.ts';

const LOOK = /^\/instance\/look-([0-9a-f]{6})-([\w-]{10})\.css$/;
const LOGO = /^\/instance\/logo-([\w-]{1,64})\.(webp|png)$/;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);

/**
 * Returns the path of an accent's style sheet. It contains the colour and a hash of the rules, so it can be cached
 * forever, and is the same on each instance.
 */
const lookAddress = (accent: string) => `/instance/look-${accent.slice(1)}-${hashOf(lookOfAccent(accent))}.css`;

/** Returns the style sheet at a path; undefined if it is not one of an accent. */
export function readLook(path: string): string | undefined {
  const accent = `#${LOOK.exec(path)?.[1]}`;
  return LOOK.test(path) && lookAddress(accent) === path ? lookOfAccent(accent) : undefined;
}

export const logoAddress = (hash: string, format: 'webp' | 'png') => `/instance/logo-${hash}.${format}`;

/** Returns the hash and the format in a logo's path, if it is one. */
export function readLogoAddress(path: string) {
  const [, hash, format] = LOGO.exec(path) ?? [];
  return hash && format ? { hash, format } : undefined;
}

/** Returns the public facts about the instance; a notice is left out after its end. */
export function factsOf({ name, logo, accent, signUp, notice }: InstanceChoices, now: Date): InstanceFacts {
  return {
    name,
    logo: logo && { src: logoAddress(logo.hash, 'webp'), width: logo.width, height: logo.height },
    look: accent && lookAddress(accent),
    accent,
    signUp,
    notice: isOver(notice, now) ? null : notice,
  };
}

const isOver = (notice: InstanceChoices['notice'], now: Date) =>
  notice?.until != null && Date.parse(notice.until) <= now.getTime();

type Told = { facts: InstanceFacts; version: string };

/** Makes a function that returns the facts and their version, computed again only when they have changed. */
export function factsTeller({ instance, clock }: { instance: InstanceSettings; clock: Clock }): () => Told {
  let of: Readonly<InstanceChoices> | undefined;
  let over: boolean | undefined;
  let told: Told | undefined;
  return () => {
    const { current } = instance;
    const now = clock.now();
    if (told === undefined || of !== current || over !== isOver(current.notice, now)) {
      const facts = factsOf(current, now);
      told = { facts, version: hashOf(JSON.stringify(facts)) };
      of = current;
      over = isOver(current.notice, now);
    }
    return told;
  };
}
