import type { FieldFaults } from '#platform/browser/autosave/editing.ts';
import type { Site } from '../../contract.ts';
import type { SiteDocument } from '../../model/site-shape.ts';

/** State and actions of the site editor, passed to its fields. */
export type SiteEditor = {
  value: SiteDocument;
  change: (fields: Partial<SiteDocument>) => void;
  /** Saves pending edits. Resolves once nothing more can be saved for now, with whether everything is saved. */
  save: () => Promise<boolean>;
  /** Returns the error of a field; undefined while it is still being edited. */
  faultOf: (path: string) => string | undefined;
  /** Errors of all fields, including the one being edited. */
  faults: FieldFaults;
  /** Reloads the preview after a change outside the site's document. */
  refreshPreview: () => void;
  /** The site as last returned by the server; undefined until a first response. */
  site: Site | undefined;
};
