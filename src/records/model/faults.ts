import { isBefore, isWebAddress } from '#platform/field-rules.ts';

/** What can be told to be wrong with a field without asking the server. */
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

/** By the place that they are about: `links.0.url`. */
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

/** What somebody typed as an address, complete: `example.org/ada` is one on the web. */
export function completeAddress(text: string): string {
  const address = text.trim();
  const isBare = /^[^\s/:@?#.]+(?:\.[^\s/:@?#.]+)*\.[^\s/:@?#.]{2,}(?:[:/?#]\S*)?$/.test(address);
  return isBare ? `https://${address}` : address;
}
