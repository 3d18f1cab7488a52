import { useTranslations } from 'use-intl';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useTemplateList } from '../editor/use-templates.ts';
import type { Destinations } from './file-reading.ts';

type Props = {
  destinations: Destinations;
  onDestinations: (destinations: Destinations) => void;
  template: string;
  onTemplate: (template: string) => void;
  /** The photo of the file; null if there is none. */
  photo: string | null;
  keepsPhoto: boolean;
  onKeepsPhoto: (keeps: boolean) => void;
};

/** The choices of what becomes of a reviewed CV: where it is saved, in which template, and with its photo or without. */
export function ImportOptions(props: Props) {
  const { destinations, onDestinations, template, onTemplate, photo, keepsPhoto, onKeepsPhoto } = props;
  const t = useTranslations('cv-import');
  const templates = useTemplateList().data?.items ?? [];
  return (
    <fieldset className="-mx-4 flex flex-wrap items-end gap-x-6 gap-y-3 border-border border-b bg-surface px-4 py-3 sm:-mx-6 sm:px-6">
      <legend className="sr-only">{t('importTo')}</legend>
      <span aria-hidden="true" className="self-center font-medium">
        {t('importTo')}
      </span>
      <span className="self-center">
        <Checkbox
          label={t('newCv')}
          checked={destinations.cv}
          onCheckedChange={(cv) => onDestinations({ ...destinations, cv })}
        />
      </span>
      <span className="self-center">
        <Checkbox
          label={t('yourWork')}
          checked={destinations.work}
          onCheckedChange={(work) => onDestinations({ ...destinations, work })}
        />
      </span>
      {photo && destinations.cv && (
        <span className="flex items-center gap-2 self-center">
          <img src={photo} alt="" className="size-9 rounded-control object-cover" />
          <Checkbox label={t('keepPhoto')} checked={keepsPhoto} onCheckedChange={onKeepsPhoto} />
        </span>
      )}
      {destinations.cv && (
        <Select
          className="ms-auto w-44 max-sm:w-full"
          label={t('template')}
          options={templates.map(({ id, name }) => ({ value: id, label: name }))}
          value={template}
          onValueChange={onTemplate}
        />
      )}
    </fieldset>
  );
}
