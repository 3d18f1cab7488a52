import type { Share } from '../../../contract.ts';
import type { ShareActions } from '../use-share-actions.ts';

/** Props of all dialogs and sheets about one link. */
export type ShareDialogProps = {
  share: Share;
  shareActions: ShareActions;
  open: boolean;
  /** The button that opened the dialog. */
  opener: HTMLElement;
  onClose: () => void;
};
