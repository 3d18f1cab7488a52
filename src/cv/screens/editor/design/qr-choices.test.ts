import { expect, it } from 'vitest';
import { qrChoiceOf, qrDesignOf } from './qr-choices.ts';

const PAGES = ['https://cv.example/cv/1', 'https://ada.cv.example'];

it.each(['none', 'website', 'other', 'page:https://cv.example/cv/1', 'page:https://ada.cv.example'] as const)(
  'a choice is shown again after it was made: %s',
  (choice) => {
    expect(qrChoiceOf(qrDesignOf(choice), PAGES)).toBe(choice);
  },
);

it('an address that is no page of the member is shown as one that they entered', () => {
  expect(qrChoiceOf({ qr: 'address', qrAddress: 'https://elsewhere.example' }, PAGES)).toBe('other');
});

it.each(['none', 'website'] as const)('no address is kept that the CV does not show: %s', (choice) => {
  expect(qrDesignOf(choice)).toEqual({ qr: choice, qrAddress: '' });
});
