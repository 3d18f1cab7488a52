import { describe, expect, it } from 'vitest';
import { findingsOf, locationsFoundBy } from '#testing/cv-fixture.ts';
import { lowContrast } from './low-contrast.ts';

describe('a colour on the page', () => {
  it('is reported with its ratio if it is too pale', () => {
    expect(findingsOf(lowContrast, { design: { text: '#777777', accent: '#ffff00' } })).toEqual([
      { at: ['design'], field: 'text', values: { color: 'text', ratio: 4.4, least: 4.5 } },
      { at: ['design'], field: 'accent', values: { color: 'accent', ratio: 1, least: 4.5 } },
    ]);
  });

  it('is not reported if it is readable or a default', () => {
    expect(findingsOf(lowContrast, { design: { text: '#767676', accent: '#000000' } })).toEqual([]);
    expect(findingsOf(lowContrast, {})).toEqual([]);
  });

  it('is measured against the background', () => {
    expect(locationsFoundBy(lowContrast, { design: { background: '#000000', accent: '#FFFFFF' } })).toEqual([
      'design.text',
    ]);
  });
});
