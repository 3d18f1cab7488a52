import { isBefore, isWebAddress } from '#platform/pure/field-rules.ts';
import { SLUG, SLUG_MAX_LENGTH } from '#platform/pure/slug.ts';

/** A validation error that can be detected without a request to the server. */
export type FieldError =
  | {
      name:
        | 'titleNeeded'
        | 'nameNeeded'
        | 'valueNeeded'
        | 'addressNeeded'
        | 'addressFaulty'
        | 'slugFaulty'
        | 'pageAddressFaulty'
        | 'endsBeforeStart'
        | 'expiresBeforeDate';
    }
  | { name: 'tooLong'; over: number };

/** Validation errors by field path, e.g. `links.0.url`. */
export type FieldErrorMap = Record<string, FieldError>;

type FieldCheck = readonly [place: string, fault: FieldError | undefined];

export const collectFieldErrors = (checks: readonly FieldCheck[]): FieldErrorMap =>
  Object.fromEntries(checks.flatMap(([path, error]) => (error ? [[path, error]] : [])));

export function validateLength(text: string, maxLength: number): FieldError | undefined {
  const over = text.trim().length - maxLength;
  return over > 0 ? { name: 'tooLong', over } : undefined;
}

export function validateUrl(text: string, maxLength: number): FieldError | undefined {
  const url = text.trim();
  if (url === '') return undefined;
  return isWebAddress(url) ? validateLength(url, maxLength) : { name: 'addressFaulty' };
}

/** An empty slug is valid: the server chooses one for a new record. */
export function validateSlug(slug: string): FieldError | undefined {
  if (slug === '') return undefined;
  return SLUG.test(slug) ? validateLength(slug, SLUG_MAX_LENGTH) : { name: 'slugFaulty' };
}

export const validateDateOrder = (
  start: string,
  end: string,
  name: 'endsBeforeStart' | 'expiresBeforeDate' = 'endsBeforeStart',
): FieldError | undefined => (isBefore(end, start) ? { name } : undefined);

/** Returns the typed address as a complete URL: `example.org/ada` gets `https://` in front. */
export function completeUrl(text: string): string {
  const url = text.trim();
  const isBare = /^[^\s/:@?#.]+(?:\.[^\s/:@?#.]+)*\.[^\s/:@?#.]{2,}(?:[:/?#]\S*)?$/.test(url);
  return isBare ? `https://${url}` : url;
}
