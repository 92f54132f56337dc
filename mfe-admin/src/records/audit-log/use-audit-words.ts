import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { projectQuery } from '@ringtag/shell-controls/projects';
import { useQuery } from '@ringtag/vendor-query';
import { choosablePresetsQuery } from '../../presets/presets.queries';
import type { AuditEntry } from './audit-log.queries';

/** Fields that the form of label sizes has words for. */
const MEASURES = ['page', 'width', 'height', 'columns', 'rows', 'x0', 'y0', 'pitchX', 'pitchY'];
const YES_OR_NO = ['archived', 'activatable', 'viewOnly', 'isDefault', 'showAlias', 'logo'];
/** As the API writes dates. */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * What the fields of an entry are called, and their values where they are no texts of a person's. What this release
 * does not know keeps the name it was recorded with: the log outlives the words for it, and what an id stood for.
 */
export function useAuditWords(changes: AuditEntry['changes']) {
  const { t } = useTranslation(['records', 'accounts', 'admin']);
  const { dateTime } = useFormats();
  const names = useNames(changes);
  // Fields come from the log at run time.
  const textOf = t as (key: string, options: { defaultValue: string }) => string;
  return {
    field: (field: string): string =>
      textOf(MEASURES.includes(field) ? `admin:labelLayouts.${field}` : `auditLog.fields.${field}`, {
        defaultValue: field,
      }),
    value: (field: string, value: string): string => {
      if (field === 'role') return textOf(`accounts:user.roles.${value}`, { defaultValue: value });
      if (field === 'status') return textOf(`admin:item.statuses.${value}`, { defaultValue: value });
      if (YES_OR_NO.includes(field)) return t(value === 'true' ? 'admin:yes' : 'admin:no');
      return TIME.test(value) ? dateTime(value) : (names.get(value) ?? value);
    },
  };
}

/** The names of the presets and of the project that an entry knows by their ids. */
function useNames(changes: AuditEntry['changes']): Map<string, string> {
  const find = (field: string) => changes.find((change) => change.field === field);
  const projectId = find('projectId')?.new ?? '';
  const project = useQuery({ ...projectQuery(projectId), enabled: projectId !== '' }).data;
  const presets = useQuery({ ...choosablePresetsQuery(), enabled: find('presetId') !== undefined }).data;
  return new Map([...(presets ?? []), ...(project ? [project] : [])].map(({ id, name }) => [id, name]));
}
