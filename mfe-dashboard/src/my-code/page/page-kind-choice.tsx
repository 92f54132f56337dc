import { Miniature } from '@ringtag/card/activation';
import { PAGE_KINDS, type PageKind } from '@ringtag/contracts';
import { useTranslation } from '@ringtag/i18n';
import { Badge, FieldGroup, Radio } from '@ringtag/ui';
import { useId } from 'react';
import styles from './page-kind-choice.module.css';

interface PageKindChoiceProps {
  chosen: PageKind;
  /** What the public fields of the profile fit. */
  suggested: PageKind;
  onChoose: (kind: PageKind) => void;
}

/** "What is this code on?": the two kinds of page, each with a miniature. Choosing one saves it. */
export function PageKindChoice({ chosen, suggested, onChoose }: PageKindChoiceProps) {
  const { t } = useTranslation(['pageKind', 'states']);
  const name = useId();
  return (
    <FieldGroup
      label={<span className={styles.question}>{t('states:pageKind.title')}</span>}
      hint={t('hint')}
      role="radiogroup"
    >
      <div className={styles.kinds}>
        {PAGE_KINDS.map((kind) => (
          <div key={kind} className={styles.kind}>
            <Miniature kind={kind} />
            <Radio
              className={styles.radio}
              name={name}
              checked={kind === chosen}
              onChange={() => onChoose(kind)}
              label={
                <span className={styles.title}>
                  {t(`states:pageKind.${kind}`)}{' '}
                  {kind === suggested && <Badge tone="info">{t('suggested')}</Badge>}
                </span>
              }
              hint={t(`states:pageKind.${kind}Hint`)}
            />
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
