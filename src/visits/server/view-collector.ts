import type { VisitTarget } from '../model/visit-target.ts';

/** Views of a target by one visitor on one day, summed up. The visitor is a key that is only valid on that day. */
export type VisitorViews = {
  day: string;
  ownerId: string;
  target: VisitTarget;
  reader: string;
  views: number;
  downloads: number;
  firstAt: number;
  lastAt: number;
  pages: Map<string, number>;
  referrers: Map<string, number>;
  countries: Map<string, number>;
};

export type CountedView = Pick<VisitorViews, 'day' | 'ownerId' | 'target' | 'reader'> & {
  at: number;
  isDownload: boolean;
  page: string;
  referrer: string | undefined;
  country: string | undefined;
};

/** Maximum number of entries between two writes; further visitors are not counted. */
const MAX_ENTRIES = 50_000;
/** Maximum number of different pages, referrers or countries per entry, as visitors can send arbitrary values. */
const MAX_VALUES_PER_ENTRY = 100;

/** Returns a collector that sums up views in memory until they are taken. */
export function makeViewCollector(maxEntries = MAX_ENTRIES) {
  let entries = new Map<string, VisitorViews>();
  let dropped = 0;

  return {
    add: ({ day, ownerId, target, reader, at, isDownload, page, referrer, country }: CountedView) => {
      const name = `${reader} ${target.kind} ${target.id} ${ownerId} ${day}`;
      let sum = entries.get(name);
      if (!sum) {
        if (entries.size >= maxEntries) {
          dropped += 1;
          return;
        }
        sum = {
          ...{ day, ownerId, target, reader, views: 0, downloads: 0, firstAt: at, lastAt: at },
          ...{ pages: new Map(), referrers: new Map(), countries: new Map() },
        };
        entries.set(name, sum);
      }
      sum.lastAt = at;
      if (isDownload) {
        sum.downloads += 1;
        return;
      }
      sum.views += 1;
      increment(sum.pages, page);
      if (referrer !== undefined) increment(sum.referrers, referrer);
      if (country !== undefined) increment(sum.countries, country);
    },

    /** Returns and clears the collected views, with the number of views that were dropped for lack of room. */
    take: () => {
      const result = { entries: [...entries.values()], dropped };
      entries = new Map();
      dropped = 0;
      return result;
    },
  };
}

function increment(counts: Map<string, number>, name: string) {
  const count = counts.get(name);
  if (count !== undefined || counts.size < MAX_VALUES_PER_ENTRY) counts.set(name, (count ?? 0) + 1);
}
