import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { QR_LIMITS } from '@ringtag/qr';
import { ButtonLink, IconDownload, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import type { MyCode } from '../codes.queries';
import { SheetDownload } from '../sheet/sheet-download';
import styles from './ready-code.module.css';

/** The second step: the picture of the new code, and its files. */
export function ReadyCode({ code: { id, alias } }: { code: MyCode }) {
  const { t } = useTranslation('newCode');
  const path = `/api/my-codes/${id}/qr`;
  return (
    <Stack gap={4}>
      <p className={styles.text}>{t('ready.text')}</p>
      <img
        src={`${path}.svg`}
        alt={t('ready.picture', { code: toDisplayAlias(alias) })}
        width="192"
        height="214"
        className={styles.picture}
      />
      <SheetDownload id={id} first />
      <ButtonLink
        href={`${path}.png?size=${QR_LIMITS.png.default}`}
        download
        variant="outline"
        block
        icon={<IconDownload />}
      >
        {t('ready.png')}
      </ButtonLink>
      <Link to={`/my-code/${id}?view=qr`} className={styles.text}>
        {t('ready.design')}
      </Link>
    </Stack>
  );
}
