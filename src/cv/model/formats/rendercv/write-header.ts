import { isWebAddress } from '#platform/pure/field-rules.ts';
import type { JsonObject } from '../../../../platform/pure/json.ts';
import type { CvContent } from '../../content.ts';
import { extraDataIn, withExtraData } from './extra-data.ts';
import { writeLine } from './markdown-line.ts';
import { DEFAULT_ICON } from './names.ts';
import { profileAddress } from './networks.ts';

/** RenderCV rejects a file if an email address, phone number or username doesn't match its rules. */
const EMAIL = /^[^\s@"<>(),;:\\[\]]+@[^\s@.]+(?:\.[^\s@.]+)+$/;
const PHONE = /^\+\d[\d\s().-]{5,20}$/;

type CustomConnection = { placeholder: string; url: string; icon: string; extraData?: JsonObject };

/** Writes the name and contact details. Values that RenderCV would reject become custom connections. */
export function writeHeader({ basics }: CvContent): JsonObject {
  const { name, headline, email, phone, url, location, profiles, custom } = basics;
  const connections: CustomConnection[] = [];
  const validOrCustom = (value: string, isValid: boolean, icon: string) => {
    if (value !== '' && !isValid) connections.push({ placeholder: value, url: '', icon });
    return value !== '' && isValid ? value : undefined;
  };
  const locationText =
    location.display || [location.city, location.region, location.countryCode].filter(Boolean).join(', ');
  const header = {
    name: lineOrUndefined(name),
    headline: lineOrUndefined(headline),
    location: lineOrUndefined(locationText),
    email: validOrCustom(email, EMAIL.test(email), 'envelope'),
    phone: validOrCustom(phone, PHONE.test(phone), 'phone'),
    website: validOrCustom(url, isWebAddress(url), DEFAULT_ICON),
  };
  const networks = profiles.flatMap(({ network, username, url, extras }) => {
    const address = profileAddress(network, username);
    if (address !== undefined) return [withExtraData({ network, username }, extraDataIn(extras))];
    connections.push({ placeholder: username || network || url, url, icon: DEFAULT_ICON });
    return [];
  });
  for (const { icon, label, value, url, extras } of custom) {
    const placeholder = [label, value].filter(Boolean).join(': ');
    connections.push({ placeholder, url, icon: icon || DEFAULT_ICON, extraData: extraDataIn(extras) });
  }
  const output = {
    ...header,
    social_networks: networks.length > 0 ? networks : undefined,
    custom_connections: connections.length > 0 ? connections.map(writeConnection) : undefined,
  };
  return withExtraData(output, extraDataIn(basics.extras));
}

const lineOrUndefined = (text: string) => (text === '' ? undefined : writeLine(text));

function writeConnection({ placeholder, url, icon, extraData = {} }: CustomConnection) {
  return withExtraData(
    { placeholder: writeLine(placeholder), url: isWebAddress(url) ? url : null, fontawesome_icon: icon },
    extraData,
  );
}
