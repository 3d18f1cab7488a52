import type { Faults } from '#platform/autosave/editing.ts';
import type { Site } from '../../contract.ts';
import type { SiteDocument } from '../../model/site-shape.ts';

/** The site under its member's hands. */
export type SiteEditor = {
  value: SiteDocument;
  change: (fields: Partial<SiteDocument>) => void;
  /** Saves what is written; done once nothing more can be saved for now. Answers whether all of it is. */
  save: () => Promise<boolean>;
  /** What is wrong at a place, in words; not while one is still writing there. */
  faultOf: (place: string) => string | undefined;
  /** What is wrong, wherever one writes. */
  faults: Faults;
  /** Something that the site shows has changed elsewhere. */
  lookAgain: () => void;
  /** The site as the server last told it; nothing as long as it cannot be reached. */
  site: Site | undefined;
};
