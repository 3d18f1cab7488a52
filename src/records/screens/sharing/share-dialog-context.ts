import { createContext, use } from 'react';

/** Something that a member shares, and how its dialog opens. */
export type ShareDialogTarget = {
  kind: 'portfolio' | 'project' | 'cv' | 'letter' | 'bundle';
  /** Id of the project or CV; of a letter, that of its CV; of a bundle, that of its link. */
  id?: string;
  letter?: string;
  name: string;
  /** Id of the link whose options are unfolded first. */
  link?: string;
  /** Saves pending changes; resolves to whether none are left. Only editors have some. */
  saveChanges?: (() => Promise<boolean>) | undefined;
  /** Takes up what the dialog has changed, such as a project's status. Only editors have some of it open. */
  onChanged?: (() => void) | undefined;
};

const ShareDialogContext = createContext<(target: ShareDialogTarget) => void>(() => {});

/** Provides the dialog, which belongs to a domain above those of the records. */
export const ShareDialogProvider = ShareDialogContext.Provider;

/** Returns a function that opens the dialog by which something is shared. */
export const useShareDialog = () => use(ShareDialogContext);
