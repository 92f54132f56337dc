import { FailureAlert } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { ERROR_CORRECTIONS, EYE_SHAPES, MODULE_SHAPES, QR_LIMITS, type QrDesign } from '@ringtag/qr';
import { Alert, Button, Card, Field, Select, showToast, Stack, Switch, TextInput } from '@ringtag/ui';
import type { FormEvent } from 'react';
import styles from '../my-code.module.css';
import { ColorInput } from './color-input';
import { LogoField } from './logo-field';
import own from './qr.module.css';
import type { DesignEditor } from './use-design-editor';

const COLORS = ['foreground', 'eyeColor', 'background'] as const;
const QUIET_ZONES = [4, 6, 8, QR_LIMITS.quietZone.max] as const;

/** Everything that can be chosen about a code's look, and what keeps phones from reading it. */
export function QrDesignForm({ editor }: { editor: DesignEditor }) {
  const { t } = useTranslation('qr');
  const { draft, change, faults, dirty, saving, error } = editor;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (await editor.submit()) showToast({ variant: 'success', description: t('saved') });
  };
  return (
    <Card>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack gap={4}>
          <h2 className={styles.heading}>{t('title')}</h2>
          <p>{t('intro')}</p>
          <div className={own.pair}>
            <Choice field="moduleShape" values={MODULE_SHAPES} editor={editor} />
            <Choice field="eyeShape" values={EYE_SHAPES} editor={editor} />
          </div>
          <div className={own.colors}>
            {COLORS.map((color) => (
              <Field key={color} label={t(`${color}.label`)}>
                <ColorInput
                  name={color}
                  value={draft[color]}
                  onChange={(value) => change({ [color]: value })}
                />
              </Field>
            ))}
          </div>
          <LogoField
            logo={draft.logo}
            onChange={(logo) => change({ logo, ...(logo && { errorCorrection: 'H' as const }) })}
          />
          <Field
            label={t('caption.label')}
            hint={t('caption.hint')}
            error={editor.captionRefused && t('caption.refused')}
          >
            <TextInput
              name="caption"
              maxLength={QR_LIMITS.caption.max}
              value={draft.caption ?? ''}
              onChange={(event) => change({ caption: event.target.value || null })}
            />
          </Field>
          <Switch
            label={t('showAlias.label')}
            hint={t('showAlias.hint')}
            checked={draft.showAlias}
            onChange={(event) => change({ showAlias: event.target.checked })}
          />
          <div className={own.pair}>
            <Choice
              field="errorCorrection"
              values={ERROR_CORRECTIONS}
              editor={editor}
              hint={t('errorCorrection.hint')}
            />
            <Field label={t('quietZone.label')} hint={t('quietZone.hint')}>
              <Select
                name="quietZone"
                value={draft.quietZone}
                onChange={(event) => change({ quietZone: Number(event.target.value) })}
              >
                {QUIET_ZONES.map((modules) => (
                  <option key={modules} value={modules}>
                    {t('quietZone.modules', { count: modules })}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          {faults.length > 0 && (
            <Alert tone="warning" title={t('faults.title')}>
              {faults.map((fault) => (
                <p key={fault}>{t(`faults.${fault}`)}</p>
              ))}
            </Alert>
          )}
          <FailureAlert error={faults.length === 0 && !editor.captionRefused && error} />
          <div className={own.actions}>
            <Button type="submit" loading={saving} loadingLabel={t('saving')}>
              {t('save')}
            </Button>
            {dirty && (
              <Button variant="outline" disabled={saving} onClick={editor.discard}>
                {t('discard')}
              </Button>
            )}
            {!editor.plain && (
              <Button variant="plain" disabled={saving} onClick={editor.toPlain}>
                {t('reset')}
              </Button>
            )}
          </div>
        </Stack>
      </form>
    </Card>
  );
}

interface ChoiceProps<Name extends 'moduleShape' | 'eyeShape' | 'errorCorrection'> {
  field: Name;
  values: readonly QrDesign[Name][];
  editor: DesignEditor;
  hint?: string;
}

function Choice<Name extends 'moduleShape' | 'eyeShape' | 'errorCorrection'>({
  field,
  values,
  editor,
  hint,
}: ChoiceProps<Name>) {
  const { t } = useTranslation('qr');
  return (
    <Field label={t(`${field}.label`)} hint={hint}>
      <Select
        name={field}
        value={editor.draft[field]}
        onChange={(event) => editor.change({ [field]: event.target.value })}
      >
        {values.map((value) => (
          <option key={value} value={value}>
            {t(`${field}.values.${value}` as 'moduleShape.values.dot')}
          </option>
        ))}
      </Select>
    </Field>
  );
}
