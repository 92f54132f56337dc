import {
  LABEL_GEOMETRY,
  LABEL_PAGES,
  LABEL_READABLE_FROM,
  labelFaults,
  type LabelGeometry,
  LENGTH,
  trimmed,
} from '@ringtag/contracts';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { Alert, Field, Options, Select, Stack, TextInput } from '@ringtag/ui';
import { useNameFault } from '../use-name-fault';
import styles from './label-layouts.module.css';
import type { NewLayout, OwnLayout } from './labels.queries';
import { LayoutDrawing } from './layout-drawing';
import { NumberField } from './number-field';

/**
 * What the form starts with: square labels of two inches on a Letter sheet, like Avery 22806. None of the built-in
 * label sizes has this format.
 */
const SQUARES: LabelGeometry = {
  page: 'Letter',
  width: 50.8,
  height: 50.8,
  columns: 3,
  rows: 4,
  x0: 15.9,
  y0: 15.2,
  pitchX: 66.7,
  pitchY: 66,
};

/** The fields of a sheet, two per row. A tape has only the first row. */
const PAIRS = [
  [
    ['width', LABEL_GEOMETRY.edge],
    ['height', LABEL_GEOMETRY.edge],
  ],
  [
    ['columns', LABEL_GEOMETRY.columns],
    ['rows', LABEL_GEOMETRY.rows],
  ],
  [
    ['x0', LABEL_GEOMETRY.margin],
    ['y0', LABEL_GEOMETRY.margin],
  ],
  [
    ['pitchX', LABEL_GEOMETRY.pitch],
    ['pitchY', LABEL_GEOMETRY.pitch],
  ],
] as const;

interface LayoutFormProps {
  id: string;
  layout: OwnLayout | undefined;
  onSubmit: (layout: NewLayout) => void;
}

/** Edits name and measures of labels, beside a drawing of the page. */
export function LayoutForm({ id, layout, onSubmit }: LayoutFormProps) {
  const { t } = useTranslation('admin');
  const findNameFault = useNameFault(!layout);
  const form = useForm({
    initial: layout ? toForm(layout) : { name: '', ...SQUARES },
    check: ({ name }) => ({ name: findNameFault(name) }),
    onSubmit: ({ name, ...typed }) => faults.length === 0 && onSubmit({ name: trimmed(name), ...typed }),
  });
  const { name: _, ...geometry } = form.values;
  const faults = labelFaults(geometry);
  const findFault = (field: string) => {
    const found = faults.find((each) => each.field === field);
    return found && t(`labelLayouts.faults.${found.fault}`);
  };

  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <LayoutDrawing geometry={geometry} label={t('labelLayouts.drawing')} />
        <Field label={t('labelLayouts.name')} required error={form.errors.name}>
          <TextInput {...form.field('name')} maxLength={LENGTH.name.max} autoComplete="off" />
        </Field>
        <Field label={t('labelLayouts.page')}>
          <Select {...form.field('page')}>
            <Options
              values={LABEL_PAGES}
              text={(page) => (page === 'tape' ? t('labelLayouts.tape') : page)}
            />
          </Select>
        </Field>
        {PAIRS.slice(0, geometry.page === 'tape' ? 1 : undefined).map((pair) => (
          <div key={pair[0][0]} className={styles.pair}>
            {pair.map(([field, { min, max }]) => (
              <NumberField
                key={field}
                {...form.field(field)}
                label={t(`labelLayouts.${field}`)}
                error={findFault(field)}
                min={min}
                max={max}
                step={field === 'columns' || field === 'rows' ? 1 : 0.01}
              />
            ))}
          </div>
        ))}
        {Math.min(geometry.width, geometry.height) < LABEL_READABLE_FROM && (
          <Alert tone="warning">{t('labelLayouts.tooSmall', { min: LABEL_READABLE_FROM })}</Alert>
        )}
      </Stack>
    </form>
  );
}

/** Returns the fields of the form. */
function toForm({ id: _id, createdAt: _createdAt, updatedAt: _updatedAt, ...layout }: OwnLayout): NewLayout {
  return layout;
}
