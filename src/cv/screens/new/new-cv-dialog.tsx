import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useInstanceFacts } from '#platform/browser/instance-settings/use-instance-facts.ts';
import { Button } from '#ui/actions/button.tsx';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FileField } from '#ui/files/file-field.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { CV_LIMITS } from '../../model/content.ts';
import { AddressForm } from './address-form.tsx';
import { ImportReportDialog } from './import-report-dialog.tsx';
import { PasteForm } from './paste-form.tsx';
import { CV_FILES } from './read-cv-file.ts';
import { useHasWork } from './use-has-work.ts';
import type { useImportCv } from './use-import-cv.ts';
import { CREATION_MODES, type useNewCvDialog } from './use-new-cv-dialog.ts';
import { type NewCvForm, useExamples, useNewCvForm } from './use-new-cv-form.ts';

type Props = { dialog: ReturnType<typeof useNewCvDialog>; cvImport: ReturnType<typeof useImportCv> };

/** Dialog that creates a CV: of the member's work, blank, from an example or from a file. After an import it shows the report. */
export function NewCvDialog({ dialog, cvImport }: Props) {
  const t = useTranslations('cv.new');
  const { mode, open, openDialog, close } = dialog;
  const { result } = cvImport;
  const form = useNewCvForm(mode, close);
  const hasWork = useHasWork();
  const modes = CREATION_MODES.filter((value) => value !== 'work' || hasWork);
  if (result) return <ImportReportDialog result={result} {...{ open, close, cvImport }} />;
  const panels = {
    work: <NewCvFields form={form} text={t('workText')} />,
    blank: <NewCvFields form={form} text={t('blankText')} />,
    example: <ExampleForm form={form} />,
    file: <FileImportPanel cvImport={cvImport} />,
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => {
        if (next) return;
        cvImport.onDialogClose();
        close();
      }}
      title={t('title')}
      size="medium"
      keepsOpen
    >
      <Tabs
        label={t('begin')}
        tabs={modes.map((value) => ({ value, label: t(`ways.${value}`), panel: panels[value] }))}
        value={mode}
        onValueChange={openDialog}
      />
    </Dialog>
  );
}

/** The time after which a file seems to be a scan, whose text is recognized in pictures. */
const LONG_READING_MS = 4000;

/** Panel that imports a CV from a file or a pasted text. */
function FileImportPanel({ cvImport }: { cvImport: ReturnType<typeof useImportCv> }) {
  const t = useTranslations('cv');
  const { name } = useInstanceFacts();
  const { busy, errorMessage, start, text, setText, startText, cancel, alsoWork, setAlsoWork } = cvImport;
  return (
    <div className="grid gap-4" aria-busy={busy || undefined}>
      <p className="text-text-secondary">{t('new.fileText', { name })}</p>
      <FormMessage form={{ message: errorMessage, failure: undefined }} />
      <Checkbox
        label={t('import.alsoWork')}
        hint={t('import.alsoWorkHint')}
        checked={alsoWork}
        onCheckedChange={setAlsoWork}
      />
      <FileField
        label={t('import.file')}
        labelHidden
        accept={CV_FILES}
        main
        onFiles={([file]) => file && start(file)}
      />
      {busy && (
        <Delayed>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-text-secondary">
            <p className="flex items-center gap-2">
              <Spinner label={t('import.reading')} />
              <span aria-hidden="true">{t('import.reading')}</span>
            </p>
            <Delayed ms={LONG_READING_MS}>
              <p role="status">{t('import.scanTakesLonger')}</p>
            </Delayed>
            <Button onClick={cancel}>{t('import.cancel')}</Button>
          </div>
        </Delayed>
      )}
      <PasteForm
        label={t('new.paste')}
        action={t('new.pasteButton')}
        text={text}
        onText={setText}
        onSubmit={startText}
        disabled={busy}
        dir="auto"
      />
      <AddressForm cvImport={cvImport} />
    </div>
  );
}

/** Form that creates a CV from the example of a profession. */
function ExampleForm({ form }: { form: NewCvForm }) {
  const t = useTranslations('cv.new');
  const names = useTranslations('cv.examples');
  const examples = useExamples();
  const { example } = form.values;
  return (
    <NewCvFields form={form} text={t('exampleText')} {...(example ? { placeholder: names(example) } : {})}>
      <fieldset>
        <legend className="mb-1 font-medium text-text-secondary text-xs leading-5">{t('profession')}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {examples.map((value) => (
            <label
              key={value}
              className="flex min-h-11 items-center gap-3 rounded-control border border-border px-3 transition-colors hover:border-control has-checked:border-primary has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="example"
                value={value}
                checked={value === example}
                onChange={() => form.set('example', value)}
                className="radio outline-none"
              />
              <span className="min-w-0 break-words">{names(value)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </NewCvFields>
  );
}

type NewCvFieldsProps = {
  form: NewCvForm;
  /** Describes the content of the new CV. */
  text: string;
  /** The name that the CV gets if none is entered. */
  placeholder?: string;
  children?: ReactNode;
};

/** The fields common to all ways of creating a CV. */
function NewCvFields({ form, text, placeholder, children }: NewCvFieldsProps) {
  const t = useTranslations('cv');
  return (
    <form {...form.props} className="grid gap-4">
      <p className="text-text-secondary">{text}</p>
      <FormMessage form={form} />
      {children}
      <TextField
        label={t('details.name')}
        hint={t('details.nameHint')}
        placeholder={placeholder}
        maxLength={CV_LIMITS.name}
        autoComplete="off"
        {...form.field('name')}
      />
      {/* On a phone the fields may not fit, so the button stays in view. */}
      <div
        data-stays=""
        className="flex justify-end max-sm:sticky max-sm:-bottom-1 max-sm:-mx-4 max-sm:border-border max-sm:border-t max-sm:bg-floating max-sm:px-4 max-sm:pt-3 max-sm:pb-1"
      >
        <Button type="submit" tone="primary" busy={form.pending}>
          {t('new.create')}
        </Button>
      </div>
    </form>
  );
}
