import type { CvContent } from '../content.ts';
import { displayUrl } from '../outline/addresses.ts';
import { formatDate } from '../outline/dates.ts';
import type { Letter } from '../shapes.ts';
import { latestRole } from './latest-role.ts';
import type { VariableValues } from './variables.ts';

/** Returns the values of a letter's variables, from the CV and the letter itself. */
export function variableValuesOf(content: CvContent, letter: Letter): VariableValues {
  const { basics } = content;
  const { role, employer } = latestRole(content);
  const values: VariableValues = {
    company: letter.company,
    recipient: letter.recipient,
    date: letterDateOf(letter, content),
    name: basics.name,
    headline: basics.headline,
    role,
    employer,
    email: basics.email,
    phone: basics.phone,
    website: displayUrl(basics.url),
    city: cityOf(content),
  };
  return Object.fromEntries(
    Object.entries(values).map(([variable, value]) => [variable, value.trim()]),
  ) as VariableValues;
}

/** Formats the date of a letter, with the day even if the CV shows only years. */
export function letterDateOf({ date }: Pick<Letter, 'date'>, { design }: Pick<CvContent, 'design'>) {
  const dateFormat = design.dateFormat === 'year' ? 'long' : design.dateFormat;
  return formatDate(date, { ...design, dateFormat, days: true, present: '' });
}

/** Returns the city, or the first part of a location that is written in one line. */
export const cityOf = ({ basics: { location } }: Pick<CvContent, 'basics'>) =>
  location.city.trim() || (location.display.split(/[,،、·]/u, 1)[0] ?? '').trim();
