import { useSearchParams } from 'react-router';

export const PARTS = ['links', 'visits', 'domains'] as const;
export type Part = (typeof PARTS)[number];

const isPart = (text: string | null): text is Part => PARTS.some((part) => part === text);

/** How a link is called where the address says whose visits are looked at. */
export const asVisited = (shareId: string) => `share:${shareId}`;

/** Which part of sharing is looked at, and whose visits: the address says it, so that Back leads back. */
export function usePlace() {
  const [address, setAddress] = useSearchParams();
  const part = address.get('part');
  const go = (next: Part, of?: string) => {
    const to = new URLSearchParams({
      ...(next === 'links' ? {} : { part: next }),
      ...(of === undefined ? {} : { of }),
    });
    // A tab is chosen as it gets the focus and again as it is pressed: that is one step back, not two.
    if (to.toString() !== window.location.search.slice(1)) setAddress(to, { preventScrollReset: true });
  };
  return { part: isPart(part) ? part : 'links', of: address.get('of') ?? undefined, go };
}
