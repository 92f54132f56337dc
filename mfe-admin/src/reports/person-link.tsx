import { useTranslation } from '@ringtag/i18n';
import { Link } from '@ringtag/vendor/router';
import type { Report } from './reports.queries';

/** A link to the account of an owner or an administrator. */
export function PersonLink({ person: { id, name } }: { person: Report['owner'] }) {
  const { t } = useTranslation('operations');
  return (
    <Link to={`/users/${id}`} translate={name ? 'no' : undefined}>
      {name ?? t('reports.unnamed')}
    </Link>
  );
}
