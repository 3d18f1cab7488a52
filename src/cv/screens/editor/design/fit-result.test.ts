import { describe, expect, it } from 'vitest';
import { EMPTY_CONTENT } from '../../../model/content.ts';
import { applyOperations } from '../../../model/operations.ts';
import { designOperations } from './design-operations.ts';
import { isStillValid } from './fit-result.ts';
import { TEMPLATE_DEFAULTS } from './template-defaults.ts';

const design = { size: 9.5, lineHeight: 1.3, density: 'compact', spacing: 1, marginX: 16, marginY: 14 } as const;
const withDesign = (values: Parameters<typeof designOperations>[1]) =>
  applyOperations(EMPTY_CONTENT, designOperations(EMPTY_CONTENT.design, values)).content;

describe('a fit result', () => {
  const result = { content: EMPTY_CONTENT, response: { fits: true, pages: 1, design } };

  it('stays valid once its design is applied, until the content or design changes', () => {
    const now = withDesign(design);
    expect(isStillValid(result, now)).toBe(true);
    expect(isStillValid(result, withDesign({ ...design, size: 11 }))).toBe(false);
    expect(isStillValid(result, withDesign({ ...design, template: 'duo' }))).toBe(false);
    expect(isStillValid(result, { ...now, sections: [] })).toBe(false);
  });

  it('stays valid for a CV that does not fit, until the design changes', () => {
    const tooLong = { ...result, response: { fits: false, pages: 3, design } };
    expect(isStillValid(tooLong, EMPTY_CONTENT)).toBe(true);
    expect(isStillValid(tooLong, withDesign({ template: 'duo' }))).toBe(false);
  });
});

describe('the template defaults', () => {
  it('match the design of a new CV and leave paper, language and photo unchanged', () => {
    expect(designOperations(EMPTY_CONTENT.design, TEMPLATE_DEFAULTS)).toEqual([]);
    const changed = withDesign({ ...design, accent: '#123456', page: 'letter', language: 'de', photo: 'square' });
    expect(applyOperations(changed, designOperations(changed.design, TEMPLATE_DEFAULTS)).content.design).toEqual({
      ...EMPTY_CONTENT.design,
      ...{ page: 'letter', language: 'de', photo: 'square' },
    });
  });
});
