import type { Writing } from '../visible.ts';
import type { CheckedCv } from './read-cv.ts';

/** Fields with machine-readable values, which the rules on spacing and wording skip. */
const CODES = new Set(['email', 'phone', 'username', 'doi', 'credentialId', 'postalCode', 'countryCode', 'icon']);

export const isProse = ({ type, field }: Writing) => (type === 'line' || type === 'text') && !CODES.has(field);

export const emailsIn = ({ writings }: CheckedCv) =>
  writings.filter(({ type, field }) => type === 'line' && field === 'email');

export const addressesIn = ({ writings }: CheckedCv) => writings.filter(({ type }) => type === 'address');
