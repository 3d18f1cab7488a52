import { useSearchParams } from 'react-router';

export const SHARE_TABS = ['links', 'visits', 'domains'] as const;
export type ShareTab = (typeof SHARE_TABS)[number];

const isShareTab = (text: string | null): text is ShareTab => SHARE_TABS.some((tab) => tab === text);

/** Returns the value of the `of` parameter that selects the visits of a link. */
export const shareVisitsParam = (shareId: string) => `share:${shareId}`;

/** Returns the selected tab and visits target. They are kept in the URL, so that the Back button works. */
export function useShareTab() {
  const [params, setParams] = useSearchParams();
  const tab = params.get('part');
  const selectTab = (next: ShareTab, of?: string) => {
    const nextParams = new URLSearchParams({
      ...(next === 'links' ? {} : { part: next }),
      ...(of === undefined ? {} : { of }),
    });
    // A tab is selected on focus and again on press; that must add only one history entry.
    if (nextParams.toString() !== window.location.search.slice(1)) setParams(nextParams, { preventScrollReset: true });
  };
  return { part: isShareTab(tab) ? tab : 'links', of: params.get('of') ?? undefined, selectTab };
}
