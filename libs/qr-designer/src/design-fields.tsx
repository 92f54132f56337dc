import { useTranslation } from '@ringtag/i18n';
import { ERROR_CORRECTIONS, EYE_SHAPES, MODULE_SHAPES, QR_LIMITS } from '@ringtag/qr';
import { Alert, Field, Select, Stack, Switch, TextInput } from '@ringtag/ui';
import { ColorInput } from './color-input';
import { LogoField } from './logo-field';
import styles from './qr-designer.module.css';
import type { DesignDraft } from './use-design-draft';

const COLORS = ['foreground', 'eyeColor', 'background'] as const;
const QUIET_ZONES = [4, 6, 8, QR_LIMITS.quietZone.max] as const;

/** The fields for the look of a code, with warnings about what keeps phones from reading it. */
export function DesignFields({ design }: { design: DesignDraft }) {
  const { t } = useTranslation('qrDesign');
  const { draft, change, faults } = design;
  // A design that was not made here may have another margin: its list must not show one that is not meant.
  const quietZones = [...new Set<number>([...QUIET_ZONES, draft.quietZone])].sort((a, b) => a - b);
  return (
    <Stack gap={4}>
      <div className={styles.pair}>
        <Choice field="moduleShape" values={MODULE_SHAPES} design={design} />
        <Choice field="eyeShape" values={EYE_SHAPES} design={design} />
      </div>
      <div className={styles.colors}>
        {COLORS.map((color) => (
          <Field key={color} label={t(`${color}.label`)}>
            <ColorInput name={color} value={draft[color]} onChange={(value) => change({ [color]: value })} />
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
        error={design.captionRefused && t('caption.refused')}
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
      <div className={styles.pair}>
        <Choice
          field="errorCorrection"
          values={ERROR_CORRECTIONS}
          design={design}
          hint={t('errorCorrection.hint')}
        />
        <Field label={t('quietZone.label')} hint={t('quietZone.hint')}>
          <Select
            name="quietZone"
            value={draft.quietZone}
            onChange={(event) => change({ quietZone: Number(event.target.value) })}
          >
            {quietZones.map((modules) => (
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
    </Stack>
  );
}

interface ChoiceProps {
  field: 'moduleShape' | 'eyeShape' | 'errorCorrection';
  values: readonly string[];
  design: DesignDraft;
  hint?: string;
}

function Choice({ field, values, design, hint }: ChoiceProps) {
  const { t } = useTranslation('qrDesign');
  return (
    <Field label={t(`${field}.label`)} hint={hint}>
      <Select
        name={field}
        value={design.draft[field]}
        onChange={(event) => design.change({ [field]: event.target.value })}
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
