import { useTranslation } from '@ringtag/i18n';

/** Fields that the form of label sizes has words for. */
const MEASURES = ['page', 'width', 'height', 'columns', 'rows', 'x0', 'y0', 'pitchX', 'pitchY'];
const YES_OR_NO = ['archived', 'activatable', 'viewOnly', 'isDefault', 'showAlias', 'logo'];

/**
 * What a recorded field is called, and a value of it that is no text of a person's. What this release does not know
 * keeps the name it was recorded with: the log outlives the words for it.
 */
export function useAuditWords() {
  const { t } = useTranslation(['operations', 'admin']);
  // Fields come from the log at run time.
  const textOf = t as (key: string, options: { defaultValue: string }) => string;
  return {
    field: (field: string): string =>
      textOf(MEASURES.includes(field) ? `admin:labelLayouts.${field}` : `auditLog.fields.${field}`, {
        defaultValue: field,
      }),
    value: (field: string, value: string): string => {
      if (field === 'role') return textOf(`user.roles.${value}`, { defaultValue: value });
      if (field === 'status') return textOf(`admin:item.statuses.${value}`, { defaultValue: value });
      return YES_OR_NO.includes(field) ? t(value === 'true' ? 'yes' : 'no') : value;
    },
  };
}
