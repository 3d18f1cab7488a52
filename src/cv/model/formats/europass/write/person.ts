import type { Markup } from '#platform/pure/markup.ts';
import type { CvContent } from '../../../content.ts';
import { languageCodeOf } from '../../reading/language-codes.ts';
import { element } from './element.ts';

const uri = (address: string) => element('oa:URI', address);
const channel = (code: string, use: string, content: readonly Markup[]): Markup =>
  content.every(({ text }) => text === '')
    ? element('Communication', '')
    : element('Communication', [element('ChannelCode', code), element('UseCode', use), ...content]);

/** Writes the name of a person. The last word is the family name, because we don't know which words are. */
export function personName(name: string): Markup {
  const words = name.trim().split(/\s+/);
  const family = words.length > 1 ? (words.at(-1) ?? '') : '';
  const given = words.length > 1 ? words.slice(0, -1).join(' ') : (words[0] ?? '');
  return element('PersonName', [element('oa:GivenName', given), element('hr:FamilyName', family)]);
}

/** Writes a person with all ways to reach them, and the languages that they grew up with. */
export function candidatePerson({ basics, sections, design }: CvContent): Markup {
  const languages = sections.flatMap((section) => (section.kind === 'languages' ? section.items : []));
  return element('CandidatePerson', [
    personName(basics.name),
    channel('Email', '', [uri(basics.email)]),
    channel('Telephone', '', [element('oa:DialNumber', basics.phone)]),
    channel('', 'home', [addressElement(basics.location)]),
    channel('Web', '', [uri(basics.url)]),
    ...basics.profiles.map(({ network, username, url }) =>
      channel('Social Media', network.toLowerCase(), [element('OtherTitle', network), uri(url || username)]),
    ),
    ...basics.custom.map(({ label, value, url }) =>
      channel('InstantMessage', 'other', [element('OtherTitle', label), uri(value || url)]),
    ),
    ...languages
      .filter(({ cefr, language }) => cefr === 'native' && language.trim() !== '')
      .map(({ language }) => languageElement('PrimaryLanguageCode', 'name', language, design.language)),
  ]);
}

/** Writes a language by its code if it has one, or else by its name. */
export function languageElement(name: string, scheme: string, language: string, cvLanguage: string): Markup {
  const code = languageCodeOf(language, cvLanguage);
  return element(name, code ?? language, ` ${scheme}="${code === undefined ? 'FREE_TEXT' : 'NORMAL'}"`);
}

function addressElement({ address, city, postalCode, region, countryCode, display }: CvContent['basics']['location']) {
  if (display.trim() !== '') return element('Address', [element('oa:AddressLine', display)], ' type="home"');
  return element(
    'Address',
    [
      element('oa:AddressLine', address),
      element('oa:CityName', city),
      element('oa:CountrySubDivisionCode', region),
      element('CountryCode', countryCode.toLowerCase()),
      element('oa:PostalCode', postalCode),
    ],
    ' type="home"',
  );
}
