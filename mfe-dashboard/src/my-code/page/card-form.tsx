import { CARD_COLOR_NAMES, type CardColor, LENGTH } from '@ringtag/contracts';
import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { showSuccess } from '@ringtag/pages';
import { Button, Field, Inline, Section, Select, Stack, TextInput } from '@ringtag/ui';
import type { FormEvent } from 'react';
import { LinkFields } from './link-fields';
import { ShownFields } from './shown-fields';
import type { CardEditor } from './use-card-editor';

/** Chooses what the page of one code shows of its owner. */
export function CardForm({ editor }: { editor: CardEditor }) {
  const { t } = useTranslation('pageKind');
  const { values, errors, dirty, saving, failure, change, field } = editor;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await editor.save()) showSuccess(t('own.saved'));
  };
  return (
    <Section size="lg" title={t('own.title')}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <p>{t('own.intro')}</p>
          <ShownFields chosen={values.fields} photo={values.photo} onChange={change} />
          <Field label={t('own.name')} hint={t('own.nameHint')}>
            <TextInput {...field('name')} maxLength={LENGTH.name.max} autoComplete="off" />
          </Field>
          <Field label={t('own.role')} hint={t('own.roleHint')}>
            <TextInput {...field('role')} maxLength={LENGTH.fieldValue.max} autoComplete="off" />
          </Field>
          <Field label={t('own.color')}>
            <Select
              name="color"
              value={values.color ?? ''}
              onChange={({ target }) => change({ color: (target.value || null) as CardColor | null })}
            >
              <option value="">{t('own.noColor')}</option>
              {CARD_COLOR_NAMES.map((color) => (
                <option key={color} value={color}>
                  {t(`own.colors.${color}`)}
                </option>
              ))}
            </Select>
          </Field>
          <LinkFields
            links={values.links}
            checked={errors.links !== undefined}
            onChange={(links) => change({ links })}
          />
          <FailureAlert title={t('own.failed')} error={failure} />
          <Inline gap={2}>
            <Button type="submit" loading={saving} loadingLabel={t('own.saving')}>
              {t('own.save')}
            </Button>
            {dirty && (
              <Button variant="outline" disabled={saving} onClick={editor.discard}>
                {t('own.discard')}
              </Button>
            )}
          </Inline>
        </Stack>
      </form>
    </Section>
  );
}
