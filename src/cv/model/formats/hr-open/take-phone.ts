import type { SourceObject } from '../reading/source-object.ts';

/** The keys of a phone number: as one text, or in parts. */
type PhoneKeys = { formatted: string; country: string; area: string; number: string };

/** Takes a phone number. Parts are joined, with the code of the country in international form. */
export function takePhone(source: SourceObject, keys: PhoneKeys): string {
  const take = (key: string) => {
    const isText = ['string', 'number'].includes(typeof source.peek(key));
    return isText ? String(source.take(key)).trim() : '';
  };
  const [formatted, country, area, number] = [keys.formatted, keys.country, keys.area, keys.number].map(take);
  const prefix = country ? `+${country.replace(/^\+|^00/, '')}` : '';
  return formatted || [prefix, area, number].filter(Boolean).join(' ');
}
