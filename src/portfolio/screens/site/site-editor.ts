import type { StoredImage } from '#files/contract.ts';
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
  /** Id of the page of the member's own whose sections are edited; undefined for the home page. */
  pageId: string | undefined;
  onEditPage: (pageId: string | undefined) => void;
  /** Id of the section whose form is open. */
  openSection: string | undefined;
  onOpenSection: (id: string | undefined) => void;
  /** The images in sections, including those that were just uploaded. */
  images: { find: (id: string) => StoredImage | undefined; add: (image: StoredImage) => void };
  /** The site as last returned by the server; undefined until a first response. */
  site: Site | undefined;
};
