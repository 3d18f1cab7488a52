import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Cv, CvVersion } from '../../contract.ts';
import { HistorySheet } from '../history/history-sheet.tsx';
import type { CvWriter } from './writing/cv-writer.ts';

type Props = { cv: Cv; writer: CvWriter; open: boolean; onClose: () => void };

/** Version history of the CV. Viewing a version opens its preview; restoring one refreshes the editor. */
export function EditorHistory({ cv, writer, open, onClose }: Props) {
  const navigate = useNavigate();
  const [compared, setCompared] = useState<CvVersion>();
  return (
    <HistorySheet
      cv={cv}
      open={open}
      compared={compared}
      onClose={onClose}
      onCompare={setCompared}
      onOpenVersion={({ id }, fullView) => {
        void navigate(`/cv/${cv.id}/preview?version=${id}${fullView ? '&view=whole' : ''}`);
      }}
      onRestored={() => {
        onClose();
        void writer.refresh();
      }}
    />
  );
}
