import { describe, expect, it } from 'vitest';
import { findingsOf, locationsFoundBy } from '#testing/cv-fixture.ts';
import { lowContrast } from './low-contrast.ts';

describe('a colour on the page', () => {
  it('that is too pale is told with its ratio', () => {
    expect(findingsOf(lowContrast, { design: { text: '#777777', accent: '#ffff00' } })).toEqual([
      { at: ['design'], field: 'text', values: { color: 'text', ratio: 4.4, least: 4.5 } },
      { at: ['design'], field: 'accent', values: { color: 'accent', ratio: 1, least: 4.5 } },
    ]);
  });

  it('that can be read is not, nor are those that a CV begins with', () => {
    expect(findingsOf(lowContrast, { design: { text: '#767676', accent: '#000000' } })).toEqual([]);
    expect(findingsOf(lowContrast, {})).toEqual([]);
  });

  it('is measured against the background', () => {
    expect(locationsFoundBy(lowContrast, { design: { background: '#000000', accent: '#FFFFFF' } })).toEqual([
      'design.text',
    ]);
  });
});
