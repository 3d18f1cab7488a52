import { describe, expect, it } from 'vitest';
import { TEMPLATES, templateOf } from '#cv/render/templates.ts';
import { DEFAULT_DESIGN } from '../../../design.ts';
import { templateCss } from './template-css.ts';

const LTR = { direction: 'ltr', hasItalics: true } as const;
const RTL = { direction: 'rtl', hasItalics: false } as const;
const MAX_BYTES = 14_000;

const cssOfTemplate = (
  id: string,
  design: Partial<typeof DEFAULT_DESIGN> = {},
  script: typeof LTR | typeof RTL = LTR,
) => templateCss(templateOf(id).tokens, { ...DEFAULT_DESIGN, ...design }, script);

/** Returns the declarations of a rule, from all of its media queries. */
const rulesOf = (css: string, selector: string) =>
  css
    .split('\n')
    .filter((line) => line.trim().startsWith(`${selector} {`))
    .join('\n');

describe('the CSS of a template', () => {
  it.each([...TEMPLATES.keys()])('is complete, small and of screens alone: %s', (id) => {
    for (const headings of ['template', 'plain', 'capitals', 'ruled', 'shaded'] as const)
      for (const sidebar of ['left', 'right'] as const)
        for (const script of [LTR, RTL]) {
          const css = cssOfTemplate(id, { headings, sidebar }, script);
          expect(css).not.toMatch(/undefined|NaN|null|false|\[object/);
          expect(css.split('{').length).toBe(css.split('}').length);
          expect(css.length).toBeLessThan(MAX_BYTES);
          const topLevel = css.split('\n').filter((line) => /^[^\s}]/.test(line));
          for (const line of topLevel) expect(line).toMatch(/^@media (?:screen|[(]forced-colors)/);
        }
  });

  it('differs between all templates', () => {
    const all = [...TEMPLATES.keys()].map((id) => cssOfTemplate(id));
    expect(new Set(all).size).toBe(all.length);
  });

  it('uses no directions of the script but for lines that leave the page', () => {
    for (const id of TEMPLATES.keys())
      expect(cssOfTemplate(id)).not.toMatch(
        /(?:margin|padding|border|inset)-(?:left|right)|text-align: (?:left|right)|float: (?:left|right)/,
      );
    expect(cssOfTemplate('creative')).toContain('0 100vw 0 0');
    expect(cssOfTemplate('creative', {}, RTL)).toContain('0 0 0 100vw');
  });

  it('places the narrow column and the track at the side that the member chose', () => {
    expect(cssOfTemplate('sidebar')).toContain('grid-template-columns: var(--narrow) minmax(0, 1fr);');
    expect(cssOfTemplate('sidebar', { sidebar: 'right' })).toContain(
      'grid-template-columns: minmax(0, 1fr) var(--narrow);',
    );
    expect(cssOfTemplate('academic')).toContain('margin-inline-start: var(--in)');
    expect(cssOfTemplate('academic', { sidebar: 'right' })).toContain('margin-inline-end: var(--in)');
  });

  it('gives the narrow column the width that the member chose', () => {
    expect(cssOfTemplate('sidebar', { sidebarWidth: 40 })).toContain('--narrow: calc(0.4 * var(--room)');
    expect(cssOfTemplate('classic', { sidebarWidth: 50 })).toContain('0.33 * var(--room)');
  });

  it('draws the frame of headings only if the member chose no other style', () => {
    const framed = (headings: typeof DEFAULT_DESIGN.headings) => cssOfTemplate('ledger', { headings });
    expect(framed('template')).toContain('double');
    expect(framed('capitals')).toContain('double');
    for (const headings of ['plain', 'ruled', 'shaded'] as const) expect(framed(headings)).not.toContain('double');
    expect(rulesOf(framed('shaded'), '.cv .section > h2')).toContain('background: var(--tint)');
    expect(rulesOf(framed('ruled'), '.cv .section > h2')).toContain('var(--mark)');
  });

  it('draws no letters of joined scripts apart, and none of them slanted', () => {
    for (const id of TEMPLATES.keys())
      expect(cssOfTemplate(id, {}, RTL)).not.toMatch(/letter-spacing: [^n]|font-style: italic/);
  });

  it('has what its template declares', () => {
    expect(cssOfTemplate('creative')).toContain('var(--ground)');
    expect(cssOfTemplate('sidebar')).toContain('background: var(--tint)');
    expect(rulesOf(cssOfTemplate('mono'), '.cv h2')).toContain('text-transform: lowercase');
    expect(rulesOf(cssOfTemplate('academic'), '.cv h2')).toContain('small-caps');
    expect(cssOfTemplate('european')).toContain('border-inline-start: 1px solid var(--faint)');
    expect(cssOfTemplate('executive')).toContain('.cv .of-summary .body');
    expect(cssOfTemplate('letter')).toContain('float: inline-start');
    expect(rulesOf(cssOfTemplate('duotone'), '.cv h2')).toContain('color: var(--text)');
    expect(rulesOf(cssOfTemplate('duotone'), '.cv h2 .tone')).toContain('color: var(--accent)');
    expect(rulesOf(cssOfTemplate('duotone'), '.cv h1 .family')).toContain('font-weight: 700');
    expect(cssOfTemplate('duotone')).toContain('font-variant-caps: small-caps');
    expect(rulesOf(cssOfTemplate('ruled'), '.cv .leading')).toContain('display: grid');
    expect(rulesOf(cssOfTemplate('banker'), '.cv .section > h2::before')).toContain('justify-self: end');
    expect(rulesOf(cssOfTemplate('banker', { sidebar: 'right' }), '.cv .section > h2::before')).toContain(
      'justify-self: start',
    );
  });
});
