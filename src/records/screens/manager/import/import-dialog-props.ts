export type ImportDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the ids of the imported records. */
  onImported: (ids: string[]) => void;
};
