import { hasVisibleText } from '#platform/pure/has-visible-text.ts';
import { isHttpsAddress } from './https-address.ts';
import { TESTIMONIAL_LIMITS } from './limits.ts';

/** The texts of a testimonial as typed. */
export type TypedTexts = { name: string; role: string; organization: string; source: string; text: string };

/** A fault of a typed text: nothing is there, it is too long, or it is no secure web address. */
export type TextFault = { kind: 'missing' | 'address' } | { kind: 'long'; maximum: number };

/** Returns the faults of typed texts, by field. The server applies the same rules. */
export function faultsOfTexts(typed: TypedTexts): { [Name in keyof TypedTexts]?: TextFault } {
  const faults: { [Name in keyof TypedTexts]?: TextFault } = {};
  for (const name of ['name', 'role', 'organization', 'source', 'text'] as const) {
    const fault = faultOf(name, typed[name].trim());
    if (fault) faults[name] = fault;
  }
  return faults;
}

function faultOf(name: keyof TypedTexts, text: string): TextFault | undefined {
  const maximum = TESTIMONIAL_LIMITS[name];
  if (text.length > maximum) return { kind: 'long', maximum };
  if ((name === 'name' || name === 'text') && !hasVisibleText(text)) return { kind: 'missing' };
  if (name === 'source' && text !== '' && !isHttpsAddress(text)) return { kind: 'address' };
  return undefined;
}

/** Returns an address with https in front if its scheme is missing, as people type it: `example.com/me`. */
export function completeAddress(typed: string) {
  const address = typed.trim();
  return /^[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:[/?#]|$)/u.test(address) ? `https://${address}` : address;
}
