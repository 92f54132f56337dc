import { CONTRACT_VERSION } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { useFormats } from '@ringtag/pages';
import { Button, DropdownMenu, IconEye, IconLock, IconUnlock, Inline } from '@ringtag/ui';
import type { Decision, Release } from './releases.queries';

/** In a hundred visits. */
const SHARES = [1, 10, 50];
const ALL = 100;

interface ReleaseActionsProps {
  release: Release;
  /** The number that everybody sees. A lower one would be seen by nobody. */
  served: number;
  /** The decision about this release that is being saved. */
  saving: boolean;
  onDecide: (decision: Decision) => void;
}

/** What an administrator may do with a release. */
export function ReleaseActions({ release, served, saving, onDecide }: ReleaseActionsProps) {
  const { t } = useTranslation('releases');
  const { number, blocked } = release;
  const items = useAudiences(release, served).map(({ label, decision }) => ({
    id: label,
    label,
    onSelect: () => onDecide(decision),
  }));
  // The server has no address for what has no number.
  if (number === 0) return null;
  const kind = blocked ? 'unblock' : 'block';
  return (
    <Inline gap={1} justify="end">
      {items.length > 0 && (
        <DropdownMenu
          align="end"
          label={t('actions.showOf', { number })}
          items={items}
          trigger={
            <Button
              variant="plain"
              size="sm"
              icon={<IconEye />}
              disabled={saving}
              aria-label={t('actions.showOf', { number })}
            >
              {t('actions.show')}
            </Button>
          }
        />
      )}
      <Button
        variant="plain"
        size="sm"
        icon={blocked ? <IconUnlock /> : <IconLock />}
        aria-label={t(`actions.${kind}Of`, { number })}
        loading={saving}
        loadingLabel={t('actions.working')}
        onClick={() => onDecide({ blocked: !blocked })}
      >
        {t(`actions.${kind}`)}
      </Button>
    </Inline>
  );
}

/** To whom a release can be shown that does not see it yet. */
function useAudiences(release: Release, served: number): { label: string; decision: Decision }[] {
  const { t } = useTranslation('releases');
  const { percent } = useFormats();
  const { number, shipped, blocked, contract, share } = release;
  if (shipped || contract !== CONTRACT_VERSION) return [];
  const preview = { label: t('actions.preview'), decision: 'preview' as const };
  const nobody = { label: t('audience.nobody'), decision: { share: 0 } };
  const isShared = share > 0 && share < ALL;
  // A newer release is for everybody: this one is seen by nobody, but no other may have a share meanwhile.
  if (blocked || number <= served) return [preview, ...(isShared ? [nobody] : [])];
  return [
    preview,
    ...SHARES.filter((each) => each !== share).map((each) => ({
      label: t('audience.share', { share: percent(each / ALL, 0) }),
      decision: { share: each },
    })),
    { label: t('audience.everybody'), decision: { share: ALL } },
    ...(isShared ? [nobody] : []),
  ];
}
