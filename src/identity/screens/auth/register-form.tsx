import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { AccountFields } from './account-fields.tsx';
import type { AccountForm } from './use-account-form.ts';
import { useFocusFirstField } from './use-focus-first-field.ts';

type Props = {
  form: AccountForm;
  /** The user came back to correct the address. */
  correctsEmail?: boolean;
};

export function RegisterForm({ form, correctsEmail = false }: Props) {
  const t = useTranslations('identity.register');
  const container = useFocusFirstField<HTMLDivElement>(correctsEmail, 'input[name="email"]');
  return (
    <form {...form.props}>
      <div ref={container} className="grid gap-5">
        <AccountFields form={form} />
        <FormMessage form={form} />
        <Button type="submit" tone="primary" busy={form.pending}>
          {t('submit')}
        </Button>
      </div>
    </form>
  );
}
