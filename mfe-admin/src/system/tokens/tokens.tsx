import { QuestionDialog } from '@ringtag/forms';
import { useTranslation } from '@ringtag/i18n';
import { Day, LoadedSection, showSuccess, TimeAgo } from '@ringtag/pages';
import { Button, Table, type TableColumn } from '@ringtag/ui';
import { useQuery } from '@ringtag/vendor/query';
import { useState } from 'react';
import styles from '../releases/releases.module.css';
import { NewToken } from './new-token';
import { type Token, tokensQuery, useRevokeToken } from './tokens.queries';

/** The tokens with which programs upload releases. */
export function Tokens() {
  const { t } = useTranslation('releases');
  const query = useQuery(tokensQuery);
  const [revoked, setRevoked] = useState<Token>();
  const revoke = useRevokeToken();
  const columns = useColumns(setRevoked);
  return (
    <LoadedSection
      title={t('tokens.title')}
      text={t('tokens.text')}
      query={query}
      errorTitle={t('tokens.loadFailed')}
    >
      {(tokens) => (
        <>
          {tokens.length === 0 ? (
            <p className={styles.detail}>{t('tokens.none')}</p>
          ) : (
            <Table
              caption={t('tokens.title')}
              hideCaption
              columns={columns}
              rows={tokens}
              rowKey={({ id }) => id}
            />
          )}
          <NewToken />
          <QuestionDialog
            danger
            open={revoked !== undefined}
            onClose={() => setRevoked(undefined)}
            title={t('tokens.revokeTitle', { label: revoked?.label ?? '' })}
            confirmLabel={t('tokens.revokeConfirm')}
            workingLabel={t('tokens.revoking')}
            errorTitle={t('tokens.revokeFailed')}
            onConfirm={async () => {
              if (!revoked) return;
              await revoke.mutateAsync(revoked.id);
              showSuccess(t('tokens.revoked'));
            }}
          >
            {t('tokens.revokeText')}
          </QuestionDialog>
        </>
      )}
    </LoadedSection>
  );
}

function useColumns(revoke: (token: Token) => void): TableColumn<Token>[] {
  const { t } = useTranslation('releases');
  return [
    { key: 'label', header: t('tokens.label'), rowHeader: true, cell: ({ label }) => label },
    { key: 'name', header: t('tokens.name'), cell: ({ remote }) => <span translate="no">{remote}</span> },
    { key: 'created', header: t('tokens.created'), cell: ({ createdAt }) => <Day at={createdAt} /> },
    {
      key: 'used',
      header: t('tokens.used'),
      cell: ({ lastUsedAt }) => (lastUsedAt ? <TimeAgo at={lastUsedAt} /> : t('tokens.never')),
    },
    {
      key: 'actions',
      header: t('tokens.actions'),
      hideHeader: true,
      align: 'end',
      cell: (token) => (
        <Button
          variant="plain"
          size="sm"
          aria-label={t('tokens.revokeOf', { label: token.label })}
          onClick={() => revoke(token)}
        >
          {t('tokens.revoke')}
        </Button>
      ),
    },
  ];
}
