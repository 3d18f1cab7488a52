import { describe, expect, it } from 'vitest';
import { rulesUsedBy } from './used-rules.ts';

const MARKUP = '<body class="index at-home"><h1 class="name">Ada</h1><p>Countess</p></body>';
const used = rulesUsedBy(MARKUP);

describe('the rules of a sheet that can apply to a page', () => {
  it.each([
    'html { color: red }',
    ':root { color: red }',
    '* { color: red }',
    '.name { color: red }',
    '.index h1.name:hover::before { color: red }',
    'p:not(.lead) { color: red }',
    'h1 + p > [href^=".png, .x"] { color: red }',
    ':is(.bento, .index) p { color: red }',
    '.index:not(:has(.hero)) p { color: red }',
    'body:where(.cover, .index:has(h1)) { color: red }',
    'p:nth-child(2n + 1 of .lead) { color: red }',
    '@page { margin: 1cm }',
    '@view-transition { navigation: auto; }',
    '@keyframes in { from { opacity: 0; } }',
    'p::after { content: "} .x {"; }',
  ])('include %s', (rule) => {
    expect(used(rule)).not.toBe('');
    expect(used(`${rule}\n.hero { top: 0 }`)).toBe(used(rule));
  });

  it.each([
    '.hero { color: red }',
    'ul li { color: red }',
    '.index .hero p { color: red }',
    'p.hero:not(.name) { color: red }',
    ':is(.bento, .wall) p { color: red }',
    '.index:has(.hero) p { color: red }',
    '.index:is(:has(.hero), .wall) { color: red }',
    '@media print { .hero { color: red } }',
    '@media screen { @supports (color: red) { ul { color: red } } }',
  ])('leave out %s', (rule) => {
    expect(used(rule)).toBe('');
  });

  it.each([
    ['p { color: red; top: 0; }', 'p{color:red;top:0}'],
    [
      'p::after { content: "} ; : {"; font: 700 1em / 1.2 "A B", serif; }',
      'p::after{content:"} ; : {";font:700 1em / 1.2 "A B",serif}',
    ],
    ['p { width: calc(1px + 2px); --ratio: 0.8; }', 'p{width:calc(1px + 2px);--ratio:0.8}'],
    ['h1 p , h1 > p { top: 0 }', 'h1 p,h1 > p{top:0}'],
    ['@media (min-width: 60rem) and print { p { top: 0 } }', '@media (min-width: 60rem) and print{\np{top:0}\n}'],
    ['@page { margin: 1cm; }', '@page { margin: 1cm; }'],
  ])('are written without what means nothing: %s', (rule, written) => {
    expect(used(rule)).toBe(written);
  });

  it('keep of a list the selectors that can match, and the order of the rules', () => {
    expect(
      used('.hero, p, ul > li, h1 { top: 0 }\n@media print { .hero { top: 0 } p { left: 0 } }\np { top: 0 }'),
    ).toBe('p,h1{top:0}\n@media print{\np{left:0}\n}\np{top:0}');
  });

  it('do not depend on the page that a sheet was first read for', () => {
    const sheet = '.a { color: red }\n.b { color: red }';
    expect(rulesUsedBy('<p class="a">')(sheet)).toBe('.a{color:red}');
    expect(rulesUsedBy('<p class="b">')(sheet)).toBe('.b{color:red}');
  });
});
