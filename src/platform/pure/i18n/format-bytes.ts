export type ByteUnit = 'kilobyte' | 'megabyte' | 'gigabyte';

const BYTES_PER_UNIT: Record<ByteUnit, number> = { kilobyte: 1e3, megabyte: 1e6, gigabyte: 1e9 };

/** Returns the largest unit that gives a number of bytes as one or more. */
export function byteUnitOf(bytes: number): ByteUnit {
  const size = Math.abs(bytes);
  return size < 1e6 ? 'kilobyte' : size < 1e9 ? 'megabyte' : 'gigabyte';
}

import { unbroken } from './unbroken.ts';

type SignDisplay = 'auto' | 'exceptZero';
type UnitOptions = { style: 'unit'; unit: ByteUnit; maximumFractionDigits: number; signDisplay: SignDisplay };
type FormatNumber = (value: number, options: UnitOptions) => string;

type Options = { unit?: ByteUnit; signDisplay?: SignDisplay };

/** Formats a number of bytes, by default with a fitting unit: 88 kB, 1.8 MB, 12 GB. */
export function formatBytes(
  bytes: number,
  formatNumber: FormatNumber,
  { unit = byteUnitOf(bytes), signDisplay = 'auto' }: Options = {},
) {
  const amount = bytes / BYTES_PER_UNIT[unit];
  const maximumFractionDigits = Math.abs(amount) < 100 && unit !== 'kilobyte' ? 1 : 0;
  return unbroken(formatNumber(amount, { style: 'unit', unit, maximumFractionDigits, signDisplay }));
}
