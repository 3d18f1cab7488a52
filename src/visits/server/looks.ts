import type { Target } from '../model/target.ts';

/** What one reader looked at of one target on a day, added up. Of the reader there is a key, which ends with the day. */
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

/** So many readers at most between two writings; those after them are not counted. */
const MOST_LOOKS = 50_000;
/** Of what readers bring along themselves, one of them has so much of a kind. */
const MOST_OF_A_KIND = 100;

/** Adds up what comes in until it is taken. */
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

    /** All of it, and how many came that there was no room for; it begins anew. */
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
