import type { Share } from '../../../contract.ts';
import type { ShareDeeds } from '../use-share-deeds.ts';

/** Props of all dialogs and sheets about one link. */
export type ShareDialogProps = {
  share: Share;
  deeds: ShareDeeds;
  open: boolean;
  /** The button that opened the dialog. */
  opener: HTMLElement;
  onClose: () => void;
};
