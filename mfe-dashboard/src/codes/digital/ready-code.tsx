import { toDisplayAlias } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { QR_LIMITS } from '@ringtag/qr';
import { ButtonLink, IconDownload, Inline, Stack } from '@ringtag/ui';
import { Link } from '@ringtag/vendor/router';
import type { MyCode } from '../codes.queries';
import styles from './ready-code.module.css';

const FILES = { png: QR_LIMITS.png.default, pdf: QR_LIMITS.pdf.default } as const;

/** The second step: the picture of the new code, and its files. */
export function ReadyCode({ code: { id, alias } }: { code: MyCode }) {
  const { t } = useTranslation('newCode');
  const path = `/api/my-codes/${id}/qr`;
  return (
    <Stack gap={4} align="center">
      <p>{t('ready.text')}</p>
      <img
        src={`${path}.svg`}
        alt={t('ready.picture', { code: toDisplayAlias(alias) })}
        width="192"
        height="214"
        className={styles.picture}
      />
      <Inline gap={2} justify="center">
        {(['png', 'pdf'] as const).map((kind) => (
          <ButtonLink
            key={kind}
            href={`${path}.${kind}?size=${FILES[kind]}`}
            download
            {...(kind === 'pdf' && { variant: 'outline' })}
            icon={<IconDownload />}
          >
            {t(`ready.${kind}`)}
          </ButtonLink>
        ))}
      </Inline>
      <Link to={`/my-code/${id}?view=qr`}>{t('ready.design')}</Link>
    </Stack>
  );
}
