import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { projectQuery } from '@ringtag/shell-controls/projects';
import { useQuery } from '@ringtag/vendor/query';
import { choosablePresetsQuery } from '../../presets/presets.queries';
import type { AuditEntry } from './audit-log.queries';

/** Fields whose texts are those of the form of label sizes. */
const MEASURES = ['page', 'width', 'height', 'columns', 'rows', 'x0', 'y0', 'pitchX', 'pitchY'];
const YES_OR_NO = ['archived', 'activatable', 'viewOnly', 'isDefault', 'showAlias', 'logo', 'blocked'];
/** The format in which the API writes dates. */
const TIME = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/**
 * Returns functions that translate the field names of an entry and its values, except texts that people have typed.
 * Names and values that this release does not know are returned as they were recorded: log entries outlive their
 * translations and the rows that their ids named.
 */
export function useAuditWords(changes: AuditEntry['changes']) {
  const { t } = useTranslation(['operations', 'admin']);
  const { dateTime } = useFormats();
  const names = useNames(changes);
  // The names of the fields come from the log at run time, so their type is not known here.
  const translate = t as (key: string, options: { defaultValue: string }) => string;
  return {
    field: (field: string): string =>
      translate(
        MEASURES.includes(field) ? `admin:labelLayouts.${field}` : `records.auditLog.fields.${field}`,
        {
          defaultValue: field,
        },
      ),
    value: (field: string, value: string): string => {
      if (field === 'role') return translate(`accounts.user.roles.${value}`, { defaultValue: value });
      if (field === 'status') return translate(`admin:item.statuses.${value}`, { defaultValue: value });
      if (YES_OR_NO.includes(field)) return t(value === 'true' ? 'admin:yes' : 'admin:no');
      return TIME.test(value) ? dateTime(value) : (names.get(value) ?? value);
    },
  };
}

/** Returns the names of the presets and of the project whose ids the entry contains. */
function useNames(changes: AuditEntry['changes']): Map<string, string> {
  const find = (field: string) => changes.find((change) => change.field === field);
  const projectId = find('projectId')?.new ?? '';
  const project = useQuery({ ...projectQuery(projectId), enabled: projectId !== '' }).data;
  const presets = useQuery({ ...choosablePresetsQuery(), enabled: find('presetId') !== undefined }).data;
  return new Map([...(presets ?? []), ...(project ? [project] : [])].map(({ id, name }) => [id, name]));
}
