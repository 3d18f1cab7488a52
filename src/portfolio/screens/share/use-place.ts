import { useSearchParams } from 'react-router';

export const PARTS = ['links', 'visits', 'domains'] as const;
export type Part = (typeof PARTS)[number];

const isPart = (text: string | null): text is Part => PARTS.some((part) => part === text);

/** Returns the value of the `of` parameter that selects the visits of a link. */
export const asVisited = (shareId: string) => `share:${shareId}`;

/** Returns the selected tab and visits target. They are kept in the URL, so that the Back button works. */
export function usePlace() {
  const [address, setAddress] = useSearchParams();
  const part = address.get('part');
  const go = (next: Part, of?: string) => {
    const to = new URLSearchParams({
      ...(next === 'links' ? {} : { part: next }),
      ...(of === undefined ? {} : { of }),
    });
    // A tab is selected on focus and again on press; that must add only one history entry.
    if (to.toString() !== window.location.search.slice(1)) setAddress(to, { preventScrollReset: true });
  };
  return { part: isPart(part) ? part : 'links', of: address.get('of') ?? undefined, go };
}
