import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { errorBody } from '../../pure/errors.ts';
import { errorTranslator } from '../i18n/messages.ts';
import { validationError } from './validation-error.ts';

const schema = z.strictObject({
  website: z.string().refine((text) => text.startsWith('https:'), { params: { word: 'invalidUrl' } }),
  links: z.array(z.string()).refine((all) => all.length < 3, { params: { word: 'tooGreat', maximum: 2 } }),
  other: z.string().refine((text) => text !== 'no'),
});
const RIGHT = { website: 'https://a.org', links: [], other: 'yes' };

/** Returns the message of each field. */
function read(input: unknown, language: 'en' | 'de' = 'en') {
  const parsed = schema.safeParse(input);
  if (parsed.success) return [];
  return errorBody(validationError(parsed.error.issues, input), errorTranslator(language)).data?.fields;
}

describe('a refinement of a schema', () => {
  it('names the message of the field', () => {
    expect(read({ ...RIGHT, website: 'ftp://a.org' })).toEqual([
      { path: 'website', message: 'Enter a web address like https://example.com' },
    ]);
  });

  it('fills the placeholders of its message', () => {
    expect(read({ ...RIGHT, links: ['a', 'b', 'c'] })).toEqual([{ path: 'links', message: 'The maximum is 2' }]);
    expect(read({ ...RIGHT, links: ['a', 'b', 'c'] }, 'de')).toEqual([
      { path: 'links', message: expect.stringContaining('2') },
    ]);
  });

  it('has a generic message if it names none', () => {
    expect(read({ ...RIGHT, other: 'no' })).toEqual([{ path: 'other', message: 'Enter a valid value' }]);
  });
});
