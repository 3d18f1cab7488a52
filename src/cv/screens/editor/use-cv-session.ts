import { type EditingSession, useEditingSession } from '#records/components.tsx';
import type { Cv } from '../../contract.ts';
import type { CvDraft } from '../../model/editing/draft.ts';
import type { StoredCvDocument } from '../../model/editing/edit-state.ts';
import { cvQueryKey } from '../cv-calls.ts';
import { cvPort } from './writing/cv-port.ts';
import { type CvPort, type CvWriter, makeCvWriter } from './writing/cv-writer.ts';

export type CvSession = EditingSession<CvWriter, Cv>;

/** The kind under which drafts of CVs are stored. */
export const CV_KIND = 'cv';

/** Opens a CV for editing. */
export const useCvSession = (id: string) =>
  useEditingSession<Cv, StoredCvDocument, CvDraft, CvPort, CvWriter>({
    kind: CV_KIND,
    id,
    recordKeyOf: (cv) => cvQueryKey(cv.id),
    makePort: (onReceived) => cvPort(onReceived),
    makeWriter: (port, opened) => makeCvWriter({ ...opened, port, isOnline: () => navigator.onLine }),
  });
