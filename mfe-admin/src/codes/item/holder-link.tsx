import { useTranslation } from '@ringtag/i18n';
import { Link } from '@ringtag/vendor/router';
import type { ItemActivation } from '../items.queries';

/** A link to the account of somebody who holds or held a code. */
export function HolderLink({ holder: { id, name } }: { holder: ItemActivation['holder'] }) {
  const { t } = useTranslation(['admin', 'items']);
  return <Link to={`/users/${id}`}>{name ?? t('items:unnamed')}</Link>;
}
