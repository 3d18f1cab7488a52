import type { CvContent } from '../content.ts';
import { webAddress } from './addresses.ts';

/** Maximum length of an address in bytes. The code of a longer one would be too dense to scan from paper. */
export const MAX_QR_ADDRESS = 300;

/** Returns the address that the QR code of a CV leads to, or undefined if it has none, or none that can be opened. */
export function qrTargetOf({ design, basics }: Pick<CvContent, 'design' | 'basics'>): string | undefined {
  if (design.qr === 'none') return undefined;
  const address = (design.qr === 'website' ? basics.url : design.qrAddress).trim();
  return isQrAddress(address) ? webAddress(address) : undefined;
}

/** Whether an address can be opened, and is short enough for a QR code on paper. */
export const isQrAddress = (address: string) =>
  webAddress(address) !== undefined && new TextEncoder().encode(address).length <= MAX_QR_ADDRESS;
