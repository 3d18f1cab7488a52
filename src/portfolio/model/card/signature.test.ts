import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '#testing/runs.ts';
import { type CardDetails, mailHref, phoneHref, safeWebAddress } from './card-details.ts';
import { SIGNATURE_LAYOUTS, type SignatureOptions, signatureOf, signatureText } from './signature.ts';
import { signatureHtml } from './signature-html.ts';

const ADA: CardDetails = {
  ...{ givenName: 'Ada', familyName: 'Lovelace', title: 'Mathematician', organization: 'Analytical Engine' },
  ...{ email: 'ada@example.org', phone: '+44 20 7946 0018', location: 'London', website: 'https://ada.example/' },
  links: [{ name: 'GitHub', url: 'https://github.com/ada' }],
};
const htmlOf = (details: CardDetails, options: Partial<SignatureOptions> = {}) =>
  signatureHtml(signatureOf(details, { layout: 'line', accent: '#0f5c5c', direction: 'ltr', ...options }));

const hostile = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '&lt;b&gt;',
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'https://ada.example/"onclick="alert(1)',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

describe('a signature', () => {
  it.each(SIGNATURE_LAYOUTS)('is a table with styles on its elements, in the layout %s', (layout) => {
    const html = htmlOf(ADA, { layout });
    expect(html).toMatch(/^<table [^>]*role="presentation"/);
    for (const text of ['Ada Lovelace', 'Mathematician', 'href="mailto:ada@example.org"', 'href="tel:+442079460018"'])
      expect(html).toContain(text);
    expect(html).toContain(
      '<a href="https://ada.example/" dir="auto" style="color:#0f5c5c;text-decoration:none">ada.example</a>',
    );
    expect(html).not.toMatch(/<(?:style|script|link|div)|class=|inline-start/);
  });

  it('has its rule on the side where reading begins', () => {
    expect(htmlOf(ADA)).toContain('border-left:3px');
    expect(htmlOf(ADA, { direction: 'rtl' })).toContain('border-right:3px');
  });

  it('has no row for what the member left out', () => {
    const only = { ...ADA, title: '', organization: ' ', email: '', phone: '', location: '', website: '', links: [] };
    expect(htmlOf(only).match(/<td/g)).toHaveLength(2);
    expect(signatureText(only)).toBe('Ada Lovelace');
  });

  it('has the same as plain text, with the addresses of links', () => {
    expect(signatureText(ADA)).toBe(
      [
        'Ada Lovelace',
        'Mathematician · Analytical Engine',
        'ada@example.org · +44 20 7946 0018',
        'ada.example · London',
        'GitHub: https://github.com/ada',
      ].join('\n'),
    );
  });

  it('is escaped and runs nothing, whatever is in its fields', () => {
    const fields = fc.record({
      ...{ givenName: hostile, familyName: hostile, title: hostile, organization: hostile, email: hostile },
      ...{ phone: hostile, location: hostile, website: hostile },
      links: fc.array(fc.record({ name: hostile, url: hostile }), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(fields, fc.constantFrom(...SIGNATURE_LAYOUTS), hostile, (details, layout, accent) => {
        const html = htmlOf(details, { layout, accent });
        // Between tags there is only escaped text, and each tag is one of ours with quoted attributes.
        const tag =
          /<\/?(?:table|tbody|tr|td|a|span)(?: (?:href|dir|style|role|border|cellpadding|cellspacing)="[^"<>]*")*>/g;
        expect(html.replace(tag, '')).not.toMatch(/[<>"']/);
        for (const [, href = ''] of html.matchAll(/ href="([^"]*)"/g))
          expect(href).toMatch(/^(?:https?:\/\/|mailto:|tel:)/i);
      }),
      { numRuns: runs(300) },
    );
  });
});

it.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'data:text/html,x',
  'vbscript:x',
  '//ada.example',
  'ada.example',
  '',
])('refuses the address %s', (address) => {
  expect(safeWebAddress(address)).toBeUndefined();
  expect(htmlOf({ ...ADA, website: address, links: [{ name: 'x', url: address }] })).not.toMatch(
    /href="(?!mailto:|tel:)/,
  );
});

it('links only what is an email address or a phone number', () => {
  expect(['ada', 'a@b c', '', 'ada@example.org'].map(mailHref)).toEqual([
    undefined,
    undefined,
    undefined,
    'mailto:ada@example.org',
  ]);
  expect(['call me', '', '١٢', '+44 (20) 7946'].map(phoneHref)).toEqual([
    undefined,
    undefined,
    undefined,
    'tel:+44207946',
  ]);
});
