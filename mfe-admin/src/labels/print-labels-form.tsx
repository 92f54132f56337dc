import {
  LABEL_LAYOUT_IDS,
  LABEL_LAYOUTS,
  LABEL_READABLE_FROM,
  type LabelLayout,
  type LabelLayoutId,
  labelsPerPage,
  layoutName,
  ownLayout,
  PAGE_SIZES,
  SHEET,
  trimmed,
} from '@ringtag/contracts';
import { useForm } from '@ringtag/forms/hook';
import { useTranslation } from '@ringtag/i18n';
import { QR_LIMITS } from '@ringtag/qr';
import { Alert, ButtonLink, Checkbox, Field, Inline, Select, Stack, TextInput } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { Link } from '@ringtag/vendor/router';
import styles from './label-layouts.module.css';
import { choosableLayoutsQuery, type PrintRun } from './labels.queries';
import { NumberField } from './number-field';
import { testPagePath } from './test-page-path';

interface PrintLabelsFormProps {
  id: string;
  offersBacks: boolean;
  /** `isBack` where the backs of these labels are printed. */
  onSubmit: (run: PrintRun, isBack: boolean) => void;
}

/** Asks which codes are printed, on which labels, and at which position of the page. */
export function PrintLabelsForm({ id, offersBacks, onSubmit }: PrintLabelsFormProps) {
  const { t } = useTranslation('admin');
  const own = useQuery(choosableLayoutsQuery()).data ?? [];
  const form = useForm({
    initial: {
      // The key of a built-in label size, or the id of one that an administrator has added.
      layout: 'avery-l7160',
      which: 'all',
      startAt: 1,
      offsetX: 0,
      offsetY: 0,
      cutMarks: false,
      backs: false,
      caption: '',
    },
    onSubmit: ({ which, startAt, layout: chosen, caption, backs, ...run }) =>
      onSubmit(
        {
          ...run,
          ...(chosenOwn ? { layoutId: chosen } : { layout: chosen as LabelLayoutId }),
          ...(trimmed(caption) && { caption: trimmed(caption) }),
          startAt: Math.min(startAt, labels),
          ...(which === 'free' && { filter: { activated: 'false' } }),
        },
        backs,
      ),
  });
  const draft = form.values;
  const chosenOwn = own.find(({ id: ownId }) => ownId === draft.layout);
  const layout: LabelLayout = chosenOwn ? ownLayout(chosenOwn) : LABEL_LAYOUTS[draft.layout as LabelLayoutId];
  const labels = labelsPerPage(layout);

  return (
    <form id={id} onSubmit={form.submit} noValidate>
      <Stack gap={4}>
        <Field label={t('print.layout')}>
          <Select {...form.field('layout')}>
            {PAGE_SIZES.map((page) => (
              <optgroup key={page} label={page}>
                {LABEL_LAYOUT_IDS.filter((each) => LABEL_LAYOUTS[each].page === page).map((each) => (
                  <option key={each} value={each}>
                    {t('print.labels', { name: layoutName(each), count: labelsPerPage(LABEL_LAYOUTS[each]) })}
                  </option>
                ))}
              </optgroup>
            ))}
            {own.length > 0 && (
              <optgroup label={t('labelLayouts.title')}>
                {own.map((each) => (
                  <option key={each.id} value={each.id}>
                    {t('print.labels', { name: each.name, count: each.columns * each.rows })}
                  </option>
                ))}
              </optgroup>
            )}
          </Select>
        </Field>
        {chosenOwn && Math.min(chosenOwn.width, chosenOwn.height) < LABEL_READABLE_FROM && (
          <Alert tone="warning">{t('labelLayouts.tooSmall', { min: LABEL_READABLE_FROM })}</Alert>
        )}
        <Inline gap={2}>
          <ButtonLink href={testPagePath(draft.layout, draft)} variant="outline" size="sm" download>
            {t('labelLayouts.testPage')}
          </ButtonLink>
          <ButtonLink as={Link} to="/label-layouts" variant="plain" size="sm">
            {t('labelLayouts.title')}
          </ButtonLink>
        </Inline>
        <Field label={t('print.which')}>
          <Select {...form.field('which')}>
            <option value="all">{t('print.all')}</option>
            <option value="free">{t('print.free')}</option>
          </Select>
        </Field>
        <NumberField
          {...form.field('startAt')}
          label={t('print.startAt')}
          hint={t('print.startAtHint')}
          min={1}
          max={labels}
        />
        <div className={styles.pair}>
          {(['offsetX', 'offsetY'] as const).map((axis) => (
            <NumberField
              key={axis}
              {...form.field(axis)}
              label={t(`print.${axis}`)}
              min={SHEET.offset.min}
              max={SHEET.offset.max}
              step={0.5}
            />
          ))}
        </div>
        <Field label={t('print.caption')} hint={t('optional')}>
          <TextInput {...form.field('caption')} maxLength={QR_LIMITS.caption.max} autoComplete="off" />
        </Field>
        <Checkbox {...form.toggle('cutMarks')} label={t('print.cutMarks')} />
        {offersBacks && (
          <Checkbox {...form.toggle('backs')} label={t('print.backs')} hint={t('print.backsHint')} />
        )}
        <Alert tone="info">{t('print.scale')}</Alert>
      </Stack>
    </form>
  );
}
