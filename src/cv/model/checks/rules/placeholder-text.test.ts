import { describe, expect, it } from 'vitest';
import { findingsOf } from '#testing/cv-fixture.ts';
import { placeholderText } from './placeholder-text.ts';

describe('placeholder text', () => {
  it.each([
    [{ name: 'Example Person' }],
    [{ headline: 'Lorem ipsum dolor' }],
    [{ email: 'name@example.org' }],
    [{ url: 'https://www.example.com/me' }],
    [{ headline: 'Beispiel GmbH' }],
    [{ headline: 'Queue Watch (example)' }],
    [{ headline: 'Örnek Şirket' }],
    [{ headline: 'مثال للتقنية' }],
    [{ name: 'your name' }],
  ])('is found in %j', (basics) => {
    expect(findingsOf(placeholderText, { basics })).toHaveLength(1);
  });

  it.each([
    [{ name: 'Ada Lovelace' }],
    [{ headline: 'Example-driven author' }],
    [{ url: 'https://example.community' }],
    [{ headline: 'For example, notes' }],
  ])('is not found in %j', (basics) => {
    expect(findingsOf(placeholderText, { basics })).toEqual([]);
  });
});
