import type { RecordKind } from '#records/service.ts';
import { type CvDocument, cvDocument, type Sharing, type Visibility } from '../contract.ts';
import { placeInColumns } from '../model/columns.ts';
import { CV_LIMITS, type CvContent, EMPTY_CONTENT } from '../model/content.ts';
import { referencesIn } from '../model/references.ts';
import { CONTENT_VERSION, upgradeContent } from '../model/upgrade.ts';
import { templateOf } from '../render/templates.ts';
import { saveSessionVersion } from './history/save-session-version.ts';
import { publishOnSharing } from './publication/publish-cv.ts';
import { searchTextOf } from './search-text.ts';

/** Visibility after an action. `draft` replaces publishing for members who may not publish, so it is private. */
const VISIBILITY_BY_ACTION: Record<string, Visibility> = {
  draft: 'private',
  private: 'private',
  link: 'link',
  public: 'public',
};
const LOCKED_BY_ACTION: Record<string, boolean> = { lock: true, unlock: false };

const EMPTY_SHARING: Sharing = { download: true, contact: 'shown', comments: 'off' };

const EMPTY_CV: CvDocument = {
  name: '',
  tags: [],
  visibility: 'private',
  sharing: EMPTY_SHARING,
  locked: false,
  document: EMPTY_CONTENT,
};

export const cvKind: RecordKind<CvDocument> = {
  name: 'cv',
  titleField: 'name',
  version: CONTENT_VERSION,
  upgrade: (stored, version) => ({ ...EMPTY_CV, ...stored, document: upgradeContent(stored.document, version) }),
  empty: EMPTY_CV,
  schema: cvDocument,
  limitBytes: CV_LIMITS.bytes,
  lock: { isOn: ({ locked }) => locked, unlockedFields: ['locked', 'visibility', 'sharing'] },
  beforeSave: saveSessionVersion,
  afterPublish: publishOnSharing,
  index: ({ name, tags, visibility, document }) => ({
    title: name,
    category: '',
    status: visibility,
    tags,
    happened: '',
    expires: '',
    featured: false,
    words: searchTextOf(document),
  }),
  referencesOf: ({ document }) => {
    const { images, projects, achievements, entries } = referencesIn(document);
    return {
      images,
      files: [],
      records: [
        ...projects.map((id) => ({ kind: 'project', id })),
        ...achievements.map((id) => ({ kind: 'achievement', id })),
        ...entries.map((id) => ({ kind: 'entry', id })),
      ],
    };
  },
  applyAction: (cv, action) => ({
    ...cv,
    visibility: VISIBILITY_BY_ACTION[action] ?? cv.visibility,
    locked: LOCKED_BY_ACTION[action] ?? cv.locked,
  }),
  duplicate: (cv) => ({ ...cv, visibility: 'private', sharing: EMPTY_SHARING, locked: false }),
  // The name of a CV is the member's own; visitors read the headline.
  slugWhenShown: ({ document }) => document.basics.headline || 'cv',
  heavy: ['document'],
  isPublished: ({ visibility }) => visibility !== 'private',
};

/** Places the sections of a CV in the columns of its template, unless they are already. */
export const inColumnsOfTemplate = (content: CvContent) =>
  placeInColumns(content, templateOf(content.design.template).columns);
