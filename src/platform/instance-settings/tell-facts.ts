import { createHash } from 'node:crypto';
import type { Clock } from '../clock.ts';
import { lookOfAccent } from './accent.ts';
import type { InstanceFacts } from './facts.ts';
import type { InstanceSettings } from './open-instance-settings.ts';
import type { InstanceChoices } from './schema.ts';

const LOOK = /^\/instance\/look-([0-9a-f]{6})-([\w-]{10})\.css$/;
const LOGO = /^\/instance\/logo-([\w-]{1,64})\.(webp|png)$/;

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10);

/** The address tells the colour and of which rules it was made: it stands for the same sheet for good, on each instance. */
const lookAddress = (accent: string) => `/instance/look-${accent.slice(1)}-${hashOf(lookOfAccent(accent))}.css`;

/** The style sheet at an address; nothing where no accent leads there. */
export function readLook(path: string): string | undefined {
  const accent = `#${LOOK.exec(path)?.[1]}`;
  return LOOK.test(path) && lookAddress(accent) === path ? lookOfAccent(accent) : undefined;
}

export const logoAddress = (hash: string, format: 'webp' | 'png') => `/instance/logo-${hash}.${format}`;

/** Which logo an address asks for. */
export function readLogoAddress(path: string) {
  const [, hash, format] = LOGO.exec(path) ?? [];
  return hash && format ? { hash, format } : undefined;
}

/** What anybody may know of the instance now: a notice lasts until its moment. */
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

/** Tells them at every use; they are put together anew when one of them has changed. */
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
