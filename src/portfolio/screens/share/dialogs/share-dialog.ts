import type { Share } from '../../../contract.ts';
import type { ShareDeeds } from '../use-share-deeds.ts';

/** What everything gets that is asked or shown about one link. */
export type ShareDialogProps = {
  share: Share;
  deeds: ShareDeeds;
  open: boolean;
  /** By this button one came there. */
  opener: HTMLElement;
  onClose: () => void;
};
