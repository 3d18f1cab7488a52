import { isWebAddress } from '#platform/field-rules.ts';
import type { CvContent } from '../content.ts';
import type { JsonObject } from '../json-resume/json.ts';
import { keptIn, withKept } from './kept.ts';
import { writeLine } from './markdown-line.ts';
import { PLAIN_ICON } from './names.ts';
import { profileAddress } from './networks.ts';

/** RenderCV rejects a file if an email address, phone number or username doesn't match its rules. */
const EMAIL = /^[^\s@"<>(),;:\\[\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PHONE = /^\+\d[\d\s().-]{5,20}$/;

type Connection = { placeholder: string; url: string; icon: string; kept?: JsonObject };

/** Writes the name and contact details. Values that RenderCV would reject become custom connections. */
export function writeHeader({ basics }: CvContent): JsonObject {
  const { name, headline, email, phone, url, location, profiles, custom } = basics;
  const connections: Connection[] = [];
  const checked = (value: string, isGood: boolean, icon: string) => {
    if (value !== '' && !isGood) connections.push({ placeholder: value, url: '', icon });
    return value !== '' && isGood ? value : undefined;
  };
  const place = location.display || [location.city, location.region, location.countryCode].filter(Boolean).join(', ');
  const header = {
    name: lineOr(name),
    headline: lineOr(headline),
    location: lineOr(place),
    email: checked(email, EMAIL.test(email), 'envelope'),
    phone: checked(phone, PHONE.test(phone), 'phone'),
    website: checked(url, isWebAddress(url), PLAIN_ICON),
  };
  const networks = profiles.flatMap(({ network, username, url, extras }) => {
    const address = profileAddress(network, username);
    if (address !== undefined) return [withKept({ network, username }, keptIn(extras))];
    connections.push({ placeholder: username || network || url, url, icon: PLAIN_ICON });
    return [];
  });
  for (const { icon, label, value, url, extras } of custom) {
    const placeholder = [label, value].filter(Boolean).join(': ');
    connections.push({ placeholder, url, icon: icon || PLAIN_ICON, kept: keptIn(extras) });
  }
  const written = {
    ...header,
    social_networks: networks.length > 0 ? networks : undefined,
    custom_connections: connections.length > 0 ? connections.map(writeConnection) : undefined,
  };
  return withKept(written, keptIn(basics.extras));
}

const lineOr = (text: string) => (text === '' ? undefined : writeLine(text));

function writeConnection({ placeholder, url, icon, kept = {} }: Connection) {
  return withKept(
    { placeholder: writeLine(placeholder), url: isWebAddress(url) ? url : null, fontawesome_icon: icon },
    kept,
  );
}
