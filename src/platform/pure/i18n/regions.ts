import { languageForTag } from './languages.ts';

/** The regions that a member can choose, whose conventions differ in dates, numbers or paper: ISO 3166-1 codes. */
export const REGIONS = [
  ...['AE', 'AR', 'AT', 'AU', 'BE', 'BR', 'CA', 'CH', 'CL', 'CO', 'CZ', 'DE', 'DK', 'DZ', 'EG', 'ES', 'FI', 'FR', 'GB'],
  ...['GR', 'HK', 'HU', 'ID', 'IE', 'IL', 'IN', 'IQ', 'IT', 'JO', 'JP', 'KE', 'KR', 'LB', 'LU', 'MA', 'MX', 'MY', 'NG'],
  ...['NL', 'NO', 'NZ', 'PE', 'PH', 'PK', 'PL', 'PT', 'QA', 'RO', 'SA', 'SE', 'SG', 'SY', 'TH', 'TN', 'TR', 'TW', 'UA'],
  ...['US', 'VE', 'VN', 'ZA'],
] as const;

const KNOWN: ReadonlySet<string> = new Set(REGIONS);

export const isRegion = (code: string) => KNOWN.has(code);

/** The regions that print on Letter paper (CLDR, paper size). */
const LETTER_REGIONS: ReadonlySet<string> = new Set(['CA', 'CL', 'CO', 'MX', 'PH', 'US', 'VE']);

/** Returns the paper that is printed on in a region, or by readers of a language if no region is chosen. */
export const paperFor = (language: string, region: string | null): 'letter' | 'a4' =>
  (region === null ? languageForTag(language) === 'en' : LETTER_REGIONS.has(region)) ? 'letter' : 'a4';

/** Returns the locale in whose conventions dates and numbers are written in a language: `en-DE`. */
export const localeIn = (language: string, region: string | null) =>
  region === null ? language : new Intl.Locale(language, { region }).toString();
