import type { FieldText } from '../visible-nodes.ts';
import type { CheckedCv } from './checked-cv.ts';

/** Fields with machine-readable values, which the rules on spacing and wording skip. */
const MACHINE_READABLE_FIELDS = new Set([
  'email',
  'phone',
  'username',
  'doi',
  'volume',
  'issue',
  'pages',
  'credentialId',
  'postalCode',
  'countryCode',
  'icon',
]);

export const isProse = ({ type, field }: FieldText) =>
  (type === 'line' || type === 'text') && !MACHINE_READABLE_FIELDS.has(field);

export const emailsIn = ({ fieldTexts }: CheckedCv) =>
  fieldTexts.filter(({ type, field }) => type === 'line' && field === 'email');

export const addressesIn = ({ fieldTexts }: CheckedCv) => fieldTexts.filter(({ type }) => type === 'address');
