import { describe, expect, it } from 'vitest';
import type { SiteSectionKind } from '../../../../model/sections/section-kinds.ts';
import { placeOfNew } from './new-section.ts';

const shown = (...kinds: SiteSectionKind[]) => kinds.map((kind) => ({ kind, visible: true }));
const hidden = (...kinds: SiteSectionKind[]) => kinds.map((kind) => ({ kind, visible: false }));

describe('the place of a new section', () => {
  it.each([
    ['at the end', shown('about', 'contact', 'projects'), 3],
    ['before a contact section at the end', shown('about', 'projects', 'contact'), 2],
    ['before hidden sections, which stay at the end', [...shown('about', 'projects'), ...hidden('cv')], 2],
    ['before a contact section that only hidden ones follow', [...shown('about', 'contact'), ...hidden('cv')], 1],
    ['after the others if the contact section is hidden', [...shown('about'), ...hidden('contact')], 1],
    ['first on an empty page', [], 0],
  ])('is %s', (_, sections, place) => expect(placeOfNew('gallery', sections)).toBe(place));

  it('is the first for a hero, which opens the page', () =>
    expect(placeOfNew('hero', shown('about', 'projects', 'contact'))).toBe(0));
});
