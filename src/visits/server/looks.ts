import type { Target } from '../model/target.ts';

/** Views of a target by one visitor on one day, summed up. The visitor is a key that is only valid on that day. */
export type Looks = {
  day: string;
  ownerId: string;
  target: Target;
  reader: string;
  views: number;
  downloads: number;
  firstAt: number;
  lastAt: number;
  pages: Map<string, number>;
  referrers: Map<string, number>;
  countries: Map<string, number>;
};

export type Look = Pick<Looks, 'day' | 'ownerId' | 'target' | 'reader'> & {
  at: number;
  isDownload: boolean;
  page: string;
  referrer: string | undefined;
  country: string | undefined;
};

/** Maximum number of entries between two writes; further visitors are not counted. */
const MOST_LOOKS = 50_000;
/** Maximum number of different pages, referrers or countries per entry, as visitors can send arbitrary values. */
const MOST_OF_A_KIND = 100;

/** Returns a collector that sums up views in memory until they are taken. */
export function collectLooks(most = MOST_LOOKS) {
  let looks = new Map<string, Looks>();
  let missed = 0;

  return {
    add: ({ day, ownerId, target, reader, at, isDownload, page, referrer, country }: Look) => {
      const name = `${reader} ${target.kind} ${target.id} ${ownerId} ${day}`;
      let sum = looks.get(name);
      if (!sum) {
        if (looks.size >= most) {
          missed += 1;
          return;
        }
        sum = {
          ...{ day, ownerId, target, reader, views: 0, downloads: 0, firstAt: at, lastAt: at },
          ...{ pages: new Map(), referrers: new Map(), countries: new Map() },
        };
        looks.set(name, sum);
      }
      sum.lastAt = at;
      if (isDownload) {
        sum.downloads += 1;
        return;
      }
      sum.views += 1;
      countIn(sum.pages, page);
      if (referrer !== undefined) countIn(sum.referrers, referrer);
      if (country !== undefined) countIn(sum.countries, country);
    },

    /** Returns and clears the collected views, with the number of views that were dropped for lack of room. */
    take: () => {
      const taken = { looks: [...looks.values()], missed };
      looks = new Map();
      missed = 0;
      return taken;
    },
  };
}

function countIn(counts: Map<string, number>, name: string) {
  const count = counts.get(name);
  if (count !== undefined || counts.size < MOST_OF_A_KIND) counts.set(name, (count ?? 0) + 1);
}
