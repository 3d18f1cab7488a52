import { awaitTurn } from '#platform/server/await-turn.ts';
import type { SiteView } from '../../model/site-view.ts';

/** The number of records above which each step of showing a site takes milliseconds. */
const RECORDS_NEEDING_TURNS = 200;

/** Gives a step of showing a site a turn of its own, if the site has many records. */
export const awaitTurnOf = (records: number) => (records > RECORDS_NEEDING_TURNS ? awaitTurn() : undefined);

/** Returns the number of records that a site shows. */
export const recordsOf = ({ experience, education, publications, talks, skills, ...view }: SiteView) =>
  [view.projects, view.posts, view.achievements, experience, education, publications, talks, skills].reduce(
    (count, records) => count + records.length,
    0,
  );
