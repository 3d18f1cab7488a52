import { describe, expect, it } from 'vitest';
import { MALICIOUS_CSS } from '#testing/malicious-css.ts';
import { cleanCss } from './clean-css.ts';
import { MAX_OWN_CSS } from './limits.ts';
import { tokenizeCss } from './tokens.ts';

/** Returns clean CSS in one line. */
const clean = (css: string) => cleanCss(css).css.replaceAll('\n', ' ');
const faultsOf = (css: string) => cleanCss(css).faults.map(({ line, kind, what }) => `${line} ${kind} ${what}`);

describe('the CSS of a member', () => {
  it.each([
    ['a declaration', 'h1 { color: red }', 'h1:where(.own *) { color: red; }'],
    ['important', 'h1 { color: red ! important }', 'h1:where(.own *) { color: red !important; }'],
    [
      'the page',
      'body { color: red } html { top: 0 }',
      'body :where(.own) { color: red; } html :where(.own) { top: 0; }',
    ],
    ['variables', ':root { --Primary: #0a0 }', ':root :where(.own) { --Primary: #0a0; }'],
    [
      'states of the page',
      'html:has(#flip:checked) { color: red }',
      'html:has(#flip:checked) :where(.own) { color: red; }',
    ],
    ['classes of the page', 'body.at-home h1 { top: 0 }', 'body.at-home h1:where(.own *) { top: 0; }'],
    ['a list', 'h1, .a > b { top: 0 }', 'h1:where(.own *), .a > b:where(.own *) { top: 0; }'],
    ['pseudo-elements', 'a:hover::before { content: "→" }', 'a:hover:where(.own *)::before { content: "→"; }'],
    ['an old pseudo-element', 'a:after { top: 0 }', 'a:where(.own *)::after { top: 0; }'],
    ['attributes', 'a[href^=http i] { top: 0 }', 'a[href^="http" i]:where(.own *) { top: 0; }'],
    ['positions', 'li:nth-child(2n + 1) { top: 0 }', 'li:nth-child(2n + 1):where(.own *) { top: 0; }'],
    ['languages', ':lang("de") p { top: 0 }', ':lang("de") p:where(.own *) { top: 0; }'],
    [
      'selectors in selectors',
      ':is(h1, h2):not(.a > b) { top: 0 }',
      ':is(h1, h2):not(.a > b):where(.own *) { top: 0; }',
    ],
    ['a relative selector', 'p:has(> img) { top: 0 }', 'p:has(> img):where(.own *) { top: 0; }'],
    [
      'nested rules',
      '.a { top: 0; .b { left: 0 } &:hover { right: 0 } > i { top: 1px } }',
      '.a:where(.own *) { top: 0; & .b:where(.own *) { left: 0; } &:hover { right: 0; } & > i:where(.own *) { top: 1px; } }',
    ],
    ['nested conditions', '.a { @media print { top: 0 } }', '.a:where(.own *) { @media print { top: 0; } }'],
    [
      'media',
      '@media (40rem <= width < 60rem) { a { top: 0 } }',
      '@media (40rem <= width < 60rem) { a:where(.own *) { top: 0; } }',
    ],
    [
      'containers',
      '@container card (min-width: 20em) { a { top: 0 } }',
      '@container card (min-width: 20em) { a:where(.own *) { top: 0; } }',
    ],
    [
      'keyframes',
      '@keyframes x { from { top: 0 } 50%, to { top: 1px } } a { animation: x 1s }',
      '@keyframes x { from { top: 0; } 50%, to { top: 1px; } } a:where(.own *) { animation: x 1s; }',
    ],
    [
      'functions',
      'a { width: calc((1px + 2%) * 3); color: RGB(1 2 3 / 50%) }',
      'a:where(.own *) { width: calc((1px + 2%) * 3); color: rgb(1 2 3 / 50%); }',
    ],
    [
      'grids',
      'a { grid: [x] 1fr / repeat(2, minmax(0, 1fr)); grid-template-areas: "a b" }',
      'a:where(.own *) { grid: [x] 1fr / repeat(2, minmax(0, 1fr)); grid-template-areas: "a b"; }',
    ],
    [
      'escapes',
      '.\\31 23, .a\\:b { content: "\\201c" }',
      '.\\31 23:where(.own *), .a\\3a b:where(.own *) { content: "“"; }',
    ],
    ['comments', 'a/* x */b, a/**/.b { /* y */ top: 0 /* z */ }', ''],
    ['comments between parts', '/* x */ a { /* y */ top: 0 /* z */; }', 'a:where(.own *) { top: 0; }'],
    ['an unclosed rule', 'a { top: 0', 'a:where(.own *) { top: 0; }'],
    ['empty rules', 'a { } @media print { b { } }', ''],
    ['nothing', ' \n ', ''],
  ])('keeps %s', (_, css, expected) => {
    expect(clean(css)).toBe(expected);
  });

  it('says which parts it drops, by line, and keeps the rest', () => {
    const css = `@import "x";
h1 { color: red; colour: blue;
  background: url(x.png);
  width: expression(1);
  top: 3foo }
.a:host { top: 0 }
@page { margin: 0 }
p { left: 0; oops }
b { :not(&) { top: 0 } }`;
    expect(faultsOf(css)).toEqual([
      '1 atRule @import',
      '2 property colour',
      '3 url url',
      '4 function expression',
      '5 value 3',
      '6 selector host',
      '7 atRule @page',
      '8 syntax oops }',
      '9 selector &',
    ]);
    expect(clean(css)).toBe('h1:where(.own *) { color: red; } p:where(.own *) { left: 0; }');
  });

  it('is refused as a whole only if it is too long', () => {
    expect(faultsOf(`${' '.repeat(MAX_OWN_CSS)}a{}`)).toEqual(['1 size ']);
  });

  it('lists at most 50 faults', () => {
    expect(faultsOf('x;'.repeat(5000)).length).toBeLessThanOrEqual(50);
  });
});

describe('hostile CSS', () => {
  it('is at least 200 cases', () => {
    expect(MALICIOUS_CSS.length).toBeGreaterThanOrEqual(200);
    expect(new Set(MALICIOUS_CSS.map(({ name }) => name)).size).toBe(MALICIOUS_CSS.length);
  });

  it.each(MALICIOUS_CSS.map(({ name, css }) => [name, css] as const))('becomes harmless: %s', (_, source) => {
    const started = performance.now();
    const { css } = cleanCss(source.slice(0, MAX_OWN_CSS));
    expect(performance.now() - started).toBeLessThan(1000);
    expect(css.length).toBeLessThan(4 * MAX_OWN_CSS);
    // Outside of texts there is no way to load anything, and nothing that HTML would see.
    expect(css).not.toMatch(/<[^ =]/);
    const tokens = tokenizeCss(css);
    const names = tokens.flatMap(({ kind, text }) => (kind === 'function' || kind === 'url' ? [text] : []));
    expect(
      names.filter((name) => /^(?:url|src|image|image-set|element|attr|expression|paint|cross-fade)$/.test(name)),
    ).toEqual([]);
    const rules = tokens.flatMap(({ kind, text }) => (kind === 'at' ? [text] : []));
    expect(rules.filter((rule) => !['media', 'supports', 'container', 'keyframes'].includes(rule))).toEqual([]);
    expect(tokens.filter(({ kind, end }) => kind === 'bad' || end === tokens.length)).toEqual([]);
    // Clean CSS is read by the same rules, and nothing of it is dropped.
    const again = cleanCss(css.replaceAll(/:where\(\.own \*\)| :where\(\.own\)/g, '').slice(0, MAX_OWN_CSS));
    if (css.length < MAX_OWN_CSS) expect(again.faults).toEqual([]);
  });

  it.each(MALICIOUS_CSS.filter(({ name }) => name.startsWith('loads')).map(({ name, css }) => [name, css] as const))(
    'is reported: %s',
    (_, css) => {
      expect(cleanCss(css).faults).not.toEqual([]);
    },
  );
});
