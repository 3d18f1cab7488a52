import { expect, it } from 'vitest';
import { EMPTY_CONTENT } from '../content.ts';
import type { Design } from '../design.ts';
import { MAX_QR_ADDRESS, qrTargetOf } from './qr-target.ts';

const targetOf = (design: Partial<Design>, url = '') =>
  qrTargetOf({ basics: { ...EMPTY_CONTENT.basics, url }, design: { ...EMPTY_CONTENT.design, ...design } });

it('leads nowhere until the member chooses', () => {
  expect(targetOf({ qrAddress: 'https://ada.example' }, 'https://ada.example')).toBeUndefined();
});

it('leads to the website as it is now, or to the address that was chosen', () => {
  expect(targetOf({ qr: 'website', qrAddress: 'https://other.example' }, ' https://ada.example ')).toBe(
    'https://ada.example',
  );
  expect(targetOf({ qr: 'address', qrAddress: 'https://cv.example/cv/1' }, 'https://ada.example')).toBe(
    'https://cv.example/cv/1',
  );
});

it.each(['', 'ada.example', 'javascript:alert(1)', 'data:text/html,x', 'mailto:ada@example.org', 'https://'])(
  'leads nowhere for an address that is none of the web: %s',
  (address) => {
    expect(targetOf({ qr: 'address', qrAddress: address })).toBeUndefined();
    expect(targetOf({ qr: 'website' }, address)).toBeUndefined();
  },
);

it('leads nowhere for an address that is too long to be scanned', () => {
  const longest = 'https://ada.example/'.padEnd(MAX_QR_ADDRESS, 'x');
  expect(targetOf({ qr: 'address', qrAddress: longest })).toBe(longest);
  expect(targetOf({ qr: 'address', qrAddress: `${longest}x` })).toBeUndefined();
  expect(targetOf({ qr: 'address', qrAddress: `${longest.slice(0, -1)}é` })).toBeUndefined();
});
