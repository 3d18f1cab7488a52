import { isBefore, isWebAddress } from '#platform/field-rules.ts';

/** A validation error that can be detected without a request to the server. */
export type Fault =
  | {
      name:
        | 'titleNeeded'
        | 'nameNeeded'
        | 'valueNeeded'
        | 'addressNeeded'
        | 'addressFaulty'
        | 'slugFaulty'
        | 'endsBeforeStart';
    }
  | { name: 'tooLong'; over: number };

/** Validation errors by field path, e.g. `links.0.url`. */
export type FaultsByPlace = Record<string, Fault>;

type Found = readonly [place: string, fault: Fault | undefined];

export const faultsAmong = (found: readonly Found[]): FaultsByPlace =>
  Object.fromEntries(found.flatMap(([place, fault]) => (fault ? [[place, fault]] : [])));

export function lengthFault(text: string, maximum: number): Fault | undefined {
  const over = text.trim().length - maximum;
  return over > 0 ? { name: 'tooLong', over } : undefined;
}

export function addressFault(text: string, maximum: number): Fault | undefined {
  const address = text.trim();
  if (address === '') return undefined;
  return isWebAddress(address) ? lengthFault(address, maximum) : { name: 'addressFaulty' };
}

export const orderFault = (start: string, end: string): Fault | undefined =>
  isBefore(end, start) ? { name: 'endsBeforeStart' } : undefined;

/** Returns the typed address as a complete URL: `example.org/ada` gets `https://` in front. */
export function completeAddress(text: string): string {
  const address = text.trim();
  const isBare = /^[^\s/:@?#.]+(?:\.[^\s/:@?#.]+)*\.[^\s/:@?#.]{2,}(?:[:/?#]\S*)?$/.test(address);
  return isBare ? `https://${address}` : address;
}
