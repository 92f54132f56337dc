import { useTranslation } from '@ringtag/i18n';
import { Button } from '@ringtag/ui';
import type { ListAddress } from './list-address';

/** Clears a search or filter that finds nothing. */
export function ClearListButton({ address }: { address: Pick<ListAddress<never>, 'filters' | 'clear'> }) {
  const { t } = useTranslation('lists');
  const filtered = Object.keys(address.filters).length > 0;
  return (
    <Button variant="outline" onClick={address.clear}>
      {t(filtered ? 'clearAll' : 'clearSearch')}
    </Button>
  );
}
