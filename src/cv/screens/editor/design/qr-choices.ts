import type { Design } from '../../../model/design.ts';

/** A choice of where the QR code leads: nowhere, the website of the CV, the address of a page, or an address to enter. */
export type QrChoice = 'none' | 'website' | 'other' | `page:${string}`;

type QrDesign = Pick<Design, 'qr' | 'qrAddress'>;

/** Returns the choice that a design is shown as. An address that is none of the member's pages is one they entered. */
export function qrChoiceOf({ qr, qrAddress }: QrDesign, pages: readonly string[]): QrChoice {
  if (qr !== 'address') return qr;
  return pages.includes(qrAddress) ? `page:${qrAddress}` : 'other';
}

/** Returns the design that a choice stands for. It keeps no address that the CV doesn't show, because files include it. */
export function qrDesignOf(choice: QrChoice): QrDesign {
  if (choice === 'none' || choice === 'website') return { qr: choice, qrAddress: '' };
  return { qr: 'address', qrAddress: choice === 'other' ? '' : choice.slice('page:'.length) };
}
