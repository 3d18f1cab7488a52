import type { CardDetails } from './card-details.ts';
import { splitName } from './card-details.ts';
import { SIGNATURE_LAYOUTS, type SignatureLayout } from './signature.ts';

/** The member's choices for their card and signature, as the form shows them. */
export type CardSettings = Omit<CardDetails, 'links'> & {
  withLinks: boolean;
  withPhoto: boolean;
  layout: SignatureLayout;
  accent: string;
};

type Profile = { displayName: string; profile: { location: string; website: string } };

/** Returns the settings of a member who has chosen nothing: public details only, so neither email nor phone. */
export const defaultSettings = ({ displayName, profile }: Profile): CardSettings => ({
  ...splitName(displayName),
  title: '',
  organization: '',
  email: '',
  phone: '',
  location: profile.location,
  website: profile.website,
  withLinks: true,
  withPhoto: true,
  layout: 'line',
  accent: '#0f5c5c',
});

const MAX_LENGTH = 300;

/** Reads stored choices. Values that don't fit, such as those of another version, are left out. */
export function readChoices(stored: string, defaults: CardSettings): Partial<CardSettings> {
  const choices = parseObject(stored);
  const fits = (name: string, value: unknown) =>
    Object.hasOwn(defaults, name) &&
    typeof value === typeof defaults[name as keyof CardSettings] &&
    (typeof value !== 'string' || value.length <= MAX_LENGTH) &&
    (name !== 'layout' || SIGNATURE_LAYOUTS.includes(value as SignatureLayout));
  return Object.fromEntries(Object.entries(choices).filter(([name, value]) => fits(name, value)));
}

function parseObject(stored: string): object {
  try {
    const value: unknown = JSON.parse(stored);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** Returns the choices that differ from the defaults, so that all others follow the profile. */
export const choicesToStore = (settings: CardSettings, defaults: CardSettings) => {
  const chosen = Object.entries(settings).filter(([name, value]) => value !== defaults[name as keyof CardSettings]);
  return chosen.length === 0 ? '' : JSON.stringify(Object.fromEntries(chosen));
};
