import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { PersonFields } from './person-fields.tsx';
import { useFirstField } from './use-first-field.ts';
import type { PersonForm } from './use-person-form.ts';

type Props = {
  form: PersonForm;
  /** The user came back to correct the address. */
  mending?: boolean;
};

export function RegisterForm({ form, mending = false }: Props) {
  const t = useTranslations('identity.register');
  const place = useFirstField<HTMLDivElement>(mending, 'input[name="email"]');
  return (
    <form {...form.props}>
      <div ref={place} className="grid gap-5">
        <PersonFields form={form} />
        <FormMessage form={form} />
        <Button type="submit" tone="primary" busy={form.pending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
