import {
  LABEL_LAYOUT_IDS,
  LABEL_LAYOUTS,
  type LabelLayoutId,
  labelsPerPage,
  PAGE_SIZES,
  SHEET,
} from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Checkbox, Field, Select, Stack, TextInput } from '@ringtag/ui';
import { useState, type FormEvent } from 'react';
import type { PrintRun } from './print-labels.mutation';
import styles from './print-labels.module.css';

interface PrintLabelsFormProps {
  id: string;
  onSubmit: (run: PrintRun) => void;
}

type Draft = Required<Pick<PrintRun, 'startAt' | 'offsetX' | 'offsetY' | 'cutMarks'>> & {
  layout: LabelLayoutId;
  which: 'all' | 'free';
};

const NEW_RUN: Draft = {
  layout: 'avery-l7160',
  which: 'all',
  startAt: 1,
  offsetX: 0,
  offsetY: 0,
  cutMarks: false,
};

/** Which codes, on which labels, and where the printer puts them. */
export function PrintLabelsForm({ id, onSubmit }: PrintLabelsFormProps) {
  const { t } = useTranslation('admin');
  const [draft, setDraft] = useState(NEW_RUN);
  const change = (part: Partial<Draft>) => setDraft((current) => ({ ...current, ...part }));
  const labels = labelsPerPage(LABEL_LAYOUTS[draft.layout]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { which, startAt, ...run } = draft;
    onSubmit({
      ...run,
      startAt: Math.min(startAt, labels),
      ...(which === 'free' && { filter: { activated: 'false' } }),
    });
  };
  return (
    <form id={id} onSubmit={submit} noValidate>
      <Stack gap={4}>
        <Field label={t('print.layout')}>
          <Select
            name="layout"
            value={draft.layout}
            onChange={(event) => change({ layout: event.target.value as LabelLayoutId })}
          >
            {PAGE_SIZES.map((page) => (
              <optgroup key={page} label={page}>
                {LABEL_LAYOUT_IDS.filter((each) => LABEL_LAYOUTS[each].page === page).map((each) => (
                  <option key={each} value={each}>
                    {t('print.labels', { name: nameOf(each), count: labelsPerPage(LABEL_LAYOUTS[each]) })}
                  </option>
                ))}
              </optgroup>
            ))}
          </Select>
        </Field>
        <Field label={t('print.which')}>
          <Select
            name="which"
            value={draft.which}
            onChange={(event) => change({ which: event.target.value as Draft['which'] })}
          >
            <option value="all">{t('print.all')}</option>
            <option value="free">{t('print.free')}</option>
          </Select>
        </Field>
        <NumberField
          name="startAt"
          label={t('print.startAt')}
          hint={t('print.startAtHint')}
          min={1}
          max={labels}
          value={draft.startAt}
          onChange={(startAt) => change({ startAt })}
        />
        <div className={styles.offsets}>
          {(['offsetX', 'offsetY'] as const).map((axis) => (
            <NumberField
              key={axis}
              name={axis}
              label={t(`print.${axis}`)}
              min={-SHEET.offset.max}
              max={SHEET.offset.max}
              step={0.5}
              value={draft[axis]}
              onChange={(offset) => change({ [axis]: offset })}
            />
          ))}
        </div>
        <Checkbox
          label={t('print.cutMarks')}
          checked={draft.cutMarks}
          onChange={(event) => change({ cutMarks: event.target.checked })}
        />
        <Alert tone="info">{t('print.scale')}</Alert>
      </Stack>
    </form>
  );
}

interface NumberFieldProps {
  name: string;
  label: string;
  hint?: string;
  min: number;
  max: number;
  step?: number;
  value: number;
  onChange: (value: number) => void;
}

/** A number that is kept within its limits when the field is left. */
function NumberField({ label, hint, value, onChange, ...input }: NumberFieldProps) {
  const [text, setText] = useState(String(value));
  const leave = () => {
    const number = Math.min(input.max, Math.max(input.min, Number(text.replace(',', '.')) || 0));
    setText(String(number));
    onChange(number);
  };
  return (
    <Field label={label} hint={hint}>
      <TextInput
        {...input}
        type="number"
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          if (event.target.validity.valid && event.target.value) onChange(Number(event.target.value));
        }}
        onBlur={leave}
      />
    </Field>
  );
}

/** As it is printed on the box. */
function nameOf(layout: LabelLayoutId): string {
  return layout.replace('avery-', 'Avery ').toUpperCase().replace('AVERY', 'Avery');
}
