import { useTranslations } from 'use-intl';
import { Dialog } from '#ui/dialog.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ExampleForm } from './example-form.tsx';
import { FileWay } from './file-way.tsx';
import { ImportedDialog } from './imported-dialog.tsx';
import { NewCvFields } from './new-cv-fields.tsx';
import type { useBeginning } from './use-beginning.ts';
import { WAYS } from './use-beginning.ts';
import type { useImportCv } from './use-import-cv.ts';
import { useNewCv } from './use-new-cv.ts';

type Props = { beginning: ReturnType<typeof useBeginning>; importing: ReturnType<typeof useImportCv> };

/** Dialog that creates a CV: blank, from an example or from a file. After an import it shows the report. */
export function NewCvDialog({ beginning, importing }: Props) {
  const t = useTranslations('cv.new');
  const { way, open, begin, close } = beginning;
  const { imported } = importing;
  const form = useNewCv(way, close);
  if (imported) return <ImportedDialog imported={imported} {...{ open, close, importing }} />;
  const panels = {
    blank: <NewCvFields form={form} text={t('blankText')} />,
    example: <ExampleForm form={form} />,
    file: <FileWay importing={importing} />,
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        importing.leave();
        close();
      }}
      title={t('title')}
      size="medium"
      steady
    >
      <Tabs
        label={t('begin')}
        tabs={WAYS.map((value) => ({ value, label: t(`ways.${value}`), panel: panels[value] }))}
        value={way}
        onValueChange={begin}
      />
    </Dialog>
  );
}
