import { languageOf } from '../language-of.ts';
import type { Basics } from '../shapes.ts';

type PostalCodeOrder = 'beforeCity' | 'afterCity' | 'afterRegion';

/** Countries that don't write the postal code before the city. All others do. */
const ORDER_BY_COUNTRY: ReadonlyMap<string, PostalCodeOrder> = new Map([
  ...countries('afterRegion', 'US USA CA AU BR'),
  ...countries('afterCity', 'GB UK IM JE GG GI BM IE MT NZ ZA NG IN PK BD LK SG TH ID KR SA EG JO LV UA RU'),
]);
const ORDER_BY_LANGUAGE: ReadonlyMap<string, PostalCodeOrder> = new Map([
  ['en', 'afterRegion'],
  ['en-gb', 'afterCity'],
]);

/**
 * Returns the location of a CV in one line: the text that the member gave it, or the parts of the address in the order
 * of their country. Without a country, the order is that of the CV's language.
 */
export function locationTextOf(location: Basics['location'], language: string): string {
  const { address, postalCode, city, region, countryCode, display } = location;
  const parts = {
    beforeCity: [join([postalCode, city], ' '), region],
    afterCity: [join([city, postalCode], ' '), region],
    afterRegion: region.trim() === '' ? [join([city, postalCode], ' ')] : [city, join([region, postalCode], ' ')],
  };
  const { comma } = languageOf(language);
  return display.trim() || join([address, ...parts[orderOf(countryCode, language)], countryCode], comma);
}

function orderOf(countryCode: string, language: string): PostalCodeOrder {
  const country = countryCode.trim().toUpperCase();
  if (country !== '') return ORDER_BY_COUNTRY.get(country) ?? 'beforeCity';
  const tag = language.toLowerCase();
  return ORDER_BY_LANGUAGE.get(tag) ?? ORDER_BY_LANGUAGE.get(tag.split('-', 1)[0] ?? '') ?? 'beforeCity';
}

function countries(order: PostalCodeOrder, codes: string): [string, PostalCodeOrder][] {
  return codes.split(' ').map((code) => [code, order]);
}

const join = (texts: readonly string[], separator: string) =>
  texts
    .map((text) => text.trim())
    .filter(Boolean)
    .join(separator);
