import { describe, expect, it } from 'vitest';
import { readChoices, urlWith } from './choices.ts';

describe('page choices', () => {
  it('are read from the query and written back in a canonical form', () => {
    const choices = readChoices('?theme=dark&lang=en&utm_source=x');
    expect(choices).toEqual({ language: 'en', theme: 'dark' });
    expect(urlWith(choices, '/')).toBe('/?lang=en&theme=dark');
  });

  it('ignore missing and unsupported values', () => {
    for (const search of ['', '?', '?theme=neon&lang=xx', '?lang=__proto__', '?lang=constructor', '?theme']) {
      expect(readChoices(search)).toEqual({});
    }
    expect(urlWith({}, '/api/docs')).toBe('/api/docs');
  });
});
