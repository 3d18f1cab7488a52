import { describe, expect, it } from 'vitest';
import { errorTranslator } from '../server/i18n/messages.ts';
import { AppError, ERRORS, type ErrorCode, errorBody, tooManyRequests } from './errors.ts';
import { LANGUAGES, type Language } from './i18n/languages.ts';

const codes = Object.keys(ERRORS) as ErrorCode[];
const messageIn = (language: Language, error: AppError) => errorBody(error, errorTranslator(language)).message;

describe('an expected error', () => {
  it.each(Object.keys(LANGUAGES) as Language[])('has a message in %s, even without details', (language) => {
    for (const code of codes) expect(messageIn(language, new AppError(code)), code).toMatch(/^[^{}]{5,}[^{}\s]\.$/u);
  });

  it('has a more specific message with details', () => {
    expect(messageIn('en', new AppError('TOO_MANY_REQUESTS'))).toBe('Too many attempts. Try again later.');
    expect(messageIn('en', tooManyRequests(1))).toBe('Too many attempts. Try again in 1 second.');
    expect(messageIn('en', new AppError('PAYLOAD_TOO_LARGE'))).toBe('The request is too large.');
    const limited = new AppError('PAYLOAD_TOO_LARGE', { text: { word: 'payloadTooLarge', values: { limit: 1024 } } });
    expect(messageIn('en', limited)).toBe('The request is too large. The limit is 1,024 bytes.');
  });
});
